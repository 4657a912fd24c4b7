// HTML text to a PageDocument, within caps: size, number of elements, depth. Linear in the size of the text.
// It knows HTML, nothing of people or companies.
import { Parser } from 'htmlparser2';
import {
  foldSpace,
  type PageDocument,
  type PageElement,
  type PageScript,
  type TextLine,
} from './document.ts';
import { isBlock, isDropped } from './element-kinds.ts';
import { UnseenLinks } from './unseen-links.ts';

export const PAGE_MAX_CHARS = 2 * 1024 * 1024;
const ELEMENTS_MAX = 150_000;
/** Deeper elements become siblings, as in browsers (which stop at 512): no walk up costs more than this. */
const DEPTH_MAX = 200;
const SCRIPTS_MAX = 200;
const OPENED_MAX = 2_000;
const CONTROLS_MAX_CHARS = 300;

/** Reads the page; what lies beyond a cap is left out. Comments, hidden elements and code are never in it. */
export function parseDocument(html: string): PageDocument {
  const builder = new Builder();
  const parser = new FlatParser(builder);
  builder.stop = () => parser.pause();
  parser.write(html.length > PAGE_MAX_CHARS ? html.slice(0, PAGE_MAX_CHARS) : html);
  if (!builder.stopped) parser.end();
  return builder.finish();
}

/** htmlparser2's parser searches its stack of open elements linearly: this one keeps the stack short. */
class FlatParser extends Parser {
  readonly #builder: Builder;
  #flat = false;

  constructor(builder: Builder) {
    super(
      {
        onopentag: (name, attribs) => builder.open(name, attribs),
        onclosetag: (name) => builder.close(name),
        ontext: (data) => builder.write(data),
      },
      { decodeEntities: true },
    );
    this.#builder = builder;
  }

  override onopentagname(start: number, endIndex: number): void {
    this.#flat = this.#builder.depth >= DEPTH_MAX;
    super.onopentagname(start, endIndex);
  }

  override onclosetag(start: number, endIndex: number): void {
    this.#flat = false;
    super.onclosetag(start, endIndex);
  }

  /** Beyond the depth an element is opened and closed at once. */
  protected override isVoidElement(name: string): boolean {
    return this.#flat || super.isVoidElement(name);
  }
}

type Open = {
  element: PageElement | null;
  name: string;
  script: string[] | null;
  attribs: Attributes;
  /** Elements right below it, so far. */
  children: number;
  /** The last inline element below it that was no mere word: a box that the style sheet may have made. */
  box: { key: string; end: number } | null;
};
const ROW_MIN_CHILDREN = 2;
/** They part a word at most where a line may end. */
const BREAKS: ReadonlySet<string> = new Set(['wbr', 'img', 'input']);
const HEADING_LEVELS: Readonly<Record<string, number>> = { h1: 1, h2: 2, h3: 3, h4: 4, h5: 5, h6: 6 };

type Attributes = Readonly<Record<string, string>>;

/** Holds the arrays while the parser runs. */
class Builder {
  stop: () => void = () => undefined;
  stopped = false;
  readonly #elements: PageElement[] = [];
  readonly #open: Open[] = [];
  readonly #pieces: string[] = [];
  readonly #cuts: number[] = [];
  readonly #owners: PageElement[] = [];
  /** Inline elements that stand on lines of their own. */
  readonly #rows = new Set<PageElement>();
  readonly #scripts: PageScript[] = [];
  readonly #unseen = new UnseenLinks();
  readonly #opened = new Set<string>();
  readonly #title: string[] = [];
  #length = 0;
  #atLineStart = true;
  #spaced = false;
  #tail = '';
  #cutBefore = false;
  /** The inline element that has ended since the last text, and whether one of another kind has begun after it. */
  #closed = '';
  #isReopened = false;
  #pre = 0;
  readonly #root: PageElement = emptyRoot();

  get depth(): number {
    return this.#open.length;
  }

