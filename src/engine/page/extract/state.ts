// People in the application state that a page carries for its own scripts: objects with a name and a title.
import type { Mention } from '../../mention.ts';
import { lineAt, labelsOf, type PageElement } from '../document.ts';
import { isObject, type JsonObject } from '../json-values.ts';
import { placedTitle } from '../placed-title.ts';
import { mentionOf, type Reading, type StateValue } from '../reading.ts';
import { resolveLink } from '../link-url.ts';
import { headingSense, type SectionSense } from '../sections.ts';
import { drawn, isElement } from '../state/elements.ts';
import { References } from '../state/references.ts';
import { foldKey, StatePeople, type StatePerson, type View } from '../state/state-person.ts';

const NODES_MAX = 60_000;
const MENTIONS_MAX = 300;
const MARKUP_MAX_CHARS = 300_000;
/** JSON in strings of JSON. */
const INNER_MAX_CHARS = 500_000;
const INNER_MAX = 100;

/** What hangs below such a member, or in an object of such a kind, is about other people, or the page's own user. */
const FOREIGN =
  /testimonial|review|quote|customer|alumni|former|author|speaker|panelist|portfolio|clients?$|casestud|success-?stor|investor|guest|jobposting|vacanc|currentuser|viewer|^session$|^auth/i;
const ADVISORS = /advis[oe]r|beirat|conseiller|asesor|consiglier/i;
/** Members that say what kind of object it is, or what stands over a list. */
const KIND_KEYS =
  `_type __typename type component __component blocktype block slicetype slice_type acf_fc_layout kind
  contenttype layout template`.split(/\s+/);
const HEADING_KEYS: readonly string[] =
  `title heading headline header sectiontitle category group groupname section
  team department status type name label`.split(/\s+/);
const TEAM =
  /team|people|person|member|staff|leader|management|employee|founder|executive|board|crew|mitarbeiter|equip/i;
const QUOTE_KEYS = /^(?:quote|testimonial|review|rating|stars|feedback|reviewtext|quotetext)$/;
const JOB_KEYS =
  /^(?:applyurl|applicationurl|applylink|salary|employmenttype|joblocation|dateposted|validthrough|hiringorganization|requisitionid|jobid)$/;
const GROUP_KEYS =
  /^(?:people|persons?|members?|team|staff|items|list|entries|employees|nodes|edges|children|cards|profiles)$/;

type Step = {
  node: unknown;
  sense: SectionSense;
  /** Whether a member on the way here is called like a team. */
  isTeam: boolean;
  /** The title that stands over the list: of a group of people who have none of their own. */
  given: string;
  /** Whether it is part of an element that has been drawn. */
  isDrawn: boolean;
};

/**
 * Mentions by objects of the state, wherever they hang. `readMarkup` reads the markup that the page's scripts would
 * show: where the page itself shows nobody, or is one of people, of whom it may show some at first.
 */
export function readState(reading: Reading, readMarkup: (html: string) => Mention[]): Mention[] {
  const walk = new Walk(reading);
  for (const value of reading.data.state) walk.take(value);
  const isShown = reading.people.some(({ title }) => title !== '');
  const isOfPeople = reading.kind === 'leadership' || reading.kind === 'team';
  return (isShown && !isOfPeople) || walk.markup.length === 0
    ? walk.mentions
    : [...walk.mentions, ...readMarkup(walk.markup.join('\n'))];
}

class Walk {
  readonly mentions: Mention[] = [];
  readonly markup: string[] = [];
  readonly #reading: Reading;
  readonly #people: StatePeople;
  readonly #seen = new Set<object>();
  #references: References | null = null;
  #left = NODES_MAX;
  #markupLeft = MARKUP_MAX_CHARS;
  #innerLeft = INNER_MAX;

  constructor(reading: Reading) {
    this.#reading = reading;
    this.#people = new StatePeople(reading.judge, reading.language);
  }

  take({ value, holder }: StateValue): void {
    const sense = this.#senseAt(holder);
    const label = holder === null ? '' : `${holder.name} ${labelsOf(holder)}`;
    if (sense === 'former' || FOREIGN.test(label)) return;
    const steps: Step[] = [{ node: value, sense, isTeam: TEAM.test(label), given: '', isDrawn: false }];
    for (let index = 0; index < steps.length && this.#left > 0; index += 1) {
      const step = steps[index];
      if (step === undefined || this.mentions.length >= MENTIONS_MAX) return;
      this.#left -= 1;
      if (isElement(step.node) && !step.isDrawn) this.#draw(step);
      if (Array.isArray(step.node))
        for (const node of step.node.slice(0, NODES_MAX) as unknown[]) this.#push(steps, { ...step, node });
      else if (isObject(step.node)) this.#visit(step.node, step, steps);
    }
  }

