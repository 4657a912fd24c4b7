// Which companies are tuned on, which checked on, and which nobody looks at: by index, the same for every seed.
import { rollDice } from './dice.ts';
import { SHAPE_NAMES, type ShapeName, SHAPES } from './sites/shapes.ts';

export const SPLITS = ['tune', 'check', 'hold'] as const;
export type Split = (typeof SPLITS)[number];

/** Of every six: half, a sixth, a third. */
const PLACES: readonly Split[] = ['tune', 'check', 'hold', 'tune', 'hold', 'tune'];

export function splitOf(index: number): Split {
  return PLACES[index % PLACES.length] ?? 'hold';
}

/** Every shape of the split comes up before any comes up again; those held back stand in 'hold' alone. */
export function shapeOf(seed: number, index: number): ShapeName {
  const split = splitOf(index);
  const names = SHAPE_NAMES.filter((name) => split === 'hold' || !SHAPES[name].isHeldBack);
  const rank = Math.floor(index / PLACES.length) * share(split) + placesBefore(split, index);
  const round = Math.floor(rank / names.length);
  const deck = rollDice(`${seed}/${split}/${round}/shapes`).sample(names, names.length);
  return deck[rank % names.length] ?? 'nobody';
}

const share = (split: Split) => PLACES.filter((place) => place === split).length;

const placesBefore = (split: Split, index: number) =>
  PLACES.slice(0, index % PLACES.length).filter((place) => place === split).length;
