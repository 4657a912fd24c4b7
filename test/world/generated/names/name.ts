// A name in its parts: how it is printed and what an address is made of. Knows no culture's words.
import type { Dice } from '../dice.ts';

export type Sex = 'm' | 'f';

export type Family = {
  /** "van der", "de la", "Al-": printed before the parts. */
  particle?: string;
  /** One surname, or two. */
  parts: readonly string[];
  joiner?: ' ' | '-';
};

export type Culture = {
  given: Readonly<Record<Sex, readonly string[]>>;
  family(dice: Dice, sex: Sex): Family;
  /** How pages at home print it; abroad the given name comes first. */
  familyFirst?: boolean;
  /** Between given and family name: a second given name, an initial, a mother's name. */
  middle?: (dice: Dice, sex: Sex) => string;
  /** Before the name ("Dr."), after it ("MBA"). */
  before?: readonly string[];
  after?: readonly string[];
  /** Short and full given names. */
  nicknames?: Readonly<Record<string, string>>;
  /** The surname by which colleagues and addresses go where there are two. */
  mainSurname?: 'first' | 'last';
};

export type FullName = {
  sex: Sex;
  printed: string;
  /** Other forms that are right too. */
  alsoNamed: readonly string[];
  /** Of which addresses are made, before any house style. */
  given: string;
  family: Family;
  mainSurname: 'first' | 'last';
};

/** @param abroad the site is not in the culture's own language: the given name stands first more often. */
export function makeName(culture: Culture, dice: Dice, abroad: boolean): FullName {
  const sex: Sex = dice.chance(0.45) ? 'f' : 'm';
  const given = dice.pick(culture.given[sex]);
  const family = culture.family(dice, sex);
  const surname = printFamily(family);
  const middle = culture.middle?.(dice, sex) ?? '';
  const familyFirst = culture.familyFirst === true && (!abroad || dice.chance(0.55));
  const full = culture.nicknames?.[given];
  const order = (first: string) =>
    (familyFirst ? [surname, middle, first] : [first, middle, surname])
      .filter((word) => word !== '')
      .join(' ');
  const bare = order(given);
  const before = culture.before !== undefined && dice.chance(0.1) ? `${dice.pick(culture.before)} ` : '';
  const after = culture.after !== undefined && dice.chance(0.06) ? `, ${dice.pick(culture.after)}` : '';
  const quoted = full !== undefined && dice.chance(0.3);
  const printed = quoted ? order(`${full} “${given}”`) : bare;
  return {
    sex,
    printed: `${before}${printed}${after}`,
    alsoNamed: [bare, ...(full === undefined ? [] : [order(full)]), `${given} ${surname}`],
    // People who go by a short name are split over whether their address does.
    given: full !== undefined && dice.chance(0.45) ? full : given,
    family,
    mainSurname: culture.mainSurname ?? 'last',
  };
}

export function printFamily({ particle, parts, joiner = ' ' }: Family): string {
  const joined = parts.join(joiner);
  if (particle === undefined) return joined;
  return /[-’']$/u.test(particle) ? `${particle}${joined}` : `${particle} ${joined}`;
}

/** Families as two pieces, so that they sound right and belong to nobody. */
export function composed(heads: string, tails: string): (dice: Dice) => string {
  const [first, second] = [heads.split(' '), tails.split(' ')];
  return (dice) => {
    const [head, tail] = [dice.pick(first), dice.pick(second)];
    // "Bergberg" is no name.
    return tail.startsWith(head.toLowerCase()) || head.toLowerCase().endsWith(tail) ? head : `${head}${tail}`;
  };
}
