// Lines about the firms that keep, made or watch over the site: they have managers of their own, on the same page.
import type { PageFacts } from '../mention.ts';
import type { TextLine } from './document.ts';
import type { Sections } from './sections.ts';

/** Unmistakable, as a label before a colon or as a heading. */
const FIRM =
  /^\W{0,3}(?:hébergeur|hébergement|hébergé par|hosting|hosted by|hoster|webhosting|web ?design|webdesign|website by|site by|umsetzung|realisation|realisierung|réalisation|programmierung|technische umsetzung|agentur|sviluppo|realizzazione|alojamiento|datenschutzbeauftragte[rn]?|responsabile della protezione dei dati|delegado de protección de datos|(?:our )?data protection officer|dpo|délégué à la protection des données|aufsichtsbehörde|zuständige aufsichtsbehörde|streitschlichtung|bildnachweise?|photo credits?|crédits?|konzept|gestaltung|conception)(?=\W|$)/i;
/** Departments have these names too: only where a colon follows, or on an imprint. */
const MAYBE =
  /^\W{0,3}(?:design|development|entwicklung|création|fotos?|photos?|diseño|desarrollo|provider)(?=\W|$)/i;
/** Posts and professions have these names: only where a colon follows. */
const WITH_COLON = /^\W{0,3}(?:steuerberat(?:er|ung|erin)|wirtschaftsprüfer(?:in)?|abschlussprüfer)\s?[:：]/i;
const REACH_LINES = 8;

/** Whether each line, by its position, speaks of another firm. */
export function otherFirmLines(
  lines: readonly TextLine[],
  sections: Sections,
  kind: PageFacts['kind'],
): boolean[] {
  let until = -1;
  let heading = '';
  return lines.map((line) => {
    const above = sections.headingOf(line);
    if (above !== heading) until = -1;
    heading = above;
    if (isLabel(line.text.slice(0, 120), kind)) until = line.index + REACH_LINES;
    return line.index <= until || isLabel(above, kind);
  });
}

function isLabel(text: string, kind: PageFacts['kind']): boolean {
  if (WITH_COLON.test(text)) return true;
  if (!FIRM.test(text) && !MAYBE.test(text)) return false;
  if (/^[^:]{2,60}[:：]/.test(text)) return true;
  return (
    text.length <= 60 &&
    (kind === 'imprint' || (FIRM.test(text) && kind !== 'team' && kind !== 'leadership')) &&
    !/\b(?:manager|director|lead|head|leiter)/i.test(text)
  );
}