  /** What a button says that it opens. */
  #noteOpened(attribs: Attributes): void {
    const controls = attribs['aria-controls'];
    if (controls === undefined || this.#opened.size >= OPENED_MAX) return;
    for (const id of controls.slice(0, CONTROLS_MAX_CHARS).split(/\s+/)) this.#opened.add(id);
  }

  open(name: string, attribs: Attributes): void {
    if (this.stopped) return;
    const above = this.#open.at(-1);
    const parent = above === undefined ? this.#root : above.element;
    this.#noteOpened(attribs);
    const dropped = parent === null || isDropped(name, attribs, this.#opened);
    if (dropped) {
      this.#unseen.open(name, attribs);
      const isText = name === 'template' || (name === 'script' && isData(attribs));
      const script = parent !== null && isText ? [] : null;
      this.#open.push({ element: null, name, script, attribs, children: 0, box: null });
      return;
    }
    if (this.#elements.length >= ELEMENTS_MAX) {
      this.stopped = true;
      this.stop();
      return;
    }
    const isRow = this.#isRow(name, attribs, above);
    if (isBlock(name) || name === 'br' || isRow) this.#breakLine();
    else this.#cut();
    if (this.#closed !== '' && !BREAKS.has(name)) {
      this.#isReopened = this.#closed !== boxKey(name, attribs);
      this.#closed = '';
    }
    if (above !== undefined) above.children += 1;
    if (name === 'pre') this.#pre += 1;
    const order = this.#elements.length;
    const element: PageElement = {
      name,
      attribs,
      parent,
      order,
      last: order,
      from: this.#length,
      to: this.#length,
      heading: HEADING_LEVELS[name] ?? parent.heading,
    };
    this.#elements.push(element);
    if (isRow) this.#rows.add(element);
    this.#open.push({ element, name, script: null, attribs, children: 0, box: null });
  }

  close(name: string): void {
    const closed = this.#open.at(-1);
    if (closed === undefined || closed.name !== name || this.stopped) return;
    this.#open.pop();
    if (closed.script !== null && this.#scripts.length < SCRIPTS_MAX) {
      const { type = '', id = '' } = closed.attribs;
      this.#scripts.push({ type: type.toLowerCase().trim(), id, text: closed.script.join('') });
    }
    if (closed.element === null) {
      this.#unseen.close(name);
      return;
    }
    this.#finishElement(closed.element);
    const above = this.#open.at(-1);
    if (above === undefined || isBlock(name) || closed.children < ROW_MIN_CHILDREN) return;
    above.box = { key: boxKey(name, closed.attribs), end: this.#length };
  }

  /**
   * "<a class=p><i>Ada Vell</i> <i>CEO</i></a>", and right after it another such: the style sheet makes rows of them,
   * or a line would run on through everybody.
   */
  #isRow(name: string, attribs: Attributes, above: Open | undefined): boolean {
    if (above?.box == null || isBlock(name) || attribs['class'] === undefined) return false;
    const isBeside = this.#length - above.box.end <= 1;
    return isBeside && above.box.key === boxKey(name, attribs);
  }

  write(data: string): void {
    const top = this.#open.at(-1);
    if (this.stopped) return;
    if (top !== undefined && top.element === null) {
      top.script?.push(data);
      if (top.name !== 'script' && top.name !== 'style') this.#unseen.write(data);
      return;
    }
    if (top?.name === 'title') {
      this.#title.push(data);
      return;
    }
    if (this.#pre === 0) this.#append(data);
    else
      for (const [index, line] of data.split('\n').entries()) {
        if (index > 0) this.#breakLine();
        this.#append(line);
      }
  }

  finish(): PageDocument {
    for (let open = this.#open.pop(); open !== undefined; open = this.#open.pop())
      if (open.element !== null) this.#finishElement(open.element);
    this.#root.to = this.#length;
    const text = this.#pieces.join('');
    return {
      elements: this.#elements,
      text,
      lines: linesOf(text, this.#owners),
      cuts: this.#cuts,
      scripts: this.#scripts,
      unseen: this.#unseen.finish(),
      title: foldSpace(this.#title.join('').slice(0, 1_000)),
    };
  }

  #finishElement(element: PageElement): void {
    element.to = this.#length;
    element.last = this.#elements.length - 1;
    if (element.name === 'pre') this.#pre -= 1;
    if (isBlock(element.name) || this.#rows.has(element)) this.#breakLine();
    else this.#cut();
    if (element.to > element.from) this.#closed = boxKey(element.name, element.attribs);
  }

  #breakLine(): void {
    if (!this.#atLineStart) {
      this.#pieces.push('\n');
      this.#length += 1;
    }
    this.#atLineStart = true;
    this.#spaced = false;
    this.#cutBefore = false;
    this.#closed = '';
    this.#isReopened = false;
  }

  #cut(): void {
    if (this.#atLineStart) return;
    this.#cutBefore = true;
    if (this.#cuts.at(-1) !== this.#length) this.#cuts.push(this.#length);
  }

  #append(data: string): void {
    const folded = data.replace(INVISIBLE, '').replace(/[\s\u00a0]+/gu, ' ');
    if (folded === '') return;
    if (folded === ' ') {
      this.#spaced = true;
      return;
    }
    const head = folded.startsWith(' ');
    const body = folded.trim();
    if (this.#atLineStart) this.#owners.push(this.#block());
    else if (this.#spaced || head || this.#isGlued(body)) this.#push(' ');
    this.#push(body);
    this.#atLineStart = false;
    this.#cutBefore = false;
    this.#closed = '';
    this.#isReopened = false;
    this.#spaced = folded.endsWith(' ');
    this.#tail = body.slice(-2);
  }

  /**
   * "Doe" and "CEO" of two neighbouring spans: a style sheet parts them, so we do. Neighbours of two kinds are words in
   * any case ("CEO", "since"); those of one kind may be a word that an editor has cut, and letters one by one are one.
   */
  #isGlued(body: string): boolean {
    if (!this.#cutBefore) return false;
    if (/\p{Ll}$/u.test(this.#tail) && /^\p{Lu}/u.test(body)) return true;
    return (
      this.#isReopened &&
      /[\p{L}\p{N})][\p{L}\p{N}).]$/u.test(this.#tail) &&
      /^\(?[\p{L}\p{N}]{2}/u.test(body)
    );
  }

  #push(piece: string): void {
    this.#pieces.push(piece);
    this.#length += piece.length;
  }

  #block(): PageElement {
    for (let index = this.#open.length - 1; index >= 0; index -= 1) {
      const element = this.#open[index]?.element;
      if (element != null && (isBlock(element.name) || this.#rows.has(element))) return element;
    }
    return this.#root;
  }
}

function boxKey(name: string, attribs: Attributes): string {
  return `${name} ${(attribs['class'] ?? '').slice(0, 200)}`;
}

/** Zero-width characters and soft hyphens, which part words that read as one. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/g;

/** What stands in no element; it is in no array. */
function emptyRoot(): PageElement {
  return {
    name: '#root',
    attribs: {},
    parent: null,
    order: -1,
    last: Number.MAX_SAFE_INTEGER,
    from: 0,
    to: 0,
    heading: 0,
  };
}

/** Scripts of data, and those without a type, which may assign state. */
function isData({ type = '', src }: Attributes): boolean {
  return src === undefined && (/json/i.test(type) || type === '' || /^text\/javascript$/i.test(type));
}

function linesOf(text: string, owners: readonly PageElement[]): TextLine[] {
  const lines: TextLine[] = [];
  let from = 0;
  for (const owner of owners) {
    const found = text.indexOf('\n', from);
    const to = found === -1 ? text.length : found;
    lines.push({ index: lines.length, from, to, text: text.slice(from, to), owner });
    from = to + 1;
  }
  return lines;
}
