// What a printed title means in the part of the page that it stands in: among advisers, customers, overseers.
import { isTitleLike } from '../titles/title-like.ts';
import {
  isDepartment,
  splitForeignOrganization,
  splitOrganization,
  type TitleParts,
} from './organization.ts';
import type { SectionSense } from './sections.ts';

/**
 * Null for nobody of this company. `firm` is what stands beside as the firm of the person, null for nothing.
 */
export function placedTitle(
  sense: SectionSense,
  printed: string,
  firm: () => string | null,
): TitleParts | null {
  const said = splitOrganization(printed);
  switch (sense) {
    case 'former':
      return null;
    case 'foreign': {
      const foreign = splitForeignOrganization(printed);
      const organization = foreign.organization ?? firm();
      return organization === null ? null : { title: foreign.title, organization };
    }
    case 'quoted':
      return withFirmBehind(splitForeignOrganization(printed));
    case 'advisors':
      return withFirm(said, firm) ?? (ADVISES.test(said.title) ? said : { title: 'Advisor' });
    case 'overseers':
      return withFirm(said, firm) ?? (isOverseer(said.title) ? said : { title: 'Non-executive director' });
    case 'board':
      return withFirm(said, firm) ?? (said.title === '' ? { title: 'Board member' } : said);
    case 'founders':
      return said.title === '' ? { title: 'Founder' } : said;
    case 'own':
      return said;
  }
}

/** "CFO Blue Harbor": under a quotation, capitals behind the short title are the speaker's firm. */
function withFirmBehind(said: TitleParts): TitleParts {
  const [, title = '', firm = ''] = said.organization === undefined ? (BEHIND.exec(said.title) ?? []) : [];
  return firm === '' || isTitleLike(firm) || isDepartment(firm) ? said : { title, organization: firm };
}

const BEHIND =
  /^((?:CEO|CTO|CFO|COO|CMO|CIO|CPO|CISO|(?:Co-?)?Founder|Owner|President|Managing Director|Geschäftsführer(?:in)?|Inhaber(?:in)?|Gründer(?:in)?|Daglig leder|VD|Directeur|Gérante?|Gerente)(?: (?:&|and|und) (?:CEO|CTO|(?:Co-?)?Founder))?) (\p{Lu}[^,|]{2,60})$/u;

function withFirm(said: TitleParts, firm: () => string | null): TitleParts | null {
  if (said.organization !== undefined) return said;
  const organization = said.title === '' ? null : firm();
  return organization === null ? null : { title: said.title, organization };
}

/** A bare "President" presides over that board, not over the company. */
function isOverseer(title: string): boolean {
  return OVERSEES.test(title) && !PRESIDES.test(title);
}

const PRESIDES =
  /^(?:vice[ -]?)?(?:president[ea]?|président[e]?|presidente|prezes|başkan|(?:denetim kurulu )?başkanı?|elnök)$/iu;
const ADVISES = /advis|beirat|berat|counsel|conseil|asesor|consulen|rådgiv|doradc|poradc|danışman|tanácsad/i;
const OVERSEES =
  /chair|direct|member|trustee|board|president|vorsitz|mitglied|aufsicht|rat\b|administrat|consej|consigli|conseil|commissaris|voorzitter|lid\b|ledamot|ordförande|styre|bestyr|medlem|przewodnic|członek|předsed|člen|jäsen|puheenjohtaja|üye|başkan|tag\b|elnök/i;
