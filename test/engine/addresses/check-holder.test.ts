// What becomes of a holder's addresses by what the mail server says of them.
import { expect, test } from 'vitest';
import { checkHolder } from '../../../src/engine/addresses/check-holder.ts';
import type { SeenAddress } from '../../../src/engine/local-parts/pattern-posterior.ts';
import type { MailboxAnswer, MailboxState } from '../../../src/engine/mail/mailbox-answer.ts';
import { parsePersonName } from '../../../src/engine/names/person-name.ts';
import { gatherPeople } from '../../../src/engine/people/gather.ts';
import { findHolders } from '../../../src/engine/people/holders.ts';
import { factsOf } from '../page/people-of.ts';

const HOST = 'vellmarn.test';
const [ADA] = findHolders(
  gatherPeople([factsOf('<div><h3>Ada Vell</h3><p>CEO</p></div>', '/')], 'CEO', ['Vellmarn']),
  'CEO',
);

const colleague = (text: string, localPart: string): SeenAddress => {
  const name = parsePersonName(text);
  if (name === null) throw new Error('no name');
  return { name, localPart };
};
/** Everybody is first.last. */
const SEEN = [
  colleague('Bo Ink', 'bo.ink'),
  colleague('Cy Dunn', 'cy.dunn'),
  colleague('Di Fenn', 'di.fenn'),
  colleague('Ed Garr', 'ed.garr'),
];

async function checked(
  stateOf: (address: string) => MailboxState,
  {
    isRemembered = () => false,
    asked = [],
    hasRivals = false,
  }: { isRemembered?: (address: string) => boolean; asked?: string[]; hasRivals?: boolean } = {},
) {
  if (ADA === undefined) throw new Error('the page names a holder');
  const mail = {
    check: async (addresses: readonly string[]): Promise<MailboxAnswer[]> => {
      asked.push(...addresses);
      return addresses.map((address) => ({
        address,
        state: stateOf(address),
        replyClass: null,
        code: null,
        enhanced: null,
        host: null,
        at: null,
        remembered: isRemembered(address),
      }));
    },
  };
  const setting = { mail, printed: [], isOfAnother: () => false, host: HOST, seen: SEEN, hasRivals };
  return (await checkHolder(setting, ADA, async () => new Set())).addresses;
}

test('an address that the server refuses is nobody’s, however surely colleagues show the pattern', async () => {
  expect(await checked(() => 'refused')).toEqual([]);
});

test.each(['accepted', 'catch_all', 'unclear', 'unasked'] as const)(
  'the address that colleagues show is the person’s where the server answers %s',
  async (state) => {
    expect(await checked(() => state)).toMatchObject([{ address: `ada.vell@${HOST}` }]);
  },
);

test('another form that the server takes is the person’s where the shown one is refused', async () => {
  const own = `avell@${HOST}`;
  expect(await checked((address) => (address === own ? 'accepted' : 'refused'))).toMatchObject([
    { address: own, source: 'verified' },
  ]);
});

test('whom an earlier search has asked about in vain is asked about in further forms', async () => {
  const first: string[] = [];
  expect(await checked(() => 'refused', { asked: first })).toEqual([]);
  expect(first).toHaveLength(8);
  const second: string[] = [];
  const found = await checked((address) => (first.includes(address) ? 'refused' : 'accepted'), {
    isRemembered: (address) => first.includes(address),
    asked: second,
  });
  expect(second.slice(0, 8)).toEqual(first);
  expect(second.length).toBeGreaterThan(8);
  expect(second.length).toBeLessThanOrEqual(16);
  expect(found).toMatchObject([{ address: second[8], source: 'verified' }]);
});

test('one form that was not asked before is reason enough to stop at eight', async () => {
  const asked: string[] = [];
  const isRemembered = (address: string) => address !== `ada.vell@${HOST}`;
  await checked(() => 'refused', { isRemembered, asked });
  expect(asked).toHaveLength(8);
});

test('where others may hold the role too, the first leaves them some of the recipients', async () => {
  const alone: string[] = [];
  const beside: string[] = [];
  await checked(() => 'refused', { asked: alone });
  await checked(() => 'refused', { asked: beside, hasRivals: true });
  expect([alone.length, beside.length]).toEqual([8, 6]);
  expect(alone.slice(0, 6)).toEqual(beside);
});
