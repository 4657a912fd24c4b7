// Somebody who works at a generated company, before and after an address is given.
import type { Person } from '../company.ts';
import type { FullName } from './names/name.ts';
import type { Post } from './titles/title.ts';

export type Member = { name: FullName; post: Post; person: Person };
