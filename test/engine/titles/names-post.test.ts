// Which lines of running text have words of a role's titles, and so are worth a look.
import { describe, expect, test } from 'vitest';
import type { Role } from '../../../src/engine/role.ts';
import { createPostFinder } from '../../../src/engine/titles/names-post.ts';

describe('a line names a post of the role, or does not', () => {
  test.each<[line: string, role: Role, names: boolean]>([
    ['The director of our finance department is Ada Vell.', 'CFO', true],
    ['Seit 2019 ist Ada Vell Geschäftsführerin.', 'CEO', true],
    ['Ada Vell a társaság vezérigazgatója.', 'CEO', true],
    ['Şirketin genel müdürü Ada Vell oldu.', 'Managing Director', true],
    ['公司首席执行官王建国表示', 'CEO', true],
    ['代表取締役社長の田中太郎です', 'CEO', true],
    ['Ada Vell likes to sail.', 'CEO', false],
    ['公司位于上海', 'CEO', false],
    ['The director of the film came to our office.', 'CFO', false],
  ])('%s (%s): %s', (line, role, names) => {
    expect(createPostFinder(role)(line)).toBe(names);
  });
});
