// Which posts a company of some size has: who leads it, who stands beside, how many of several.
import type { Dice } from './dice.ts';
import type { Post } from './titles/title.ts';

export const SIZES = ['micro', 'small', 'middle', 'large'] as const;
export type Size = (typeof SIZES)[number];

const OFFICERS: Readonly<Record<Size, readonly [from: number, to: number]>> = {
  micro: [0, 1],
  small: [1, 4],
  middle: [3, 7],
  large: [6, 11],
};
const CROWD: Readonly<Record<Size, readonly [from: number, to: number]>> = {
  micro: [0, 2],
  small: [1, 5],
  middle: [2, 9],
  large: [6, 14],
};

/** Countries whose firms are led by a director whom the law names. */
const DIRECTOR_LANGUAGES: ReadonlySet<string> = new Set(['de', 'cs', 'hu']);

export function leadersOf(dice: Dice, size: Size, language: string): Post[] {
  const posts: Post[] = [...headOf(dice, size, language)];
  const [from, to] = OFFICERS[size];
  const isYoung = size === 'micro' || size === 'small';
  const others = dice.weighted<readonly Post[]>([
    [['cto', 'coo', 'cfo', 'cmo', 'cpo', 'vpSales', 'vpEngineering', 'vpMarketing', 'cos'], isYoung ? 3 : 1],
    [
      ['cfo', 'coo', 'cto', 'cio', 'vpSales', 'vpMarketing', 'otherChief', 'svp', 'evp', 'regional'],
      isYoung ? 1 : 3,
    ],
  ]);
  for (const post of dice.sample(others, dice.int(from, to))) {
    if (post === 'cto' && posts.includes('cofounderCto')) continue;
    posts.push(post);
    // Several holders stand beside each other.
    if ((post === 'svp' || post === 'evp' || post === 'otherChief') && dice.chance(0.5)) posts.push(post);
  }
  return dice.chance(0.15) ? dice.sample(posts, posts.length) : posts;
}

function headOf(dice: Dice, size: Size, language: string): Post[] {
  const isLegal = DIRECTOR_LANGUAGES.has(language);
  return dice.weighted<Post[]>([
    [['ceo'], 30],
    [['founderCeo'], size === 'micro' || size === 'small' ? 16 : 4],
    [['cofounderCeo', 'cofounderCto'], size === 'large' ? 2 : 12],
    [['cofounderCeo', 'cofounder', 'cofounder'], size === 'large' ? 1 : 6],
    [['ceo', 'founder'], 6],
    [['md'], isLegal ? 45 : 9],
    [['md', 'md'], isLegal ? 22 : 3],
    [['presidentCeo'], language === 'en' || language === 'it' ? 9 : 2],
    [['president', 'ceo'], 5],
    [['president', 'md'], 3],
    [['acting'], 4],
    [['founder'], size === 'micro' ? 8 : 1],
    [[], 3],
  ]);
}

export function crowdOf(dice: Dice, size: Size): Post[] {
  const [from, to] = CROWD[size];
  const posts = Array.from({ length: dice.int(from, to) }, (): Post => 'staff');
  if (size !== 'micro' && dice.chance(0.2)) posts.push('assistant');
  if (size !== 'micro' && dice.chance(0.12)) posts.push('deputy');
  return posts;
}
