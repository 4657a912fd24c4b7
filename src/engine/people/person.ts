// A person as all pages together name them: what the resolver hands on.
import type { Mention, PageFacts } from '../mention.ts';
import type { PersonName } from '../names/person-name.ts';
import type { TitleFit } from '../titles/match-role.ts';

/** What a page says of people, where it stands. */
export type PeopleFacts = Pick<
  PageFacts,
  'url' | 'fetchedAt' | 'kind' | 'language' | 'mentions' | 'companyNames' | 'parked' | 'placeholder'
>;

/** A mention with its page and how its title fits the role that is asked for. */
export type Sighting = {
  mention: Mention;
  page: Omit<PeopleFacts, 'mentions'>;
  fit: TitleFit;
  former: boolean;
};

export type Person = {
  name: PersonName;
  sightings: Sighting[];
  /** Addresses printed beside the person, lower case, on any domain. */
  emails: string[];
};

/** A person who holds the role by the words of at least one page. */
export type Holder = {
  person: Person;
  fit: Exclude<TitleFit, 'none'>;
  /** The title as the best source prints it. */
  title: string;
  /** The sightings that say so, best first. */
  sources: Sighting[];
};
