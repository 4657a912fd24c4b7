// Tables of people: those whose head says which column is the name and which the title. It reads no cell's sense.
import { closest, foldSpace, textOf, type PageDocument, type PageElement } from './document.ts';

export type PeopleTable = {
  readonly table: PageElement;
  readonly rows: readonly { readonly row: PageElement; readonly name: string; readonly title: string }[];
};

export const NAME_HEADS =
  /^(?:name|names|full name|person|who|employee|staff|contact|ansprechpartner(?:in)?|vor- und nachname|nom|noms|nom et prénom|nombre|nombre y apellidos|nome|nome e cognome|naam|namn|navn|imię i nazwisko|jméno|nimi)$/i;
const FAMILY_HEADS =
  /^(?:surname|last name|family name|name|nachname|familienname|nom|nom de famille|apellidos?|cognome|apelido|achternaam|efternamn|efternavn|etternavn|nazwisko|příjmení|sukunimi)$/i;
const GIVEN_HEADS =
  /^(?:first name|given name|forename|vorname|prénom|nombre|nome|voornaam|förnamn|fornavn|imię|jméno|etunimi)$/i;
export const TITLE_HEADS =
  /^(?:title|job title|position|role|function|job|post|office|designation|funktion|rolle|stelle|amt|fonction|poste|titre|rôle|cargo|puesto|función|carica|ruolo|funzione|qualifica|função|functie|rol|befattning|titel|stilling|stanowisko|funkce|tehtävä)$/i;
const CELL_MAX_CHARS = 200;
const CELLS_MAX = 30_000;

/** The tables whose head names both columns, with their rows. */
export function findPeopleTables(document: PageDocument): PeopleTable[] {
  const rowsOf = new Map<PageElement, Map<PageElement, string[]>>();
  let left = CELLS_MAX;
  for (const cell of document.elements) {
    if ((cell.name !== 'td' && cell.name !== 'th') || left <= 0) continue;
    left -= 1;
    const row = closest(cell, ({ name }) => name === 'tr');
    const table = closest(row, ({ name }) => name === 'table');
    if (row === null || table === null) continue;
    const rows = rowsOf.get(table) ?? new Map<PageElement, string[]>();
    rowsOf.set(table, rows);
    const cells = rows.get(row) ?? [];
    rows.set(row, cells);
    cells.push(foldSpace(textOf(document, cell, CELL_MAX_CHARS)));
  }
  return [...rowsOf].map(([table, rows]) => peopleTable(table, rows)).filter((each) => each !== null);
}

function peopleTable(table: PageElement, rows: ReadonlyMap<PageElement, string[]>): PeopleTable | null {
  const [head, ...body] = [...rows];
  if (head === undefined) return null;
  const labels = head[1].map((label) => label.replace(/[:\s]+$/, ''));
  const at = (heads: RegExp): number => labels.findIndex((label) => heads.test(label));
  const [familyAt, givenAt, titleAt] = [at(FAMILY_HEADS), at(GIVEN_HEADS), at(TITLE_HEADS)];
  const nameAt = at(NAME_HEADS);
  const isParted = familyAt !== -1 && givenAt !== -1;
  if (titleAt === -1 || (nameAt === -1 && !isParted)) return null;
  const nameIn = (cells: readonly string[]): string =>
    isParted ? `${cells[givenAt] ?? ''} ${cells[familyAt] ?? ''}` : (cells[nameAt] ?? '');
  const width = labels.length;
  return {
    table,
    rows: body
      .filter(([, cells]) => cells.length === width)
      .map(([row, cells]) => ({ row, name: nameIn(cells), title: cells[titleAt] ?? '' })),
  };
}
