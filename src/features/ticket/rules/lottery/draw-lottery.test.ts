import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type DrawResult, type DrawSlot, drawLottery, type Entrant, lotteryStatusOf } from './draw-lottery.ts';
import { appliedAtOf, drawListText, type ListedEntrant, seedText } from './draw-record.ts';

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');
const entrant = (entrantId: string, slots: number[], more: Partial<Entrant> = {}): Entrant => ({
  entrantId,
  number: 1,
  slots,
  enableExtraSlot: false,
  ...more,
});
const closesAt = '2026-11-24T23:59:00+09:00';
const applied = (one: Entrant): ListedEntrant => ({ ...one, appliedAt: '2026-11-20T09:30:00+09:00' });
const slot = (ticketSlotId: number, capacity: number): DrawSlot => ({ ticketSlotId, capacity });
/** Gives lots in alphabetical order, so that a reader can follow a table. */
const alphabetical = (text: string): string => text;
const drawn = (slots: DrawSlot[], entrants: Entrant[]) =>
  drawLottery(slots, entrants, 'seed', alphabetical).map(({ entrantId, ticketSlotId, priority }) => [
    entrantId,
    ticketSlotId,
    priority,
  ]);

describe('a draw', () => {
  test('gives each, in the order of the lots, the first of their slots that has room [LOTTERY-001]', () => {
    const people = [entrant('c', [11, 12]), entrant('a', [11, 12]), entrant('d', [11, 12]), entrant('b', [12, 11])];
    expect(drawn([slot(11, 2), slot(12, 1)], people)).toEqual([
      ['a', 11, 1],
      ['b', 12, 1],
      ['c', 11, 1],
      ['d', null, null],
    ]);
  });

  test('goes on to the next priority where there is no room', () => {
    const people = [entrant('a', [11, 12]), entrant('b', [11, 12]), entrant('c', [11, 12])];
    expect(drawn([slot(11, 1), slot(12, 1)], people)).toEqual([
      ['a', 11, 1],
      ['b', 12, 2],
      ['c', null, null],
    ]);
  });

  test('keeps the tickets of one application together', () => {
    const people = [entrant('a', [11, 12], { number: 2 }), entrant('b', [11], { number: 2 }), entrant('c', [11])];
    expect(drawn([slot(11, 3), slot(12, 0)], people)).toEqual([
      ['a', 11, 1],
      ['b', null, null],
      ['c', 11, 1],
    ]);
  });

  test('gives places left over to entrants who accept them, after everybody has chosen [LOTTERY-009]', () => {
    const people = [
      entrant('a', [11]),
      entrant('b', [11], { enableExtraSlot: true }),
      entrant('c', [11]),
      entrant('d', [12]),
      entrant('e', [11], { enableExtraSlot: true }),
      entrant('f', [11], { enableExtraSlot: true }),
    ];
    expect(drawn([slot(13, 1), slot(11, 1), slot(12, 2)], people)).toEqual([
      ['a', 11, 1],
      ['b', 13, null],
      ['c', null, null],
      ['d', 12, 1],
      ['e', 12, null],
      ['f', null, null],
    ]);
  });

  test('gives no slot that is not offered', () => {
    expect(drawn([slot(11, 1)], [entrant('a', [99]), entrant('b', [])])).toEqual([
      ['a', null, null],
      ['b', null, null],
    ]);
  });

  test('without entrants or without places has no winner', () => {
    expect(drawn([slot(11, 1)], [])).toEqual([]);
    expect(drawn([], [entrant('a', [11])])).toEqual([['a', null, null]]);
  });

  test.each<[Omit<DrawResult, 'entrantId'>, string]>([
    [{ ticketSlotId: 11, priority: 2 }, 'PRIMARY_SUCCESS'],
    [{ ticketSlotId: 11, priority: null }, 'SECONDARY_SUCCESS'],
    [{ ticketSlotId: 0, priority: 1 }, 'SUCCESS'],
    [{ ticketSlotId: null, priority: null }, 'FAIL'],
  ])('with the result %j has the status %s [TICKET-025]', (result, status) => {
    expect(lotteryStatusOf({ entrantId: 'a', ...result })).toBe(status);
  });
});

const slots = fc.uniqueArray(fc.record({ ticketSlotId: fc.integer({ min: 1, max: 4 }), capacity: fc.nat(6) }), {
  selector: ({ ticketSlotId }) => ticketSlotId,
});
const entrants = fc.uniqueArray(
  fc.record({
    entrantId: fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd', 'e'), minLength: 1, maxLength: 3 }),
    number: fc.integer({ min: 1, max: 3 }),
    slots: fc.uniqueArray(fc.integer({ min: 1, max: 5 }), { maxLength: 3 }),
    enableExtraSlot: fc.boolean(),
  }),
  { selector: ({ entrantId }) => entrantId, maxLength: 14 },
);
const seeds = fc.string();

