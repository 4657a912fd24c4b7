// What all searches of the process know of sites together: answers of the last minutes, and who wants to be left alone.
import { createHostManners, type HostManners } from './host-manners.ts';
import { createSharedAnswers, type SharedAnswers } from './shared-answers.ts';

export type SiteMemory = { answers: SharedAnswers; manners: HostManners };

export function createSiteMemory(now: () => number): SiteMemory {
  return { answers: createSharedAnswers(now), manners: createHostManners(now) };
}
