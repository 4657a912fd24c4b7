// A theme's sample content: filler text, and the people who stand in every template. They are nobody.
import type { Mention } from '../mention.ts';
import { fold } from '../names/fold.ts';
import type { PageDocument } from './document.ts';

const FILLER =
  /\blorem ipsum\b|\bdolor sit,? amet\b|\bconsectetu?r adipisi?c?ing\b|\bsed do eiusmod\b|\bsed ut perspiciatis\b|\bnemo enim ipsam\b|\bat vero eos et accus|\bduis aute irure\b|\bexcepteur sint occaecat\b|\bpellentesque habitant morbi\b|\bfar far away,? behind the word mountains\b|\bsmall river named duden\b|\bli europan lingues\b|\bnever meanin['’]? no harm\b|\bmovin['’]? on up to the east side\b|\bstory of a lovely lady\b|\bthis mistaken idea of denouncing pleasure\b|\bwrite a short bio\b/i;

/** Folded names of templates; invented for that, so that nobody real is lost with them. */
const SAMPLE_NAMES: ReadonlySet<string> = new Set([
  'john doe',
  'jane doe',
  'jon doe',
  'johnny doe',
  'janet doe',
  'max mustermann',
  'erika mustermann',
  'maxi mustermann',
  'maria mustermann',
  'peter mustermann',
  'jean dupont exemple',
  'juan pérez ejemplo',
  'mario rossi esempio',
  'jan modaal',
  'joe bloggs',
  'fred bloggs',
  'jane roe example',
  'your name',
  'first last',
  'firstname lastname',
  'first name last name',
  'name surname',
  'vorname nachname',
  'nombre apellido',
  'prénom nom',
  'nome cognome',
  'nome sobrenome',
  'voornaam achternaam',
  'ad soyad',
  'adı soyadı',
  'imię nazwisko',
  'imię i nazwisko',
  'jméno příjmení',
  'etunimi sukunimi',
  'förnamn efternamn',
  'fornavn etternavn',
  'fornavn efternavn',
  'team member',
  'person name',
  'employee name',
  'member name',
  'full name',
  'your full name',
  'ola nordmann',
  'kari nordmann',
  'jan kowalski przykład',
  'john q public',
  'test user',
  'test test',
  'sample name',
  'demo user',
  'lorem ipsum',
  'dolor sit',
]);

/** Whether the text is filler. */
export function isFiller(text: string): boolean {
  return FILLER.test(text);
}

/** Whether the name is one of templates. */
export function isSampleName(name: string): boolean {
  return (
    SAMPLE_NAMES.has(name.toLowerCase().replace(/[.,]/g, '').trim()) ||
    /\bmustermann\b|\blorem\b|\bipsum\b|^ad soyad(?:\s|$)/i.test(name)
  );
}

/** Somebody who is really called that: the company's own domain has an address beside the name. */
export function isRealNamesake(mention: Pick<Mention, 'emails'>, companyDomain: string): boolean {
  return mention.emails.some(
    (email) => email.endsWith(`@${companyDomain}`) || email.endsWith(`.${companyDomain}`),
  );
}

/**
 * Whether the page is a template that nobody filled in: by its text, or by the people on it. A paragraph that was
 * forgotten makes none of a page whose people have the company's name or its addresses beside them, and a forgotten
 * slide none of one where somebody's own address is made of the name beside it.
 */
export function isPlaceholder(
  document: PageDocument,
  mentions: readonly Mention[],
  companyDomain: string,
  companyNames: readonly string[],
): boolean {
  const isSample = (mention: Mention) =>
    isSampleName(mention.name) && !isRealNamesake(mention, companyDomain);
  const isStaffed = mentions.some((mention) => !isSample(mention) && isCalledSo(mention, companyDomain));
  if (mentions.some(isSample) && !isStaffed) return true;
  if (!isFiller(document.text)) return false;
  if (mentions.some(({ words }) => isFiller(words))) return true;
  const own = ownWords(companyDomain, companyNames);
  return !mentions.some(
    (mention) =>
      isRealNamesake(mention, companyDomain) ||
      isNamed(`${mention.title} ${mention.organization ?? ''}`, own),
  );
}

/** The words that tell the company from others: of its domain and of its names, no common ones. */
function ownWords(companyDomain: string, companyNames: readonly string[]): string[] {
  const label = (companyDomain.split('.')[0] ?? '').replace(/[^a-z0-9]/g, '');
  return companyNames
    .flatMap((name) => name.toLowerCase().split(/[^\p{L}\p{N}]+/u))
    .filter((word) => word.length >= 4 && label.startsWith(word));
}

function isNamed(said: string, own: readonly string[]): boolean {
  const words = new Set(said.toLowerCase().split(/[^\p{L}\p{N}]+/u));
  return own.some((word) => words.has(word));
}

/** "moira@" beside Moira Quill; a template's "info@" or "team@" is nobody's. */
function isCalledSo({ name, emails }: Pick<Mention, 'name' | 'emails'>, companyDomain: string): boolean {
  const words = fold(name)
    .split(/[^a-z]+/u)
    .filter((word) => word.length >= NAME_WORD_MIN);
  return emails.some((email) => {
    const at = email.lastIndexOf('@');
    const host = email.slice(at + 1);
    const isOwn = host === companyDomain || host.endsWith(`.${companyDomain}`);
    return isOwn && words.some((word) => email.slice(0, at).includes(word));
  });
}

const NAME_WORD_MIN = 3;
