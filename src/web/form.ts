// Forms: sent from a page of ours, read once, parsed once; and errors set beside the field that they are about.
import express from 'express';
import type { Request, Response } from 'express';
import * as z from 'zod';
import { DomainError } from '../core/errors.ts';
import { isOwnForm } from '../http/own-form.ts';

export const FORM_MAX_BYTES = 16 * 1024;
const FIELDS_MAX = 50;

/** A form that is refused as a whole, with our words for it. */
export class FormRefusal extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.name = 'FormRefusal';
    this.status = status;
  }
}

/**
 * The fields of a posted form. Throws FormRefusal where it comes from another site, is too large, or does not fit the
 * schema: what a person may get wrong is for the schema to let through and for the page to tell.
 */
export async function readForm<Schema extends z.ZodType>(
  { publicUrl }: { publicUrl: string },
  schema: Schema,
  request: Request,
  response: Response,
  maxBytes = FORM_MAX_BYTES,
): Promise<z.output<Schema>> {
  if (!isOwnForm(request, publicUrl)) {
    throw new FormRefusal(403, `This form must be sent from ${publicUrl}. Open the service there.`);
  }
  await readBody(request, response, maxBytes);
  const body: unknown = request.body ?? {};
  const parsed = schema.safeParse(body);
  if (parsed.success && !holdsNul(body)) return parsed.data;
  throw new FormRefusal(400, 'The form was incomplete. Go back, and try once more.');
}

/** Parameters of the address, by the same rule: what does not fit is read as if it were not there. */
export function readQuery<Schema extends z.ZodType>(schema: Schema, request: Request): z.output<Schema> {
  const query = Object.fromEntries(new URL(request.originalUrl, 'http://ours.invalid').searchParams);
  const parsed = schema.safeParse(query);
  return parsed.success && !holdsNul(query) ? parsed.data : schema.parse({});
}

/** No keyboard types it, and PostgreSQL has no place for it in a text. */
function holdsNul(fields: unknown): boolean {
  return Object.values(fields as object) // a form or a query: texts, or lists of them
    .flat()
    .some((value) => typeof value === 'string' && value.includes('\0'));
}

/** Text as typed, at most so many characters; empty where it is missing. */
export const typed = (maxCharacters: number) => z.string().max(maxCharacters).default('');

/** What is wrong, by the name of the field; `form` is for what no field is to blame for. */
export type FormErrors = Readonly<Record<string, string>>;

/**
 * A refusal of the core as an error beside its field: our messages begin with the field's name. `fields` says which
 * word is which field of the form. Anything but `invalid_request` is thrown on.
 */
export function formErrors(error: unknown, fields: Readonly<Record<string, string>>): FormErrors {
  if (!(error instanceof DomainError) || error.code !== 'invalid_request') throw error;
  const [word = ''] = error.message.split(' ', 1);
  const field = fields[word];
  if (field === undefined) return { form: sentence(error.message) };
  // As the person reads the field: the core's word for it may be another.
  return { [field]: sentence(field.replaceAll('_', ' ') + error.message.slice(word.length)) };
}

/** A message of ours as a sentence. */
export function sentence(message: string): string {
  return `${message.charAt(0).toUpperCase()}${message.slice(1)}${message.endsWith('.') ? '' : '.'}`;
}

function readBody(request: Request, response: Response, maxBytes: number): Promise<void> {
  const read = express.urlencoded({ extended: false, limit: maxBytes, parameterLimit: FIELDS_MAX });
  return new Promise((resolve, reject) => {
    read(request, response, (error?: unknown) => {
      if (error === undefined) resolve();
      else reject(bodyRefusal(error));
    });
  });
}

/** The status that the form reader gives its own errors. */
function bodyRefusal(error: unknown): unknown {
  const status = error instanceof Error && 'status' in error ? Number(error.status) : 500;
  if (!(status >= 400 && status < 500)) return error;
  const text = status === 413 ? 'That is more than this form takes.' : 'The form could not be read.';
  return new FormRefusal(status, text);
}
