import { describe, expect, test } from 'vitest';
import { readLiteral } from '../../../src/engine/page/state/literal.ts';
import { unpack, untag } from '../../../src/engine/page/state/packed.ts';

describe('literals of JavaScript', () => {
  test.each<[string, string, unknown]>([
    ['keys without quotes, single quotes, a comma too many', "{a:1,'b':'x',}", { a: 1, b: 'x' }],
    ['escapes', String.raw`"\u00e9\x41\n\u{1F600}\'"`, "éA\n😀'"],
    ['short forms of yes, no and nothing', '[!0,!1,void 0,undefined,null]', [true, false, null, null, null]],
    ['holes', '[1,,2]', [1, null, 2]],
    ['comments', '{/* a */a:1,// b\nb:2}', { a: 1, b: 2 }],
    ['a date', '{d:new Date("2020-01-01")}', { d: '2020-01-01' }],
    ['a template without places', '`x`', 'x'],
    ['parameters', '(function(a,b){return {x:a,y:[b,a]}}("p",{q:1}))', { x: 'p', y: [{ q: 1 }, 'p'] }],
    ['statements before what is returned', '(function(a){a.z=1;return {x:a}})("p")', { x: 'p' }],
    ['JSON in a string', String.raw`JSON.parse("{\"a\":1}")`, { a: 1 }],
    ['no literal: a name', '{a:b}', undefined],
    ['no literal: a call', '{a:b()}', undefined],
    ['no literal: a function', '{a:function(){}}', undefined],
    ['no literal: a template with places', '`${x}`', undefined],
    ['no literal: an end too early', '{a:"x', undefined],
  ])('%s', (_rule, text, value) => {
    expect(readLiteral(text, 0).value).toEqual(value);
  });

  test('a prototype cannot be set', () => {
    const { value } = readLiteral('{"__proto__":{"x":1},a:1}', 0);
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
    expect(value).toEqual({ a: 1 });
  });
});

describe('packed lists', () => {
  test.each<[string, unknown[], unknown]>([
    ['positions', [{ a: 1 }, [2, 2], 'x'], { a: ['x', 'x'] }],
    ['keys by position', [{ _1: 2 }, 'a', 'x'], { a: 'x' }],
    ['wrapped', [['Reactive', 1], { a: 2 }, 'x'], { a: 'x' }],
    ['in itself', [{ a: 0, b: 1 }, 'x', 'y'], { a: null, b: 'x' }],
    ['not packed: values', [{ a: 'x' }, 1, 2], undefined],
    ['not packed: numbers beyond the list', [{ a: 99 }, 'x', 'y'], undefined],
    ['not packed: too short', [{ a: 1 }, 'x'], undefined],
  ])('%s', (_rule, list, value) => {
    expect(unpack(list)).toEqual(value);
  });

  test.each<[string, unknown, unknown]>([
    ['kinds before values', { a: [1, [[0, { b: [0, 'x'] }]]] }, { a: [{ b: 'x' }] }],
    ['not tagged', { a: ['x', 'y'] }, undefined],
    ['not tagged: nothing', {}, undefined],
  ])('%s', (_rule, value, plain) => {
    expect(untag(value)).toEqual(plain);
  });
});
