// What the lists of the dashboard share: the size of their pages, their addresses, and moments in their files.

/** So few that a page with all that it loads stays under 60 KB, long names and titles included. */
export const PAGE_ROWS = 40;
/** Rows that a file reads at once; so many are in memory, however long the file is. */
export const CSV_PAGE_ROWS = 500;

/** The path with those of the parameters that say something. */
export function withQuery(path: string, parameters: Readonly<Record<string, string>>): string {
  const said = Object.entries(parameters).filter(([, value]) => value !== '');
  return said.length === 0 ? path : `${path}?${new URLSearchParams(said).toString()}`;
}

/** ISO 8601, UTC: every spreadsheet reads it. */
export function iso(at: number): string {
  return new Date(at).toISOString();
}
