// Every number of the score in one table with a version. A stored result names the version that made it.
import type { Extractor } from '../mention.ts';
import type { PageFacts } from '../mention.ts';

export const WEIGHTS_VERSION = '2026-11-21';

/** Probability that a person whom one source of this kind names in the role holds it now. */
export const ROLE_BY_EXTRACTOR: Record<Extractor, number> = {
  'json-ld': 0.9,
  microdata: 0.9,
  'h-card': 0.9,
  vcard: 0.85,
  card: 0.9,
  table: 0.9,
  list: 0.88,
  heading: 0.88,
  prose: 0.85,
  imprint: 0.93,
  press: 0.85,
  state: 0.88,
  llm: 0.75,
};

/** Logits added for the kind of page that the source stands on. */
export const ROLE_BY_PAGE: Record<PageFacts['kind'], number> = {
  leadership: 0.4,
  team: 0.3,
  about: 0.2,
  imprint: 0.3,
  contact: 0.1,
  press: 0,
  profile: 0.2,
  home: 0.1,
  other: -0.2,
};

/** Logits: a second page that says the same, of each kind that differs from the first; at most two count. */
export const SECOND_PAGE_LOGIT = 0.8;
export const SECOND_PAGE_MAX = 2;
/** Logits: somebody else is named in a role that one person holds, on a source at least as good. */
export const OTHER_HOLDER_LOGIT = -1.5;
/** Logits: somebody else is named, on a worse source. */
export const WEAKER_HOLDER_LOGIT = -0.3;
/** Logits: the only source is older than a year, or than three. */
export const OLD_PAGE_LOGIT = -0.7;
export const VERY_OLD_PAGE_LOGIT = -1.6;
/** Logits: another page of the company calls the same person a former holder. */
export const FORMER_ELSEWHERE_LOGIT = -2.2;
/** Factor for a near role, returned only where nobody holds the very role. */
export const NEAR_ROLE_FACTOR = 0.85;
/** Factor for a qualified title (interim, regional …). */
export const QUALIFIED_ROLE_FACTOR = 0.92;

/** Probability that mail to a published address arrives: nobody asked, the server accepted it, the server refused it. */
export const PUBLISHED = 0.93;
export const PUBLISHED_ACCEPTED = 0.985;
export const PUBLISHED_LIKELY = 0.96;
export const PUBLISHED_REFUSED = 0.03;

/**
 * How much likelier a server that refuses strangers accepts the address of the person than that of nobody.
 * The fewer letters of the name an address keeps, the likelier it is a namesake's.
 */
export const ACCEPTED_RATIO_FULL_NAME = 300;
export const ACCEPTED_RATIO_INITIAL = 100;
export const ACCEPTED_RATIO_SURNAME = 80;
export const ACCEPTED_RATIO_GIVEN_NAME = 25;
export const ACCEPTED_RATIO_INITIALS = 10;
/** The same where the server greylists the address and refuses the control. */
export const LIKELY_DISCOUNT = 0.4;
/** Likelihood of a refusal by a server that accepts others, if the address were the person's. */
export const REFUSED_RATIO = 0.01;

/** Scores of derived addresses end here: the server accepts everything; nobody could be asked. */
export const CATCH_ALL_CAP = 80;
export const UNASKED_CAP = 75;
/** So do those of people whom no rule has read, but a language model alone; unless their address is printed. */
export const LLM_ALONE_CAP = 70;
/** Lower scores are not returned. */
export const SCORE_MIN = 50;

export const YEAR_MS = 365 * 86_400_000;
