import fc from 'fast-check';
import { expect, test } from 'vitest';
import { limitsOf, type TicketRef, unlocks } from './ticket-limit.ts';

const ticket = (ticketId: number, contentId = 20): TicketRef => ({ contentId, ticketId });
const [one, two, three] = [ticket(1), ticket(2), ticket(3)] as const;

test.each<[boolean, TicketRef[], boolean]>([
  [true, [], false],
  [true, [one], false],
  [true, [two, three], false],
  [true, [two, one], true],
  [true, [one, two, three], true],
  [false, [], false],
  [false, [three], false],
  [false, [one], true],
  [false, [two, three], true],
])('with isAnd %s a member who holds %j may enter: %s [ACCESS-029, ACCESS-030, ACCESS-031]', (isAnd, held, opens) => {
  expect(unlocks({ tickets: [one, two], isAnd }, held)).toBe(opens);
});

test('a ticket of another content with the same number is another ticket', () => {
  expect(unlocks({ tickets: [ticket(1, 20)], isAnd: false }, [ticket(1, 21)])).toBe(false);
});

const tickets = fc.array(fc.record({ contentId: fc.nat(2), ticketId: fc.nat(4) }), { minLength: 1 });
const held = fc.array(fc.record({ contentId: fc.nat(2), ticketId: fc.nat(4) }));

test('a member with all tickets also passes where any one is enough, and a further ticket never locks anybody out [ACCESS-030, ACCESS-031]', () => {
  fc.assert(
    fc.property(tickets, held, held, (list, some, more) => {
      if (unlocks({ tickets: list, isAnd: true }, some)) {
        expect(unlocks({ tickets: list, isAnd: false }, some)).toBe(true);
      }
      for (const isAnd of [true, false]) {
        if (unlocks({ tickets: list, isAnd }, some)) {
          expect(unlocks({ tickets: list, isAnd }, [...some, ...more])).toBe(true);
        }
      }
      expect(unlocks({ tickets: list, isAnd: true }, list)).toBe(true);
    }),
  );
});

test('every list that names a content limits it', () => {
  const limits = [
    { contentIds: [3, 6], tickets: [one], isAnd: false },
    { contentIds: [3], tickets: [two], isAnd: false },
    { contentIds: [4], tickets: [three], isAnd: false },
  ];
  expect(limitsOf(limits, 3)).toEqual([limits[0], limits[1]]);
  expect(limitsOf(limits, 6)).toEqual([limits[0]]);
  expect(limitsOf(limits, 5)).toEqual([]);
});
