// People in linked data (schema.org as JSON-LD): persons by themselves, and those an organisation names.
import type { Mention } from '../../mention.ts';
import { emailsIn, isObject, listOf, textIn, textsIn, typesOf, type JsonObject } from '../json-values.ts';
import { resolveLink } from '../link-url.ts';
import { splitOrganization } from '../organization.ts';
import { mentionOf, type Reading } from '../reading.ts';

const NODES_MAX = 20_000;

/** What the property that leads to a person says of the person's title. */
const PROPERTY_TITLES: Readonly<Record<string, string>> = {
  founder: 'Founder',
  founders: 'Founder',
  ceo: 'CEO',
  cto: 'CTO',
  cfo: 'CFO',
  coo: 'COO',
};
const MEMBER_PROPERTIES: ReadonlySet<string> = new Set([
  ...Object.keys(PROPERTY_TITLES),
  'employee',
  'employees',
  'member',
  'members',
]);

/** Below these stand people who are not the company's, or no longer; what hangs on a review is a customer's. */
const FOREIGN_PROPERTIES: ReadonlySet<string> = new Set(
  `review reviews author creator contributor editor alumni performer actor sponsor funder parent children spouse
  knows customer comment itemreviewed aggregaterating provider translator attendee organizer reviewedby illustrator`.split(
    /\s+/,
  ),
);
const FOREIGN_TYPES: ReadonlySet<string> = new Set([
  'review',
  'userreview',
  'employerreview',
  'rating',
  'quotation',
  'claimreview',
  'jobposting',
  'book',
  'movie',
]);
const ORGANIZATION_TYPE =
  /(?:organization|corporation|business|company|ngo|school|agency|store|firm|service)$/;

type Step = { node: unknown; property: string; organization: string; role: JsonObject | null };

/** Mentions by every Person with a title, and by founders without one. */
export function readJsonLd(reading: Reading): Mention[] {
  const nodes = nodesById(reading.data.linked);
  const mentions: Mention[] = [];
  const steps: Step[] = reading.data.linked.map((node) => ({
    node,
    property: '',
    organization: '',
    role: null,
  }));
  for (let index = 0; index < steps.length && index < NODES_MAX; index += 1) {
    const step = steps[index];
    if (step === undefined) break;
    if (Array.isArray(step.node))
      for (const node of step.node.slice(0, NODES_MAX) as unknown[]) steps.push({ ...step, node });
    else if (isObject(step.node)) visit(reading, nodes, step, step.node, steps, mentions);
  }
  return mentions;
}

function visit(
  reading: Reading,
  nodes: ReadonlyMap<string, JsonObject>,
  step: Step,
  named: JsonObject,
  steps: Step[],
  mentions: Mention[],
): void {
  const node = withoutPrefix(named);
  const types = typesOf(node);
  if (types.some((type) => FOREIGN_TYPES.has(type))) return;
  const isMember = MEMBER_PROPERTIES.has(step.property);
  const known =
    isMember && typeof node['@id'] === 'string' && node['name'] === undefined
      ? (nodes.get(node['@id']) ?? node)
      : node;
  if (types.includes('person') || (isMember && typesOf(known).includes('person'))) {
    const mention = personOf(reading, known, step);
    if (mention !== null) mentions.push(mention);
    return;
  }
  const organization = types.some((type) => ORGANIZATION_TYPE.test(type))
    ? textIn(node['name'])
    : step.organization;
  const role = types.some((type) => type.endsWith('role')) ? node : null;
  if (role !== null && isPast(role)) return;
  for (const [key, value] of Object.entries(node)) {
    const property = key.toLowerCase().replace(/^.*[/#:]/, '');
    if (typeof value !== 'object' || value === null || FOREIGN_PROPERTIES.has(property)) continue;
    steps.push({
      node: value,
      property: role === null || !isMember ? property : step.property,
      organization,
      role,
    });
  }
}

function personOf({ judge, page }: Reading, node: JsonObject, step: Step): Mention | null {
  const name = textIn(node['name']) || `${textIn(node['givenName'])} ${textIn(node['familyName'])}`.trim();
  if (!judge.isName(name) || node['deathDate'] !== undefined) return null;
  const role = step.role === null ? '' : textsIn(step.role['roleName'] ?? step.role['namedPosition']);
  const works = listOf(node['worksFor']).find((each) => !isObject(each) || !isPast(each));
  const jobTitle =
    textsIn(node['jobTitle']) ||
    textsIn(node['hasOccupation']) ||
    (isObject(works) ? textsIn(works['roleName']) : '');
  const told = textIn(node['description']) || textIn(node['disambiguatingDescription']);
  const printed = jobTitle || role || PROPERTY_TITLES[step.property] || (judge.isTitle(told) ? told : '');
  const emails = emailsIn(node['email']);
  if (printed === '' && emails.length === 0) return null;
  const { title, organization } = splitOrganization(printed);
  return mentionOf(page, 'json-ld', {
    name,
    title,
    emails,
    words: [name, printed, ...emails].filter((part) => part !== '').join(', '),
    organization: employerOf(works) || step.organization || organization,
    profileUrl: resolveLink(textIn(node['url']), page.url) ?? undefined,
  });
}

function employerOf(works: unknown): string {
  if (isObject(works) && isObject(works['worksFor'])) return textIn(works['worksFor']);
  return textIn(works);
}

/** A role with an end is over: a page seldom states an end to come. */
function isPast(role: JsonObject): boolean {
  return role['endDate'] !== undefined && role['endDate'] !== null && role['endDate'] !== '';
}

/** "schema:name" and "https://schema.org/name" are "name". */
function withoutPrefix(node: JsonObject): JsonObject {
  const keys = Object.keys(node);
  if (!keys.some((key) => PREFIX.test(key))) return node;
  return Object.fromEntries(keys.map((key) => [key.replace(PREFIX, ''), node[key]]));
}

const PREFIX = /^(?:schema:|sdo:|https?:\/\/schema\.org\/)/i;

/** Nodes that can be referred to by their @id, of the documents and their @graph. */
function nodesById(roots: readonly unknown[]): Map<string, JsonObject> {
  const nodes = new Map<string, JsonObject>();
  const waiting: unknown[] = [...roots];
  for (let index = 0; index < waiting.length && index < NODES_MAX; index += 1) {
    const node = waiting[index];
    if (Array.isArray(node)) for (const each of node.slice(0, NODES_MAX) as unknown[]) waiting.push(each);
    else if (isObject(node)) {
      if (typeof node['@id'] === 'string' && node['name'] !== undefined) nodes.set(node['@id'], node);
      for (const value of Object.values(node))
        if (typeof value === 'object' && value !== null) waiting.push(value);
    }
  }
  return nodes;
}
