// The prompt that a person picks from a menu: the right person to contact at each company of a list.
import { ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/server';
import type { GetPromptResult, Prompt } from '@modelcontextprotocol/server';
import { findEmailRequest } from '../src/core/contract/requests.ts';

const ARGUMENT_MAX_CHARACTERS = 4_000;

export const FIND_CONTACTS: Prompt = {
  name: 'find_contacts',
  title: 'Find the right person to contact at these companies',
  description:
    'For each company of a list, finds the executive who fits your purpose, and their validated email.',
  arguments: [
    { name: 'companies', description: 'Domains or URLs, separated by commas or lines', required: true },
    {
      name: 'purpose',
      description: 'What you want to contact them about; decides the role',
      required: false,
    },
  ],
};

/** The message that starts the work; the two arguments stand in it as the person wrote them. */
export function findContacts(args: Readonly<Record<string, string>>): GetPromptResult {
  const companies = argument(args, 'companies');
  const purpose = argument(args, 'purpose');
  if (companies === '') throw new ProtocolError(ProtocolErrorCode.InvalidParams, 'companies is required');
  const text = [
    'Find the right person to contact at each of these companies:',
    companies,
    '',
    purpose === ''
      ? 'I want to reach whoever leads the company.'
      : `I want to contact them about: ${purpose}`,
    '',
    `1. Choose the role that fits, one of: ${findEmailRequest.shape.role.options.join(', ')}.`,
    '2. Look with svc_get_results_by_domain whether we already have that person at a company: that is free.',
    '3. Compare svc_get_credits with the number of companies left (1 credit each). If it is not enough, or there are ' +
      'more than 10, tell me the cost and wait for my word.',
    '4. Call svc_find_email for the companies left, a few at a time. Where it says done: false, follow nextStep.',
    '5. Where nobody is found, try one neighbouring role, then go on.',
    '6. Answer with a table: company, name, title, email, score, source, and the page that shows it. Name the companies ' +
      'without a find, and why. Never guess an address.',
  ].join('\n');
  return {
    description: FIND_CONTACTS.title ?? FIND_CONTACTS.name,
    messages: [{ role: 'user', content: { type: 'text', text } }],
  };
}

function argument(args: Readonly<Record<string, string>>, name: string): string {
  const value = (Object.hasOwn(args, name) ? (args[name] ?? '') : '').trim();
  if (value.length > ARGUMENT_MAX_CHARACTERS)
    throw new ProtocolError(
      ProtocolErrorCode.InvalidParams,
      `${name} must have at most ${ARGUMENT_MAX_CHARACTERS} characters`,
    );
  return value;
}
