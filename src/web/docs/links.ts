// Where a link of a documentation file leads to as a page. What leads out of the docs folder is no link here.

const OTHER_PAGE = /^(?:\.\/)?([a-z0-9-]+)\.md(#[\w-]+)?$/;

/** The address for a page; null where the text stands alone. */
export function pageLink(href: string): string | null {
  if (/^#[\w-]+$/.test(href) || href.startsWith('https://')) return href;
  const [, name, anchor = ''] = OTHER_PAGE.exec(href) ?? [];
  return name === undefined ? null : `/docs/${name}${anchor}`;
}

/** A heading's anchor: its words in lower case with hyphens; numbered where another one has it already. */
export function anchorMaker(): (heading: string) => string {
  const taken = new Map<string, number>();
  return (heading) => {
    const base = heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replace(/\s+/g, '-');
    const before = taken.get(base) ?? 0;
    taken.set(base, before + 1);
    return before === 0 ? base : `${base}-${before}`;
  };
}
