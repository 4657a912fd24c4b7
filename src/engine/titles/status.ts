// Whether what a title says is still so. Knows no roles and no clock.
import { parseTitle } from './parse-title.ts';

/** Whether all posts that the title names are past: "Former CEO", "CEO until 2021", "CEO emeritus". */
export function isFormer(title: string, companyNames: readonly string[] = []): boolean {
  const posts = parseTitle(title, companyNames);
  return posts.length > 0 && posts.every((post) => post.qualifiers.includes('former'));
}
