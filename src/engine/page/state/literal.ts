// The values that JavaScript writes down as they are: objects, arrays, strings, numbers, and functions called on the
// spot to name what repeats ("(function(a){return {x:a}})('Ada')"). It runs nothing; code ends the reading.

const DEPTH_MAX = 120;
const PARAMETERS_MAX = 20_000;
const STATEMENTS_MAX_CHARS = 20_000;

/** What was read, undefined where it is no literal, and how far the reading came: a next one begins there. */
export type Literal = { value: unknown; end: number };

/** The literal that begins at the offset. */
export function readLiteral(text: string, from: number): Literal {
  const reader = new Reader(text, from);
  try {
    const value = reader.value(0);
    return { value: reader.filled(value), end: reader.at };
  } catch (error) {
    if (error instanceof NotLiteral) return { value: undefined, end: reader.at };
    throw error;
  }
}

class NotLiteral extends Error {}

/** A name that a function's parameter stands for, until its arguments are read. */
class Parameter {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

class Reader {
  at: number;
  readonly #text: string;
  /** Values by the names of parameters, of all the functions read so far. */
  readonly #named = new Map<string, unknown>();
  readonly #open: { holder: Record<string, unknown> | unknown[]; key: string | number; name: string }[] = [];
  #inFunction = 0;

  constructor(text: string, at: number) {
    this.#text = text;
    this.at = at;
  }

  /** The value with the arguments in the places of the parameters. */
  filled(value: unknown): unknown {
    for (const { holder, key, name } of this.#open) {
      const meant = this.#named.get(name);
      if (Array.isArray(holder)) holder[Number(key)] = meant;
      else holder[key] = meant;
    }
    return value instanceof Parameter ? this.#named.get(value.name) : value;
  }

  value(depth: number): unknown {
    if (depth > DEPTH_MAX) throw new NotLiteral();
    this.#blank();
    const char = this.#text[this.at];
    if (char === '{') return this.#object(depth);
    if (char === '[') return this.#array(depth);
    if (char === '"' || char === "'" || char === '`') return this.#string(char);
    if (char === '(') return this.#call(depth);
    if (char === '!') return this.#negated();
    const number = this.#match(/-?(?:0[xob])?(?:\d[\d_]*\.?\d*|\.\d+)(?:e[+-]?\d+)?n?/iy);
    if (number !== null) return Number(number.replace(/n$/, ''));
    const word = this.#match(/[\p{L}_$][\p{L}\p{N}_$]*/uy);
    if (word === null) throw new NotLiteral();
    return this.#word(word, depth);
  }

  #word(word: string, depth: number): unknown {
    if (word === 'null' || word === 'undefined' || word === 'NaN' || word === 'Infinity') return null;
    if (word === 'true' || word === 'false') return word === 'true';
    if (word === 'void') return (this.value(depth + 1), null);
    if (word === 'function') {
      this.at -= word.length;
      return this.#call(depth);
    }
    if (word === 'new') {
      if (this.#match(/\s+[A-Z][A-Za-z]{2,15}/y) === null) this.#fail();
      const [first = null] = this.#arguments(depth);
      return first;
    }
    if (word === 'JSON' && this.#match(/\s*\.\s*parse/y) !== null) return this.#parsed(depth);
    if (this.#inFunction > 0) return new Parameter(word);
    return this.#fail();
  }

  #fail(): never {
    throw new NotLiteral();
  }

  #parsed(depth: number): unknown {
    const [text] = this.#arguments(depth);
    try {
      return typeof text === 'string' ? (JSON.parse(text) as unknown) : null;
    } catch {
      return null;
    }
  }

  #object(depth: number): unknown {
    this.at += 1;
    const object: Record<string, unknown> = {};
    for (this.#blank(); this.#text[this.at] !== '}'; this.#blank()) {
      const key = this.#key();
      this.#blank();
      this.#put(object, key, this.#take(':') ? this.value(depth + 1) : this.#fail());
      this.#blank();
      if (!this.#take(',') && this.#text[this.at] !== '}') this.#fail();
    }
    this.at += 1;
    return object;
  }

  #key(): string {
    const char = this.#text[this.at];
    if (char === '"' || char === "'") return this.#string(char);
    return this.#match(/[\p{L}\p{N}_$]+/uy) ?? this.#fail();
  }

  #array(depth: number): unknown {
    this.at += 1;
    const array: unknown[] = [];
    for (this.#blank(); this.#text[this.at] !== ']'; this.#blank()) {
      if (this.#take(',')) {
        array.push(null);
        continue;
      }
      this.#put(array, array.length, this.value(depth + 1));
      this.#blank();
      if (!this.#take(',') && this.#text[this.at] !== ']') this.#fail();
    }
    this.at += 1;
    return array;
  }

