// Turns a body into a request, or into one error that names the first wrong field.
import type * as z from 'zod';
import { ROLES } from '../../engine/role.ts';
import { invalidRequest } from '../errors.ts';

/** The parsed request; throws `invalid_request` with a message of ours that names the field. */
export function parseRequest<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  throw invalidRequest(describe(parsed.error.issues[0], body));
}

function describe(issue: z.core.$ZodIssue | undefined, body: unknown): string {
  const field = issue?.path[0];
  if (issue === undefined || field === undefined) return 'The request must be a JSON object';
  const name = String(field);
  if (!isGiven(body, name)) return `${name} is required`;
  switch (issue.code) {
    case 'invalid_type':
      return `${name} must be a ${issue.expected}`;
    case 'invalid_value':
      return `${name} must be one of: ${ROLES.join(', ')}`;
    default:
      return `${name} ${issue.message}`;
  }
}

function isGiven(body: unknown, name: string): boolean {
  return typeof body === 'object' && body !== null && Object.hasOwn(body, name);
}
