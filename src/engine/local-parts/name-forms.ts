// In which forms a person's name can enter an address: spellings, compound names, particles, nicknames, order.
import { type Spelling, fold, weightedFolds } from '../names/fold.ts';
import { otherForms } from '../names/nicknames.ts';
import type { PersonName } from '../names/person-name.ts';
import type { NameForms } from './patterns.ts';

/** Share of addresses in which the form is used; the weights of one name sum to at most 1. */
export type WeightedForms = NameForms & { weight: number };

const FORMS_MAX = 48;
const NICKNAMES_MAX = 2;

/** Shares of the given name's forms. */
const NICKNAME_PRINTED_SHARE = 0.4;
const NICKNAME_TABLE_SHARE = 0.05;
const HYPHENATED_GIVEN = { kept: 0.4, joined: 0.3, firstOnly: 0.3 } as const;
/** Of an order that the culture suggests, how often the address has given name and surname the other way round. */
const OTHER_ORDER_SHARE = 0.25;

/** All forms, likeliest first, at most 48. */
export function nameForms(name: PersonName, spelling?: Spelling): WeightedForms[] {
  const forms = combined(name, spelling, 1);
  if (name.culture === 'vietnamese' || name.culture === 'chinese' || name.culture === 'korean') {
    for (const form of forms) form.weight *= 1 - OTHER_ORDER_SHARE;
    forms.push(...combined(swapped(name), spelling, OTHER_ORDER_SHARE));
  }
  return forms.sort((a, b) => b.weight - a.weight).slice(0, FORMS_MAX);
}

function swapped(name: PersonName): PersonName {
  return { ...name, given: name.family, family: name.given.slice(0, 1), particles: [] };
}

function combined(name: PersonName, spelling: Spelling | undefined, share: number): WeightedForms[] {
  const middleInitial = letters(fold(name.given[1] ?? '')).slice(0, 1);
  const families = familyForms(name, spelling);
  const pairs = givenForms(name, spelling).flatMap((given) =>
    families
      // One company spells one way: forms that mix the two are left out.
      .filter((family) => given.expanded === null || (family.expanded ?? given.expanded) === given.expanded)
      .map((family) => ({ given, family, weight: given.weight * family.weight })),
  );
  const mass = pairs.reduce((sum, { weight }) => sum + weight, 0);
  return pairs.map(({ given, family, weight }) => ({
    first: given.text,
    firstInitial: given.initial,
    last: family.text,
    lastInitial: family.initial,
    middleInitial,
    weight: (weight * share) / mass,
  }));
}

type Form = { text: string; initial: string; weight: number; expanded: boolean | null };

function givenForms({ given, nickname }: PersonName, spelling: Spelling | undefined): Form[] {
  const [first = ''] = given;
  const parts = pieces(first);
  const initials = parts.map((part) => part.slice(0, 1)).join('');
  const forms: { text: string; weight: number; initial?: string }[] = [];
  if (parts.length > 1) {
    forms.push(
      { text: parts.join('-'), weight: HYPHENATED_GIVEN.kept },
      { text: parts.join(''), weight: HYPHENATED_GIVEN.joined, initial: initials },
      { text: parts[0] ?? '', weight: HYPHENATED_GIVEN.firstOnly },
    );
  } else forms.push({ text: parts[0] ?? '', weight: 1 });
  const nicknames: { text: string; weight: number }[] = [];
  if (nickname !== undefined) nicknames.push({ text: nickname, weight: NICKNAME_PRINTED_SHARE });
  else {
    const others = otherForms(letters(fold(first)), NICKNAMES_MAX);
    nicknames.push(...others.map((text, at) => ({ text, weight: NICKNAME_TABLE_SHARE / 2 ** at })));
  }
  const taken = nicknames.reduce((sum, { weight }) => sum + weight, 0);
  for (const form of forms) form.weight *= 1 - taken;
  return [...forms, ...nicknames].flatMap((form) => spelled(form, spelling));
}

function familyForms(name: PersonName, spelling: Spelling | undefined): Form[] {
  return surnames(name).flatMap((form) => spelled(form, spelling));
}

/** The surname's forms: compound ones joined, halved, hyphenated; particles joined or dropped. */
function surnames({
  family,
  particles,
  culture,
}: PersonName): { text: string; weight: number; initial?: string }[] {
  const parts = family.flatMap(pieces);
  const [head = ''] = parts;
  const tail = parts.at(-1) ?? '';
  const hyphenated = family.length === 1 && parts.length > 1;
  if (parts.length === 0) return [{ text: '', weight: 1 }];
  if (particles.length > 0) {
    const before = particles.flatMap(pieces).join('');
    return [
      { text: before + parts.join(''), weight: 0.6 },
      { text: parts.join(''), weight: 0.25, initial: tail.slice(0, 1) },
      { text: [...particles.flatMap(pieces), ...parts].join('.'), weight: 0.05 },
      { text: [...particles.flatMap(pieces), ...parts].join('-'), weight: 0.05 },
      {
        text:
          particles
            .flatMap(pieces)
            .map((word) => word.slice(0, 1))
            .join('') + parts.join(''),
        weight: 0.05,
      },
    ];
  }
  if (parts.length === 1) return [{ text: head, weight: 1 }];
  if (hyphenated) {
    return [
      { text: parts.join('-'), weight: 0.45 },
      { text: parts.join(''), weight: 0.25 },
      { text: tail, weight: 0.1 },
      { text: head, weight: 0.2 },
    ];
  }
  const firstCounts = culture === 'iberian';
  return [
    { text: head, weight: firstCounts ? 0.7 : 0.2 },
    { text: tail, weight: firstCounts ? 0.1 : 0.35 },
    { text: parts.join(''), weight: firstCounts ? 0.15 : 0.35 },
    { text: parts.join('-'), weight: firstCounts ? 0.05 : 0.1 },
  ];
}

function spelled(
  { text, weight, initial }: { text: string; weight: number; initial?: string },
  spelling: Spelling | undefined,
): Form[] {
  const variants = weightedFolds(text, spelling);
  const longest = Math.max(...variants.map((variant) => variant.text.length));
  const shortest = Math.min(...variants.map((variant) => variant.text.length));
  return variants.map((variant) => {
    const clean = tidy(variant.text);
    return {
      text: clean,
      initial: initial === undefined ? clean.slice(0, 1) : fold(initial),
      weight: weight * variant.weight,
      expanded: longest === shortest ? null : variant.text.length === longest,
    };
  });
}

/** The words of a name between hyphens and signs; marks stay for the spelling to decide. */
function pieces(word: string): string[] {
  return word
    .toLowerCase()
    .replace(/['’‘`´]/gu, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((piece) => piece !== '');
}

function letters(word: string): string {
  return word.replace(/[^a-z0-9]/g, '');
}

/** ASCII letters, digits, and single dots and hyphens inside. */
function tidy(text: string): string {
  return text.replace(/[^a-z0-9.-]/g, '').replace(/^[.-]+|[.-]+$/g, '');
}
