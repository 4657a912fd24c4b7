// Who founded a company, as sentences say it. Knows one sentence and where the name stands in it.
import { foldSpace } from './document.ts';
import type { Place } from './names-in-sentence.ts';

/** What a sentence says of a name. */
export type Said = { title: string; organization?: string };

const FOUNDED_BY =
  /(?:(?<co>co-?)?(?:founded|established|created|launched|set up|started)(?: in \d{4}| in \p{Lu}[\p{L} ]{2,30})?,? by|gegründet (?:\d{4} )?(?:von|durch)|(?:wurde|wird) (?:im jahr |im jahre )?(?:\d{4} )?(?:in [\p{L} ]{2,30} )?(?:von|durch)|(?:co)?(?:fond|cré)ée?s? (?:en \d{4} )?par|fundad[oa]s? (?:en \d{4} |em \d{4} )?por|fondat[oaie] (?:nel \d{4} )?da|opgericht (?:in \d{4} )?door|grundad(?:es|e)? (?:\d{4} )?av|stiftet (?:i \d{4} )?af|założon[aey] (?:w \d{4} roku )?przez|zakłada\w* przez)(?: (?:the |der |den |die )?(?:brothers|sisters|brüdern?|entrepreneurs?|unternehmern?))? $/iu;
const FOUNDED_SUBJECT =
  /^(?<subject>[\p{Lu}\d][^,.;]{1,50}?) (?:was|is|were|wurde|wird|grundades|grundlades|werd|a été|est|fue|è stata|è stato|foi|is in|werd|blev|została?) /u;

/** "Acme was founded in 2012 by Ada Vell and Bo Marn": founders of the sentence's subject. */
export function foundedBy(sentence: string, place: Place): Said | null {
  const before = sentence.slice(Math.max(0, place.from - 120), place.from);
  const match = FOUNDED_BY.exec(before);
  if (match === null || (/^(?:wurde|wird)/i.test(match[0]) && !/gegründet/i.test(sentence.slice(place.to))))
    return null;
  const title = match.groups?.['co'] === undefined ? 'Founder' : 'Co-Founder';
  return { title, ...organizationOf(FOUNDED_SUBJECT.exec(sentence)?.groups?.['subject'] ?? '') };
}

const FOUNDS =
  /^,?(?: who| and \p{Lu}\p{L}+ \p{Lu}\p{L}+| und \p{Lu}\p{L}+ \p{Lu}\p{L}+)? (?<co>co-?)?(?:founded|established|gründete[n]?|a (?:co-?)?fondé|a créé|fundó|fundou|ha fondato|fondò|richtte|grundade|stiftede|grunnla|założyła?|založila?|perusti) (?<object>[^,.;]{2,60})/iu;

/** "Ada Vell founded Acme in 2012". */
export function founds(after: string): Said | null {
  const match = FOUNDS.exec(after);
  if (match === null) return null;
  const object = (match.groups?.['object'] ?? '').replace(
    / (?:in|im|en|em|nel|i|w|and|und|et|y|with|after|as|to|op|zusammen|gemeinsam|\d{4})(?: .*)?$/iu,
    '',
  );
  return { title: match.groups?.['co'] === undefined ? 'Founder' : 'Co-Founder', ...organizationOf(object) };
}

const SEVERAL_AHEAD =
  /(?:^|[\s,(“"„«])(?<co>co-?)?(?:founders|gründer|fondateurs|fundadores|fondatori|oprichters|grundarna|stifterne|założyciele|zakladatelé|perustajat)(?:,| (?:of|von|de|di|van|av|af) (?<firm>[\p{L}\d&.’' -]{2,40}),?)? $/iu;
/** "It began when co-founders Ada Vell and Bo Marn …": the title of each of them. */
export function severalAhead(before: string): Said | null {
  const match = SEVERAL_AHEAD.exec(before);
  if (match === null) return null;
  const title = match.groups?.['co'] === undefined ? 'Founder' : 'Co-Founder';
  return { title, ...organizationOf(match.groups?.['firm'] ?? '') };
}

const OWN_SUBJECT =
  /^(?:(?:the|our|this|das|die|der|unser|l['’]|la|le|notre|el|nuestra|il|lo|de|het|we|it|she|he|they|wir|es) ?)?(?:company|firm|agency|business|startup|start-up|studio|unternehmen|firma|agentur|entreprise|société|agence|empresa|compañía|agencia|azienda|società|impresa|bedrijf|bureau|företaget|virksomheden|it|we|she|he)?$/iu;

/** The firm that the words name; none where they mean the company itself. */
export function organizationOf(text: string): { organization?: string } {
  const named = foldSpace(text);
  return named === '' || OWN_SUBJECT.test(named) || !/^\p{Lu}|^\d/u.test(named)
    ? {}
    : { organization: named };
}
