// What a generated company is called, and its domain: syllables that mean nothing, no two alike within a seed.
import { slug } from '../sites/markup.ts';
import type { Dice } from './dice.ts';
import { type FullName, printFamily } from './names/name.ts';

const FIRST =
  'Bra Cor Dal Elo Fen Gro Hul Iri Jas Kel Lum Mer Nov Ora Pel Qui Rav Sol Tam Ulv Vel Wem Xan Zor'.split(
    ' ',
  );
const SECOND =
  'bari cano devi fero gani hiro kali lano miro nuva pexa rilo sento tavi vanta wira xilo yaro zema dora'.split(
    ' ',
  );
const SECTORS: Readonly<Record<string, readonly string[]>> = {
  en: ['Systems', 'Instruments', 'Foods', 'Health', 'Labs', 'Logistics', 'Partners', 'Marine', 'Analytics'],
  de: ['Technik', 'Maschinenbau', 'Werke', 'Systeme', 'Logistik'],
  fr: ['Industries', 'Conseil', 'Énergies', 'Distribution'],
  es: ['Industrias', 'Servicios', 'Energía', 'Alimentos'],
  it: ['Impianti', 'Servizi', 'Tessuti', 'Meccanica'],
  nl: ['Techniek', 'Groep', 'Logistiek'],
  sv: ['Teknik', 'Gruppen', 'Industri'],
};

export type CompanyName = { name: string; domain: string };

/** @param founder whose family the firm is sometimes called after. */
export function nameCompany(
  dice: Dice,
  index: number,
  language: string,
  founder: FullName | undefined,
): CompanyName {
  // The two lists together number the company, so that no domain comes twice.
  const first = FIRST[index % FIRST.length] ?? '';
  const second = SECOND[Math.floor(index / FIRST.length) % SECOND.length] ?? '';
  const stem = `${first}${second}`;
  const sector = dice.pick(SECTORS[language] ?? SECTORS['en'] ?? []);
  if (founder !== undefined && dice.chance(0.12)) {
    const family = printFamily(founder.family);
    return { name: `${family} ${stem}`, domain: domainOf(`${slug(family)}-${stem}`) };
  }
  const name = dice.chance(0.6) ? `${stem} ${sector}` : stem;
  return { name, domain: domainOf(name === stem || dice.chance(0.4) ? stem : `${stem}-${slug(sector)}`) };
}

function domainOf(words: string): string {
  return `${slug(words).replace(/[^a-z0-9-]/gu, '')}.test`;
}
