// What stands in the navigation: the sections that are there, for those who may see them.
import type { NavigationGroup } from '../design/app-frame.ts';
import { GROUPS } from './section.ts';
import type { Section } from './section.ts';
import type { PersonVisit } from './visit.ts';

export function navigationFor(sections: readonly Section[], visit: PersonVisit): NavigationGroup[] {
  return GROUPS.map((label) => ({
    label,
    entries: sections
      .filter((section) => section.group === label && isVisible(section, visit))
      .flatMap((section) =>
        section.label === null ? [] : [{ href: `/dashboard${section.path}`, label: section.label }],
      ),
  })).filter(({ entries }) => entries.length > 0);
}

function isVisible(section: Section, { team }: PersonVisit): boolean {
  if (team === null) return section.of === 'person';
  return section.visibleTo?.(team.role) ?? true;
}
