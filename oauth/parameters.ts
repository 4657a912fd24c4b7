// The parameters of one request, each named once (RFC 6749 §3.1 and §3.2). Knows no meaning.
import { OAuthError } from './oauth-error.ts';

/** The only parameter that may come more than once (RFC 8707 §2). */
const REPEATABLE: ReadonlySet<string> = new Set(['resource']);

export class Parameters {
  readonly #values: URLSearchParams;

  constructor(text: string) {
    this.#values = new URLSearchParams(text);
  }

  /** The value, or null where it is absent or empty (RFC 6749 §3.1: without a value is as if omitted). */
  get(name: string): string | null {
    const value = this.#values.get(name);
    return value === null || value === '' ? null : value;
  }

  all(name: string): string[] {
    return this.#values.getAll(name).filter((value) => value !== '');
  }

  isRepeated(name: string): boolean {
    return this.#values.getAll(name).length > 1;
  }

  /** Throws `invalid_request` where one that may stand once stands twice. */
  checkNoneRepeated(): void {
    const names = [...this.#values.keys()].filter((name) => !REPEATABLE.has(name));
    if (new Set(names).size < names.length) {
      throw new OAuthError('invalid_request', 'a parameter is given more than once');
    }
  }
}

/** The query of a request's URL, as it was sent. */
export function queryOf(url: string): Parameters {
  const start = url.indexOf('?');
  return new Parameters(start === -1 ? '' : url.slice(start + 1));
}