  #put(holder: Record<string, unknown> | unknown[], key: string | number, value: unknown): void {
    if (value instanceof Parameter) this.#open.push({ holder, key, name: value.name });
    const kept = value instanceof Parameter ? null : value;
    if (Array.isArray(holder)) holder.push(kept);
    else if (key !== '__proto__') holder[key] = kept;
  }

  /** "(function(a,b){return {…}})(1,2)", "(function(a,b){return {…}}(1,2))", or a value in brackets. */
  #call(depth: number): unknown {
    const isWrapped = this.#take('(');
    this.#blank();
    if (this.#match(/function\s*[\w$]{0,40}\s*\(/y) === null) {
      if (!isWrapped) return this.#fail();
      const value = this.value(depth + 1);
      this.#blank();
      return this.#take(')') ? value : this.#fail();
    }
    const parameters = (this.#match(/[\w$,\s]{0,400000}/y) ?? '').split(',').map((name) => name.trim());
    if (parameters.length > PARAMETERS_MAX || this.#match(/\)\s*\{\s*/y) === null) return this.#fail();
    this.#toReturn();
    this.#inFunction += 1;
    const value = this.value(depth + 1);
    this.#inFunction -= 1;
    if (this.#match(/\s*;?\s*\}\s*/y) === null) this.#fail();
    if (isWrapped && this.#take(')')) this.#name(parameters, this.#arguments(depth));
    else {
      this.#name(parameters, this.#arguments(depth));
      this.#blank();
      if (isWrapped && !this.#take(')')) this.#fail();
    }
    return value;
  }

  /** Some writers set members of what repeats before they return: those are left out. */
  #toReturn(): void {
    const found = this.#text.slice(this.at, this.at + STATEMENTS_MAX_CHARS).indexOf('return');
    if (found === -1) this.#fail();
    this.at += found + 'return'.length;
  }

  #name(parameters: readonly string[], values: readonly unknown[]): void {
    for (const [index, name] of parameters.entries())
      if (!this.#named.has(name)) this.#named.set(name, values[index] ?? null);
  }

  #arguments(depth: number): unknown[] {
    this.#blank();
    if (!this.#take('(')) this.#fail();
    const values: unknown[] = [];
    for (this.#blank(); this.#text[this.at] !== ')'; this.#blank()) {
      this.#put(values, values.length, this.value(depth + 1));
      this.#blank();
      if (!this.#take(',') && this.#text[this.at] !== ')') this.#fail();
    }
    this.at += 1;
    return values;
  }

  /** "!0" and "!1". */
  #negated(): boolean {
    const digit = this.#match(/!\s*[01]/y) ?? this.#fail();
    return digit.endsWith('0');
  }

  #string(quote: string): string {
    const whole = this.#match(STRINGS[quote] ?? /(?!)/y) ?? this.#fail();
    const inner = whole.slice(1, -1);
    if (quote === '`' && inner.includes('${')) this.#fail();
    return inner.includes('\\') ? inner.replace(ESCAPE, unescaped) : inner;
  }

  #blank(): void {
    this.#match(/(?:\s+|\/\*[^*]*\*\/|\/\/[^\n]*\n)*/y);
  }

  #take(char: string): boolean {
    if (this.#text[this.at] !== char) return false;
    this.at += 1;
    return true;
  }

  #match(pattern: RegExp): string | null {
    pattern.lastIndex = this.at;
    const match = pattern.exec(this.#text);
    if (match === null) return null;
    this.at += match[0].length;
    return match[0];
  }
}

const STRINGS: Readonly<Record<string, RegExp>> = {
  '"': /"(?:[^"\\\n]|\\[\s\S])*"/y,
  "'": /'(?:[^'\\\n]|\\[\s\S])*'/y,
  '`': /`(?:[^`\\]|\\[\s\S])*`/y,
};
const ESCAPE = /\\(?:u\{([0-9a-f]{1,6})\}|u([0-9a-f]{4})|x([0-9a-f]{2})|\r?\n|([\s\S]))/gi;
const LETTERS: Readonly<Record<string, string>> = {
  n: '\n',
  t: '\t',
  r: '\r',
  b: '\b',
  f: '\f',
  v: '\v',
  0: '',
};

function unescaped(_whole: string, braced?: string, four?: string, two?: string, letter?: string): string {
  const code = braced ?? four ?? two;
  if (code !== undefined) {
    const point = Number.parseInt(code, 16);
    return point > 0x10ffff ? '' : String.fromCodePoint(point);
  }
  return letter === undefined ? '' : (LETTERS[letter] ?? letter);
}
