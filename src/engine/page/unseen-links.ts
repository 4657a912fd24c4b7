// Collects the links of what is left out of a page's text: menus that a click opens, choices, frames, fallbacks without
// scripts. Linear in the number of tags; it knows no document.
import { foldSpace, type UnseenLink } from './document.ts';

const LINKS_MAX = 1_000;
const TEXT_MAX_CHARS = 200;
const STYLE_MAX_CHARS = 500;

type Attributes = Readonly<Record<string, string>>;

/** The attribute that says where such an element leads. */
const TARGETS: ReadonlyMap<string, string> = new Map([
  ['a', 'href'],
  ['area', 'href'],
  ['option', 'value'],
  ['iframe', 'src'],
]);

/** A frame without a size is there to count visitors. */
function isCounter({ width = '', height = '', style = '', hidden }: Attributes): boolean {
  if (hidden !== undefined || /^[01](?:px)?$/.test(width) || /^[01](?:px)?$/.test(height)) return true;
  return /display\s{0,4}:\s{0,4}none|visibility\s{0,4}:\s{0,4}hidden/i.test(style.slice(0, STYLE_MAX_CHARS));
}

/** Lives while a page is parsed; is told of nothing but the elements that are left out, and of what is in them. */
export class UnseenLinks {
  readonly #links: UnseenLink[] = [];
  #open: { name: string; href: string; attribs: Attributes; pieces: string[]; chars: number } | null = null;

  open(name: string, attribs: Attributes): void {
    const target = TARGETS.get(name);
    if (target === undefined) {
      const { alt = '' } = attribs;
      if (name === 'img' && this.#open?.chars === 0) this.write(alt);
      return;
    }
    this.#finishOpen(); // HTML: neither a link nor an option lies in another
    const href = attribs[target];
    if (href === undefined || href === '' || (name === 'iframe' && isCounter(attribs))) return;
    this.#open = { name, href, attribs, pieces: [], chars: 0 };
    if (name === 'area' || name === 'iframe') this.#finishOpen();
  }

  write(text: string): void {
    if (this.#open === null || this.#open.chars >= TEXT_MAX_CHARS) return;
    this.#open.pieces.push(text.slice(0, TEXT_MAX_CHARS));
    this.#open.chars += text.trim().length;
  }

  close(name: string): void {
    if (this.#open?.name === name) this.#finishOpen();
  }

  finish(): readonly UnseenLink[] {
    this.#finishOpen();
    return this.#links;
  }

  #finishOpen(): void {
    if (this.#open === null) return;
    const { name, href, attribs, pieces } = this.#open;
    this.#open = null;
    if (this.#links.length >= LINKS_MAX) return;
    const { title = '', alt = '', 'aria-label': label = '' } = attribs;
    const own = foldSpace(pieces.join(' ').slice(0, TEXT_MAX_CHARS * 2));
    const text = own || label || title || alt;
    this.#links.push({ href, text: text.slice(0, TEXT_MAX_CHARS), isFrame: name === 'iframe', attribs });
  }
}
