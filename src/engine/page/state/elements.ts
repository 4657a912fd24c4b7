// Elements that a server sent as values (["$", "h3", key, {children}]): drawn as the markup that a browser would make.
import { isObject } from '../json-values.ts';

const DEPTH_MAX = 120;

/** Whether the value is an element of a tag or of a component. */
export function isElement(value: unknown): boolean {
  return Array.isArray(value) && value[0] === '$' && typeof value[1] === 'string' && isObject(value[3]);
}

/** Markup of the element and all below it, at most `maxChars` of text; components are drawn as what they hold. */
export function drawn(value: unknown, maxChars: number): string {
  const pieces: string[] = [];
  let left = maxChars;
  const draw = (each: unknown, depth: number): void => {
    if (left <= 0 || depth > DEPTH_MAX) return;
    if (typeof each === 'string' || typeof each === 'number') {
      const text = String(each);
      if (text.startsWith('$')) return;
      left -= text.length;
      pieces.push(escaped(text));
    } else if (Array.isArray(each) && isElement(each)) {
      const tag = /^[a-z][a-z0-9-]{0,20}$/.test(String(each[1])) ? String(each[1]) : 'div';
      const props: unknown = each[3];
      const { className, children, alt, href, hidden } = isObject(props)
        ? (props as Record<string, unknown>)
        : {};
      if (hidden === true || tag === 'script' || tag === 'style') return;
      left -= tag.length * 2;
      pieces.push(
        `<${tag}${attribute('class', className)}${attribute('alt', alt)}${attribute('href', href)}>`,
      );
      draw(children, depth + 1);
      pieces.push(`</${tag}>`);
    } else if (Array.isArray(each)) for (const inner of each as unknown[]) draw(inner, depth + 1);
  };
  draw(value, 0);
  return pieces.join('');
}

function attribute(name: string, value: unknown): string {
  return typeof value === 'string' && value !== '' ? ` ${name}="${escaped(value.slice(0, 500))}"` : '';
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
