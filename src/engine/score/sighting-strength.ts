// How strongly one sighting speaks for the role, before anything else is known.
import type { Sighting } from '../people/person.ts';
import { JUDGED_WEIGHTS } from './judged-weights.ts';

/** In logits, from the way it was read and the kind of page; by judgement, so that no fit changes who comes first. */
export function sightingStrength({ mention, page }: Sighting): number {
  return JUDGED_WEIGHTS[`role.source.${mention.extractor}`] + JUDGED_WEIGHTS[`role.page.${page.kind}`];
}
