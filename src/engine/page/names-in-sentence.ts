// Where names stand in a sentence. The words around them are another file's matter.
import type { Judge } from './judge.ts';

/** A name and where it stands: from the first position to behind the last. */
export type Place = { name: string; from: number; to: number };

const NAMES_MAX = 12;

const TOKEN = "\\p{Lu}[\\p{L}\\p{M}]{0,30}(?:['’‑-]\\p{L}{1,30}){0,2}\\.?";
const PARTICLE =
  '(?:van|von|vom|de|der|den|del|della|di|da|do|dos|das|du|la|le|el|bin|ibn|bint|ten|ter|zu|zum|zur|op|aan|af|av)';
const NAME = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(?:d['’]|O['’]|Mc|Mac)?${TOKEN})(?: (?:[“"'(]${TOKEN}[”"')] )?(?:${PARTICLE} ){0,2}(?:[dDlL]['’])?${TOKEN}){1,7}`,
  'gu',
);

/** The names of the sentence: of each run of capitals the longest name between the words of titles. */
export function namesIn(judge: Judge, sentence: string): Place[] {
  const places: Place[] = [];
  let left = NAMES_MAX;
  for (const match of sentence.matchAll(NAME)) {
    left -= 1;
    if (left < 0) break;
    let run: Token[] = [];
    for (const token of [...tokensOf(match), null]) {
      if (token !== null && !FOUNDERS.test(token.text) && !judge.isTitle(token.text.replace(/[’']s$/, '')))
        run.push(token);
      else {
        const place = bestName(judge, sentence, run);
        if (place !== null) places.push(place);
        run = [];
      }
    }
  }
  return places;
}

const FOUNDERS = /^(?:co-?)?(?:founders|gründer|fondateurs|fundadores|fondatori|oprichters|grundarna)$/iu;

type Token = { text: string; from: number; to: number };

function tokensOf(match: RegExpExecArray): Token[] {
  return [...match[0].matchAll(/\S+/g)].slice(0, 9).map((token) => {
    const from = match.index + token.index;
    return { text: token[0], from, to: from + token[0].length };
  });
}

function bestName(judge: Judge, sentence: string, tokens: readonly Token[]): Place | null {
  /** Where a firm begins: no part of its name is a person. */
  let firm = tokens.length;
  for (let size = tokens.length; size >= 2; size -= 1)
    for (let first = 0; first + size <= tokens.length; first += 1) {
      const [head, tail] = [tokens[first], tokens[first + size - 1]];
      if (head === undefined || tail === undefined || first >= firm) continue;
      const name = sentence.slice(head.from, tail.to).replace(/(?<=\p{L}{2})\.$|['’]s$/u, '');
      if (STARTERS.test(name) || NO_PERSON.test(name) || !judge.isName(name)) continue;
      if (goesOnAsFirm(tail, sentence.slice(tail.to, tail.to + 30))) firm = Math.min(firm, first);
      else return { name, from: head.from, to: head.from + name.length };
    }
  return null;
}

function goesOnAsFirm(tail: Token, after: string): boolean {
  return FIRM_GOES_ON.test(after) || (tail.text === 'S.' && /^ ?[ALC]\b/.test(after));
}

/** Legal forms, and particles at the beginning: part of something longer. */
const NO_PERSON =
  /^\p{Ll}|(?:^| )\p{Lu}\p{Ll}+\p{Lu}(?: |$)|^(?:DE|DEL|DI|DA|DO|DOS|DAS|DES|DU|OF|FOR|FÜR) |(?:^| )(?:GmbH|AG|Inc|Ltd|LLC|SAS|SARL|Srl|SpA|BV|AB|Oy|Corp)\.?(?: |$)/u;

/** "Vell Marine Solutions", "Vell Marine, LLC": what follows makes a firm of what looks like a name. */
const FIRM_GOES_ON =
  /^(?:,? (?:GmbH|AG|SE|KG|Inc|Incorporated|Ltd|Limited|LLC|LLP|PLC|SAS|SARL|S\.A|S\.L|Srl|S\.r\.l|SpA|S\.p\.A|B\.?V|N\.V|AB|AS|ASA|ApS|A\/S|Oyj?|Corp|Corporation)| (?:Company|Group|Gruppe|Groupe|Grupo|Gruppo|Holdings?|Solutions?|Technolog(?:y|ies)|Systems?|Software|Services|Industries|International|Partners|Capital|Ventures|Labs?|Media|Networks?|Bank|Insurance|Foundation|Stiftung|Institute?|University|Universität|Clearinghouse|Agency|Associates|Consulting))(?!\p{L})/u;

/** Words that begin a sentence, not a name. */
const STARTERS =
  /^(?:Today|Since|After|Before|As|In|On|At|With|While|When|Our|The|And|But|By|For|From|Together|Then|Also|Under|Meet|Founded|Co-founded|Previously|Prior|Gegründet|Seit|Mit|Unter|Nach|Als|Der|Die|Das|Und|Fondée?|Depuis|Avec|Fundada|Desde|Con|Nel|Dal|Sinds|Sedan|Mr|Company|Read|Says?|Said|I|I['’]m|Ich bin|Je suis|Soy|Sou|Sono|Ik ben|Jsem|Jestem|Som|Jag är|Jeg er|Olen)\.? /;
