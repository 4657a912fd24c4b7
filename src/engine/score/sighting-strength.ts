// How strongly one sighting speaks for the role, before anything else is known.
import type { Sighting } from '../people/person.ts';
import { logit } from './logit.ts';
import { ROLE_BY_EXTRACTOR, ROLE_BY_PAGE } from './weights.ts';

/** In logits, from the way it was read and the kind of page. */
export function sightingStrength(sighting: Sighting): number {
  return logit(ROLE_BY_EXTRACTOR[sighting.mention.extractor]) + ROLE_BY_PAGE[sighting.page.kind];
}
