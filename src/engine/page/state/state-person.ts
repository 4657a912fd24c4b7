// Who an object of a state is: the name, the title, the addresses and the firm among its members, by what the
// members are called. Writers call them by many names; the grammar of names and titles decides.
import { emailsIn, isObject, type JsonObject } from '../json-values.ts';
import { bareName, bareTitle, splitNameAndTitle, type Judge } from '../judge.ts';
import { stateText } from './state-text.ts';

export type StatePerson = { name: string; title: string; emails: string[]; company: string; url: string };

/** Members of a node that hold its own members: content services wrap them. */
const WRAPPERS: readonly string[] = `fields attributes relationships acf meta node data frontmatter properties
  content custom_fields customFields metafields values person employee member profile teamMember team_member
  memberFields teamFields memberInfo childMarkdownRemark`.split(/\s+/);
const MEMBERS_MAX = 120;
const KEYS_MAX = 5_000;

type Kind = 'given' | 'family' | 'name' | 'title' | 'email' | 'company' | 'url' | 'beside';
type KeyKind = { kind: Kind; rank: number };

/** What a member's name, in lower case and without marks, says of its value; the first rows are the surest. */
const KEYS: readonly (readonly [Kind, RegExp])[] = [
  [
    'given',
    /^(?:(?:first|given|fore|f)name|first|given|vorname|prenom|voornaam|fornavn|förnamn|imie|jmeno|etunimi|nombre|nome|keresztnev)$/,
  ],
  [
    'family',
    /^(?:(?:last|family|sur|l)name|last|family|nachname|familienname|nomdefamille|apellidos?|cognome|apelido|sobrenome|achternaam|etternavn|efternavn|efternamn|nazwisko|prijmeni|sukunimi|soyad|vezeteknev)$/,
  ],
  ['beside', /^(?:name|nom|naam)$/],
  [
    'name',
    /^(?:fullname|displayname|personname|membername|name|teammembername|employeename|nameandsurname)$/,
  ],
  [
    'name',
    /^(?:nombre|nombrecompleto|nom|nomcomplet|nome|nomecompleto|naam|namn|navn|imieinazwisko|jmeno|nev|nimi|adsoyad|isim|who|person|member|employee)$/,
  ],
  [
    'name',
    /^(?:title|label|heading|headline|header|caption|alt|text|primary|h[1-6]|titletext|itemtitle|cardtitle|blocktitle|imagealt|arialabel)$/,
  ],
  [
    'name',
    /(?<!user|file|class|host|site|company|organi[sz]ation|type|event|product|brand|font|nick|path|component|icon|category|group|department|team|customer|client|author|manager|assistant|contact|recruiter|owner|creator|project|block|layout|template|region|country|city|school|office)name$/,
  ],
  ['name', /^(?:subtitle|subheading|subheader|tagline|description|secondary|content|body|line[12])$/],
  [
    'title',
    /^(?:job(?:title|position|role|name|function)|worktitle|positiontitle|professionaltitle|roletitle|rolename|positionname|teamrole|companyrole|member(?:role|position|title)|teammember(?:role|position|title))$/,
  ],
  ['title', /^(?:position|role|designation|function|occupation|job|post|rank|profession|responsibility)s?$/],
  [
    'title',
    /^(?:funktion|stelle|rolle|beruf|poste|fonction|cargo|puesto|funcion|funcao|ruolo|carica|qualifica|functie|rol|roll|befattning|stilling|titel|titre|titolo|titulo|tytul|stanowisko|funkce|pozice|beosztas|tehtava|titteli|unvan|gorev)$/,
  ],
  ['title', /(?:position|designation|role|jobfunction|jobtitle)$/],
  [
    'title',
    /^(?:(?:sub|sup)?titles?|sub(?:heading|header|head|text)?|label|tagline|headline|heading|byline|eyebrow|kicker|overline|caption|secondary|secondarytext|(?:short)?description|desc|text|info|meta|details?|excerpt|summary|body|content|titletext|line[12]|copy|bio|arialabel)$/,
  ],
  ['title', /title$/],
  [
    'email',
    /^(?:(?:contact|work|public|business)?e?mail(?:address|link|url)?|mailto|correo|courriel|epost)$/,
  ],
  [
    'company',
    /^(?:company|companyname|organi[sz]ation|organi[sz]ationname|employer|firm|firma|affiliation|entreprise|empresa|azienda|bedrijf|org)$/,
  ],
  ['url', /^(?:url|href|link|permalink|profileurl|path|profilelink)$/],
];

/** Roles that programs give to their users. */
const ACCESS =
  /^(?:owner|admin|administrator|editor|author|member|user|manager|viewer|contributor|guest|moderator)$/;
const NAME_PARTS_MAX_CHARS = 60;

/** A node's members by what they are called, those of its wrappers behind its own. */
export type View = ReadonlyMap<string, unknown>;

