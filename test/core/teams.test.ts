import { expect, test } from 'vitest';
import { checkTeamName } from '../../src/core/teams.ts';

test.for(['Quill', ' Quill & Söhne ', 'क्‍ष टीम', 'Équipe 5', '墨水', '😀'])(
  'a name that people can read is taken, without spaces around: %s',
  (name) => {
    expect(checkTeamName(name)).toBe(name.trim());
  },
);

test.for([
  { what: 'nothing', name: '  ' },
  { what: 'too much', name: 'x'.repeat(101) },
  { what: 'a second line', name: 'Quill\nsays hello' },
  { what: 'a character that no database keeps', name: 'Quill\0' },
  { what: 'a mark that turns text around', name: 'Quill \u202egnp' },
  { what: 'what nobody sees', name: 'Qu\u200bill' },
  { what: 'marks alone', name: '\u200d\u200d' },
  { what: 'half a character', name: 'Quill \ud800' },
])('a name of a team that has $what is refused', ({ name }) => {
  expect(() => checkTeamName(name)).toThrow(expect.objectContaining({ code: 'invalid_request' }));
});
