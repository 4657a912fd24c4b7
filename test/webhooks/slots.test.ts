// Room for attempts: an endpoint that hangs takes a few slots, and never those of others.
import { describe, expect, test } from 'vitest';
import { Slots } from '../../src/webhooks/slots.ts';
import { describeEachDatabase } from '../support/databases.ts';
import { makeHooks, URL_OF_A, URL_OF_B } from './setting.ts';

const roomOf = (slots: Slots, endpointId: string) =>
  slots.share([endpointId]).find((share) => share.endpointId === endpointId)?.room ?? 0;

function answer(slots: Slots, endpointId: string, ms: number | null) {
  slots.enter(endpointId);
  slots.leave(endpointId, ms);
}

describe('slots', () => {
  test('an endpoint that nobody has heard from has a few, a prompt one many, a slow one a few again', () => {
    const slots = new Slots();
    expect(roomOf(slots, 'a')).toBe(4);
    answer(slots, 'a', 80);
    expect(roomOf(slots, 'a')).toBe(32);
    answer(slots, 'a', 2_001);
    expect(roomOf(slots, 'a')).toBe(4);
    answer(slots, 'a', 80);
    answer(slots, 'a', null);
    expect(roomOf(slots, 'a')).toBe(4);
  });

  test('what is under way takes room', () => {
    const slots = new Slots();
    for (let taken = 1; taken <= 4; taken += 1) {
      slots.enter('a');
      expect(roomOf(slots, 'a')).toBe(4 - taken);
    }
    expect(slots.share(['a', 'b'])).toEqual([{ endpointId: 'b', room: 4 }]);
  });

  test('however many endpoints hang, prompt ones have room', () => {
    const slots = new Slots();
    answer(slots, 'prompt', 10);
    for (let index = 0; index < 1_000; index += 1) {
      for (const { endpointId, room } of slots.share([`hangs ${index}`])) {
        for (let taken = 0; taken < room; taken += 1) slots.enter(endpointId);
      }
    }
    expect(roomOf(slots, 'another')).toBe(0);
    expect(roomOf(slots, 'prompt')).toBe(32);
  });

  test('what is shared at once is not shared twice', () => {
    const slots = new Slots();
    const ids = Array.from({ length: 1_000 }, (_, index) => `e${index}`);
    expect(slots.share(ids).reduce((sum, { room }) => sum + room, 0)).toBe(384);
  });
});

describeEachDatabase('an endpoint that hangs', (open) => {
  test('holds up nobody else, whatever waits for it', async () => {
    const h = await makeHooks(await open());
    await h.register(URL_OF_A);
    const b = await h.register(URL_OF_B);
    for (let event = 0; event < 40; event += 1) await h.emit();
    let hanging = 0;
    await h.start(({ url }) => {
      if (url === URL_OF_B) return 200;
      hanging += 1;
      return new Promise<number>(() => {});
    });
    const delivered = async () =>
      (await h.webhooks.deliveries(h.teamId, { endpointId: b.endpointId, limit: 50 })).deliveries.filter(
        ({ status }) => status === 'delivered',
      ).length;
    await expect.poll(delivered, { timeout: 10_000, interval: 10 }).toBe(40);
    expect(hanging).toBe(4);
  });
});