describe('for any entrants', () => {
  test('no slot gives more than it has, and each entrant has one result [LOTTERY-001]', () => {
    fc.assert(
      fc.property(slots, entrants, seeds, (offered, people, seed) => {
        const results = drawLottery(offered, people, seed, hash);
        expect(results.map(({ entrantId }) => entrantId).sort()).toEqual(
          people.map(({ entrantId }) => entrantId).sort(),
        );
        for (const { ticketSlotId, capacity } of offered)
          expect(seatsIn(ticketSlotId, results, people)).toBeLessThanOrEqual(capacity);
      }),
    );
  });

  test('nobody is passed over: every slot that they preferred was full at their turn [LOTTERY-001, LOTTERY-009]', () => {
    fc.assert(
      fc.property(slots, entrants, seeds, (offered, people, seed) => {
        const results = drawLottery(offered, people, seed, hash);
        results.forEach(({ entrantId, ticketSlotId, priority }, turn) => {
          const { number, slots: wanted, enableExtraSlot } = personOf(entrantId, people);
          const earlier = results.slice(0, turn).filter((one) => one.priority !== null);
          for (const better of wanted.slice(0, priority === null ? wanted.length : priority - 1)) {
            expect(seatsIn(better, earlier, people) + number).toBeGreaterThan(capacityOf(better, offered));
          }
          if (ticketSlotId !== null && priority === null) expect(enableExtraSlot).toBe(true);
          if (ticketSlotId === null && enableExtraSlot) {
            for (const { ticketSlotId: any, capacity } of offered)
              expect(seatsIn(any, results, people) + number).toBeGreaterThan(capacity);
          }
        });
      }),
    );
  });

  test('the order in which they applied means nothing [LOTTERY-001]', () => {
    fc.assert(
      fc.property(slots, entrants, seeds, fc.infiniteStream(fc.nat()), (offered, people, seed, dice) => {
        const shuffled = people.map((one) => ({ one, at: dice.next().value })).sort((a, b) => a.at - b.at);
        const again = shuffled.map(({ one }) => one);
        expect(drawLottery(offered, again, seed, hash)).toEqual(drawLottery(offered, people, seed, hash));
        const listed = (list: Entrant[]) => drawListText({ closesAt, slots: offered, entrants: list.map(applied) });
        expect(listed(again)).toBe(listed(people));
      }),
    );
  });

  test('without one of the losers the results stay the same [LOTTERY-001]', () => {
    fc.assert(
      fc.property(slots, entrants, seeds, (offered, people, seed) => {
        const results = drawLottery(offered, people, seed, hash);
        for (const { entrantId } of results.filter((one) => one.ticketSlotId === null)) {
          const others = people.filter((one) => one.entrantId !== entrantId);
          const expected = results.filter((one) => one.entrantId !== entrantId);
          expect(drawLottery(offered, others, seed, hash)).toEqual(expected);
        }
      }),
    );
  });

  test('with room for all each gets their first choice', () => {
    fc.assert(
      fc.property(entrants, seeds, (people, seed) => {
        const wide = [1, 2, 3, 4, 5].map((id) => slot(id, 100));
        for (const { priority, entrantId } of drawLottery(wide, people, seed, hash)) {
          expect(priority).toBe(personOf(entrantId, people).slots.length > 0 ? 1 : null);
        }
      }),
    );
  });

  test('every entrant has the same chance', () => {
    const people = ['p', 'q', 'r', 's'].map((id) => entrant(id, [11]));
    const wins = new Map(people.map(({ entrantId }) => [entrantId, 0]));
    for (let seed = 0; seed < 4000; seed += 1) {
      const winner = drawLottery([slot(11, 1)], people, String(seed), hash)[0]?.entrantId ?? '';
      wins.set(winner, (wins.get(winner) ?? 0) + 1);
    }
    // Of 4,000 draws with a chance of a quarter 1,000 ± 27 (one standard deviation) are expected.
    for (const count of wins.values()) expect(Math.abs(count - 1000)).toBeLessThan(110);
  });
});

describe('the hashed text', () => {
  test('has the slots in their order and the entrants by their number', () => {
    const people = [
      entrant('B2', [12], { enableExtraSlot: true }),
      entrant('A1', [11, 12], { number: 2 }),
      entrant('C3', []),
    ];
    const at = '2026-11-20T09:30:00+09:00';
    expect(drawListText({ closesAt, slots: [slot(12, 80), slot(11, 100)], entrants: people.map(applied) })).toBe(
      `hiroba-draw-1\ncloses ${closesAt}\nslot 12 80\nslot 11 100\nentrant A1 2 11,12 - ${at}\nentrant B2 1 12 extra ${at}\nentrant C3 1 - - ${at}\n`,
    );
  });

  test('has only the minute of an application, not the second', () => {
    expect(appliedAtOf(Date.parse('2026-11-20T09:30:59.999+09:00'))).toBe('2026-11-20T09:30:00+09:00');
  });

  test('of the seed has the secret, the list and the public value', () => {
    expect(seedText('aa', 'bb', '39,100.21')).toBe('hiroba-draw-1\nsecret aa\nlist bb\npublic 39,100.21\n');
  });
});

function personOf(entrantId: string, people: readonly Entrant[]): Entrant {
  const found = people.find((one) => one.entrantId === entrantId);
  if (found === undefined) throw new Error(`${entrantId} did not apply`);
  return found;
}

function seatsIn(ticketSlotId: number, results: readonly DrawResult[], people: readonly Entrant[]): number {
  const winners = results.filter((one) => one.ticketSlotId === ticketSlotId);
  return winners.reduce((sum, { entrantId }) => sum + personOf(entrantId, people).number, 0);
}

function capacityOf(ticketSlotId: number, offered: readonly DrawSlot[]): number {
  return offered.find((one) => one.ticketSlotId === ticketSlotId)?.capacity ?? 0;
}
