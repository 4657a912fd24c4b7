// People in the application state that a page carries for its own scripts: objects with a name and a title.
import type { Mention } from '../../mention.ts';
import { emailsIn, isObject, type JsonObject } from '../json-values.ts';
import { foldSpace } from '../document.ts';
import { splitOrganization } from '../organization.ts';
import { mentionOf, type Reading } from '../reading.ts';

const NODES_MAX = 60_000;
const MENTIONS_MAX = 300;

const NAME_KEYS = ['name', 'fullName', 'full_name', 'displayName', 'personName'] as const;
const TITLE_KEYS = [
  'jobTitle',
  'job_title',
  'jobtitle',
  'position',
  'role',
  'designation',
  'title',
  'subtitle',
] as const;
const EMAIL_KEYS = ['email', 'emailAddress', 'mail', 'e_mail'] as const;
const FOREIGN_KEYS =
  /testimonial|review|quote|customer|alumni|former|author|speaker|portfolio|clients?$|casestud|advisor/i;

/** Mentions by objects of the state, wherever they hang. */
export function readState({ data, judge, page }: Reading): Mention[] {
  const mentions: Mention[] = [];
  for (const root of data.state) {
    const flat = Array.isArray(root) ? (root as readonly unknown[]) : [];
    const waiting: unknown[] = [root];
    for (
      let index = 0;
      index < waiting.length && index < NODES_MAX && mentions.length < MENTIONS_MAX;
      index += 1
    ) {
      const node = waiting[index];
      if (Array.isArray(node))
        for (const each of node.slice(0, NODES_MAX) as unknown[]) addNode(waiting, each);
      if (!isObject(node)) continue;
      const person = personIn(node, flat);
      if (person !== null && judge.isName(person.name) && judge.isTitle(person.title)) {
        const words = [person.name, person.title, ...person.emails].join(', ');
        const said = splitOrganization(person.title);
        mentions.push(
          mentionOf(page, 'state', {
            name: person.name,
            emails: person.emails,
            words,
            title: said.title,
            organization: person.company || said.organization,
          }),
        );
      }
      for (const [key, value] of Object.entries(node)) if (!FOREIGN_KEYS.test(key)) addNode(waiting, value);
    }
  }
  return mentions;
}

function addNode(waiting: unknown[], value: unknown): void {
  if (typeof value === 'object' && value !== null && waiting.length < NODES_MAX) waiting.push(value);
}

type Found = { name: string; title: string; emails: string[]; company: string };

/** `flat` is a state in which objects hold positions of a list instead of values (Nuxt 3). */
function personIn(node: JsonObject, flat: readonly unknown[]): Found | null {
  const text = (key: string): string => {
    const value = node[key];
    const meant = typeof value === 'number' ? flat[value] : value;
    return typeof meant === 'string' && meant.length <= 200 ? foldSpace(meant) : '';
  };
  const first = (keys: readonly string[]): string => keys.map(text).find((value) => value !== '') ?? '';
  const joined = `${text('firstName') || text('first_name')} ${text('lastName') || text('last_name')}`.trim();
  const name = first(NAME_KEYS) || joined;
  const title = first(TITLE_KEYS);
  if (name === '' || title === '') return null;
  return {
    name,
    title,
    emails: emailsIn(first(EMAIL_KEYS)),
    company: first(['company', 'companyName', 'organization']),
  };
}