/** Reads the objects of one page; it remembers what members are called. */
export class StatePeople {
  readonly #kinds = new Map<string, readonly KeyKind[]>();
  readonly #judge: Judge;
  /** The page's, '' for unknown. */
  readonly #language: string;

  constructor(judge: Judge, language: string) {
    this.#judge = judge;
    this.#language = language;
  }

  viewOf(node: JsonObject): View {
    const view = new Map<string, unknown>();
    const add = (holder: JsonObject): void => {
      for (const [key, value] of Object.entries(holder).slice(0, MEMBERS_MAX)) {
        const folded = foldKey(key);
        if (value !== null && value !== '' && !view.has(folded)) view.set(folded, value);
      }
    };
    add(node);
    for (const key of WRAPPERS) {
      const inner = node[key];
      if (isObject(inner)) add(inner);
    }
    return view;
  }

  /** Null where the members give no name, or no title and none is `given` by what stands around. */
  personIn(view: View, given: string): StatePerson | null {
    const named = this.#nameIn(view);
    if (named === null) return null;
    const title = named.title || this.#titleBeside(view, named.key) || given;
    if (title === '') return null;
    return {
      name: named.name,
      title,
      emails: this.#members(view, 'email').flatMap(([, value]) => emailsIn(value)),
      company: this.#first(view, 'company', () => true)?.text ?? '',
      url: this.#first(view, 'url', () => true)?.text ?? '',
    };
  }

  /** The name alone, '' where there is none. */
  nameIn(view: View): string {
    return this.#nameIn(view)?.name ?? '';
  }

  /** The title of a node that is no person: of a role, or of a group of people who have it. */
  titleIn(view: View): string {
    const single = new Map([...view].filter(([, value]) => !Array.isArray(value)));
    const named = this.#first(single, 'name', (text) => this.#isTitle(text))?.text ?? '';
    return this.#titleBeside(single, '') || bareTitle(named);
  }

  text(value: unknown): string {
    return stateText(value, this.#language);
  }

  #nameIn(view: View): { key: string; name: string; title: string } | null {
    const isPart = (text: string): boolean => text.length < NAME_PARTS_MAX_CHARS;
    const given = this.#first(view, 'given', isPart);
    const family =
      given === null ? null : (this.#first(view, 'family', isPart) ?? this.#first(view, 'beside', isPart));
    if (given !== null && family !== null && family.key !== given.key) {
      const name = bareName(`${given.text} ${family.text}`);
      if (this.#judge.isName(name)) return { key: given.key, name, title: '' };
    }
    const whole = this.#first(view, 'name', (text) => this.#judge.isName(bareName(text)));
    if (whole !== null) return { key: whole.key, name: bareName(whole.text), title: '' };
    const inner = view.get('name');
    return isObject(inner) && !view.has('givenname') ? this.#nameIn(this.viewOf(inner)) : this.#inOne(view);
  }

  /** "Ada Vell, CEO" in one member. */
  #inOne(view: View): { key: string; name: string; title: string } | null {
    for (const [key, value] of this.#members(view, 'name')) {
      const [pair, ...more] = splitNameAndTitle(this.#judge, this.text(value)).pairs;
      if (pair !== undefined && more.length === 0) return { key, ...pair };
    }
    return null;
  }

  #titleBeside(view: View, nameKey: string): string {
    const accepts = (text: string): boolean => this.#isTitle(text);
    return bareTitle(this.#first(view, 'title', accepts, nameKey)?.text ?? '');
  }

  #isTitle(text: string): boolean {
    return !ACCESS.test(text) && this.#judge.isTitle(bareTitle(text));
  }

  #first(
    view: View,
    kind: Kind,
    accepts: (text: string) => boolean,
    except = '',
  ): { key: string; text: string } | null {
    for (const [key, value] of this.#members(view, kind)) {
      const text = key === except ? '' : this.text(value);
      if (text !== '' && accepts(text)) return { key, text };
    }
    return null;
  }

  /** The surest first. */
  #members(view: View, kind: Kind): [string, unknown][] {
    const found: { key: string; value: unknown; rank: number }[] = [];
    for (const [key, value] of view) {
      const known = this.#kindsOf(key).find((each) => each.kind === kind);
      if (known !== undefined) found.push({ key, value, rank: known.rank });
    }
    return found.sort((one, other) => one.rank - other.rank).map(({ key, value }) => [key, value]);
  }

  #kindsOf(key: string): readonly KeyKind[] {
    const known = this.#kinds.get(key);
    if (known !== undefined) return known;
    const kinds =
      key.length > 40 ? [] : KEYS.flatMap(([kind, words], rank) => (words.test(key) ? [{ kind, rank }] : []));
    if (this.#kinds.size < KEYS_MAX) this.#kinds.set(key, kinds);
    return kinds;
  }
}

/** "data-full-name", "full_name" and "fullName" are one. */
export function foldKey(key: string): string {
  return key
    .slice(0, 80)
    .replace(/^(?:data-|:|v-bind:)/, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
