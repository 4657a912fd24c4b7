// A page without the indentation of its templates: a tenth of a long one. Code keeps every space.
import { raw } from 'hono/html';
import { textOf } from '../design/html.ts';
import type { Html } from '../design/html.ts';

const CODE = /(<pre[\s\S]*?<\/pre>)/;

/** Only for markup of our templates, where everything put in is escaped already. */
export function compact(markup: Html): Html {
  const parts = textOf(markup).split(CODE);
  return raw(parts.map((part) => (CODE.test(part) ? part : part.replace(/\s*\n\s*/g, '\n'))).join(''));
}