  /** An empty element stands in the section of the line before it. */
  #senseAt(holder: PageElement | null): SectionSense {
    const { document, sections } = this.#reading;
    if (holder === null) return 'own';
    const at = lineAt(document, holder.from);
    const line = document.lines[(document.lines[at]?.from ?? Infinity) < holder.to ? at : at - 1];
    return line === undefined ? 'own' : sections.senseOf({ ...line, owner: holder });
  }

  #push(steps: Step[], step: Step): void {
    const { node } = step;
    if (typeof node === 'string') this.#pushText(steps, step, node);
    if (typeof node !== 'object' || node === null || steps.length >= NODES_MAX || this.#seen.has(node))
      return;
    this.#seen.add(node);
    steps.push(step);
  }

  /** Markup is kept for the readers of markup; JSON in a string is state like the rest. */
  #pushText(steps: Step[], step: Step, text: string): void {
    if (text.length < 20) return;
    if (/^\s{0,20}[[{]/.test(text) && text.length <= INNER_MAX_CHARS && this.#innerLeft > 0) {
      this.#innerLeft -= 1;
      const inner = parsed(text);
      if (inner !== null) this.#push(steps, { ...step, node: inner });
    } else if (step.sense === 'own' && text.length <= this.#markupLeft && MARKUP.test(text)) {
      this.#markupLeft -= text.length;
      this.markup.push(`<section>${text}</section>`);
    }
  }

  #draw(step: Step): void {
    step.isDrawn = true;
    const html = drawn(step.node, this.#markupLeft);
    this.#markupLeft -= html.length;
    if (step.sense === 'own') this.markup.push(html);
  }

  #visit(node: JsonObject, step: Step, steps: Step[]): void {
    const kind = KIND_KEYS.map((key) => node[key])
      .filter((each) => typeof each === 'string')
      .join(' ');
    if (FOREIGN.test(kind.slice(0, 300))) return;
    const view = this.#people.viewOf(node);
    const sense = this.#senseIn(view, step.sense, kind);
    if (sense === 'former' || isOver(view)) return;
    const person = this.#personOf(view, step);
    if (person !== null) this.#mention(view, person, { ...step, sense });
    const isGroup = person === null && this.#people.nameIn(view) === '';
    const over = isGroup ? this.#people.titleIn(view) : '';
    for (const [key, value] of Object.entries(node)) {
      if (FOREIGN.test(key)) continue;
      const given =
        over !== '' && GROUP_KEYS.test(foldKey(key)) ? over : Array.isArray(step.node) ? step.given : '';
      this.#push(steps, {
        node: value,
        sense: ADVISORS.test(key) ? 'advisors' : sense,
        isTeam: step.isTeam || TEAM.test(key) || TEAM.test(kind),
        given,
        isDrawn: step.isDrawn,
      });
    }
  }

  #senseIn(view: View, around: SectionSense, kind: string): SectionSense {
    if (around !== 'own') return around;
    if (ADVISORS.test(kind)) return 'advisors';
    for (const key of HEADING_KEYS) {
      const text = view.has(key) ? this.#people.text(view.get(key)) : '';
      const sense = text === '' ? 'own' : headingSense(text);
      if (sense !== 'own') return sense;
    }
    return around;
  }

  #personOf(view: View, step: Step): StatePerson | null {
    for (const key of view.keys()) if (JOB_KEYS.test(key)) return null;
    const person = this.#people.personIn(view, step.given);
    if (person !== null) return person;
    const name = this.#people.nameIn(view);
    const title = name === '' ? this.#people.titleIn(view) : '';
    if (name === '' && title === '') return null;
    this.#references ??= new References(this.#reading.data.state.map(({ value }) => value));
    for (const other of this.#references.of(view, name === '' ? 'people' : 'roles')) {
      const seen = this.#people.viewOf(other);
      if (name === '') {
        const meant = this.#people.personIn(seen, title);
        if (meant !== null) return { ...meant, title };
      } else if (this.#people.nameIn(seen) === '' && this.#people.titleIn(seen) !== '')
        return this.#people.personIn(view, this.#people.titleIn(seen));
    }
    return null;
  }

  #mention(view: View, person: StatePerson, step: Step): void {
    const { page } = this.#reading;
    const isQuoted = !step.isTeam && [...view.keys()].some((key) => QUOTE_KEYS.test(key));
    const placed = placedTitle(isQuoted && step.sense === 'own' ? 'foreign' : step.sense, person.title, () =>
      person.company === '' ? null : person.company,
    );
    if (placed === null) return;
    this.mentions.push(
      mentionOf(page, 'state', {
        name: person.name,
        emails: person.emails,
        words: [person.name, person.title, ...person.emails].join(', '),
        title: placed.title,
        organization: person.company || placed.organization,
        profileUrl: /^[/.]|^https?:/.test(person.url)
          ? (resolveLink(person.url, page.url) ?? undefined)
          : undefined,
      }),
    );
  }
}

const MARKUP = /<(?:p|h[1-6]|li|div|td|tr|strong|b|br|span|figcaption|section|article)\b[^<>]{0,500}>/i;

function parsed(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}

/** Whether the members say that the person is not there any more, or not shown. */
function isOver(view: View): boolean {
  if (view.get('former') === true || view.get('isformer') === true || view.get('archived') === true)
    return true;
  if (view.get('active') === false || view.get('isactive') === false || view.get('draft') === true)
    return true;
  return ['enddate', 'leftat', 'leftdate', 'leavingdate'].some((key) => typeof view.get(key) === 'string');
}
