// One HTML page as flat arrays: elements in document order, and one visible text that they point into.
// So the text of any element costs one slice, and no walk needs recursion. It knows nothing of people.

export type PageElement = {
  /** Lower case. */
  readonly name: string;
  readonly attribs: Readonly<Record<string, string>>;
  readonly parent: PageElement | null;
  /** Position in `elements`, and that of the last descendant (inclusive). */
  readonly order: number;
  last: number;
  /** Range in `text`. */
  readonly from: number;
  to: number;
  /** Level of the heading that it is or stands in, 0 for none. */
  readonly heading: number;
};

/** A line of the visible text: what stands between two block boundaries. */
export type TextLine = {
  readonly index: number;
  readonly from: number;
  readonly to: number;
  /** White space folded. */
  readonly text: string;
  /** The nearest block element around it. */
  readonly owner: PageElement;
};

export type PageScript = { readonly type: string; readonly id: string; readonly text: string };

/** A link in what nobody sees at first: a closed menu, a choice, a frame, what stands in for scripts. */
export type UnseenLink = {
  readonly href: string;
  readonly text: string;
  readonly isFrame: boolean;
  readonly attribs: Readonly<Record<string, string>>;
};

export type PageDocument = {
  /** Visible elements in document order; index equals `order`. */
  readonly elements: readonly PageElement[];
  /** Visible text: white space folded, '\n' at block boundaries. */
  readonly text: string;
  readonly lines: readonly TextLine[];
  /** Offsets in `text`, ascending, at which an inline element begins or ends. */
  readonly cuts: readonly number[];
  /** Scripts that carry data (JSON) or state, in document order. */
  readonly scripts: readonly PageScript[];
  /** In document order; their words are no text of the page. */
  readonly unseen: readonly UnseenLink[];
  /** The <title>, white space folded. */
  readonly title: string;
};

/** The element's visible text, white space folded, cut off at `maxChars`. */
export function textOf(document: PageDocument, element: PageElement, maxChars = 2_000): string {
  return foldSpace(document.text.slice(element.from, Math.min(element.to, element.from + maxChars)));
}

/** The text with every run of white space as one blank, and none at the ends. */
export function foldSpace(text: string): string {
  // most is folded already
  return UNFOLDED.test(text) ? text.replace(/[\s\u00a0]+/gu, ' ').trim() : text;
}

const UNFOLDED = /[^\S ]| {2}|^ | $/u;

export function attribute(element: PageElement, name: string): string {
  return element.attribs[name] ?? '';
}

/** The nearest of the element and its ancestors that the test accepts. */
export function closest(
  element: PageElement | null,
  accepts: (element: PageElement) => boolean,
): PageElement | null {
  for (let each = element; each !== null; each = each.parent) if (accepts(each)) return each;
  return null;
}

export function contains(outer: PageElement, inner: PageElement): boolean {
  return outer.order <= inner.order && inner.order <= outer.last;
}

const CLASS_MAX_CHARS = 500;

/** The element's class, id and role as one lower-case text, for looking words up in. */
export function labelsOf(element: PageElement): string {
  const { class: names = '', id = '', role = '' } = element.attribs;
  return `${names.slice(0, CLASS_MAX_CHARS)} ${id.slice(0, CLASS_MAX_CHARS)} ${role.slice(0, 40)}`.toLowerCase();
}

/** Class names, lower case. */
export function classesOf(element: PageElement): string[] {
  return attribute(element, 'class').slice(0, CLASS_MAX_CHARS).toLowerCase().split(/\s+/);
}

/** Position of the first line that ends after the offset; the number of lines where there is none. */
export function lineAt(document: PageDocument, offset: number): number {
  let low = 0;
  let high = document.lines.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((document.lines[middle]?.to ?? 0) > offset) high = middle;
    else low = middle + 1;
  }
  return low;
}
