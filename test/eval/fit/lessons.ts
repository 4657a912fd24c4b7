// What each address that the engine weighed teaches: the evidence of both probabilities, each beside its truth.
import type { Considered } from '../../../src/engine/discovery.ts';
import { isAddressOf, isNamed, judge } from '../judge.ts';
import type { Asked } from '../run.ts';

export type Lesson = {
  basis: Considered['basis'];
  /** Whether the person holds the role; null of people of whom the truth says nothing. */
  isHolder: boolean | null;
  /** Whether mail to the address reaches the person; null of people who are not the company's. */
  isReached: boolean | null;
};

export function lessonsOf(all: readonly Asked[]): Lesson[] {
  return all.flatMap(({ question, answer }) =>
    (answer.considered ?? []).map(({ find, basis }) => {
      const { company, truth } = question;
      const { name, email } = find;
      const isOpen = company.dns !== 'null-mx';
      const people = company.people.filter((person) => isNamed(person, name));
      return {
        basis,
        isHolder:
          judge(question, find) === 'arguable' ? null : truth.holders.some((person) => isNamed(person, name)),
        isReached:
          people.length === 0
            ? null
            : isOpen && people.some((person) => person.mailbox !== 'disabled' && isAddressOf(person, email)),
      };
    }),
  );
}
