import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isLoginLocked, loginBaseOf } from '#features/doors/rules/login-lock.ts';
import { isSameTicket, limitsOf, unlocks } from '#features/doors/rules/ticket-limit.ts';
import { isLocked, kindOfLock, lockOf, type TicketsNeeded, withLoginLock, withTickets } from './content-lock.ts';
import { applyChanges, diffParts, type Json } from './part-changes.ts';

const ticket = (ticketId: number) => ({ contentId: 60, ticketId, name: { jpn: `${ticketId}日券` } });
const [day, hall] = [ticket(1), ticket(2)];
const open = { login: [], lists: [], isForConsole: false };

test.each([
  ['nothing', open, 'none', false],
  ['a content for members', { ...open, login: [{ contentId: 3 }] }, 'members', true],
  ['a lock that is switched off', { ...open, login: [{ contentId: 3, isEnabled: false }] }, 'none', false],
  ['the lock of another content', { ...open, login: [{ contentId: 4 }] }, 'none', false],
  ['single entries for members', { ...open, login: [{ contentId: 3, detailIds: [7, 8] }] }, 'none', true],
  ['a ticket', { ...open, lists: [[{ contentIds: [2, 3], tickets: [day] }]] }, 'tickets', true],
  [
    'a ticket in the second module of locks, and a login',
    { login: [{ contentId: 3 }], lists: [[], [{ contentIds: [3], tickets: [day] }]], isForConsole: false },
    'tickets',
    true,
  ],
  ['the console alone', { ...open, login: [{ contentId: 3 }], isForConsole: true }, 'console', true],
  ['what is no list', { login: 'all', lists: [null, 7], isForConsole: false }, 'none', false],
] as const)('reads %s', (_, sources, kind, locked) => {
  const lock = lockOf(3, sources);
  expect([kindOfLock(lock), isLocked(lock)]).toEqual([kind, locked]);
});

test('one content of several in a list gets a list of its own, and the others keep theirs', () => {
  const lists: Json = [{ contentIds: [3, 4], tickets: [day], isAnd: true }];
  expect(withTickets(lists, 3, { tickets: [hall], isAnd: false })).toEqual([
    { contentIds: [4], tickets: [day], isAnd: true },
    { contentIds: [3], tickets: [hall], isAnd: false },
  ]);
});

test('locks of different contents by two editors both stay', () => {
  const before: Json = [{ contentIds: [3], tickets: [day], isAnd: false }];
  const one = withTickets(before, 4, { tickets: [day], isAnd: false });
  const other = withTickets(before, 3, { tickets: [hall], isAnd: false });
  const merged = applyChanges(one, diffParts(before, other));
  expect(merged.clashes).toEqual([]);
  expect(lockOf(4, { ...open, lists: [merged.value] }).tickets).toEqual([{ tickets: [day], isAnd: false }]);
  expect(lockOf(3, { ...open, lists: [merged.value] }).tickets).toEqual([{ tickets: [hall], isAnd: false }]);
});

test('two editors of the lock of one content read both locks, and the second may take their own', () => {
  const before: Json = [{ contentIds: [3], tickets: [day], isAnd: false }];
  const one = withTickets(before, 3, { tickets: [day, hall], isAnd: false });
  const other = withTickets(before, 3, { tickets: [ticket(5)], isAnd: true });
  for (const current of [one, withTickets(before, 3, undefined)]) {
    const { value, clashes } = applyChanges(current, diffParts(before, other));
    expect(value).toEqual(current);
    expect(clashes).toEqual([{ path: ['#3'], before: before[0], after: other[0], current: current[0] }]);
    const mine = clashes.map((clash) => ({ ...clash, before: clash.current }));
    expect(applyChanges(value, mine)).toEqual({ value: other, clashes: [] });
  }
});

const contentId = fc.integer({ min: 1, max: 5 });
const detailIds = fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 4 });
const login = fc.array(fc.record({ contentId, isEnabled: fc.boolean(), detailIds }, { requiredKeys: ['contentId'] }), {
  maxLength: 6,
});
const tickets = fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 3 });
const needed = fc
  .record({ tickets, isAnd: fc.boolean() })
  .map((one): TicketsNeeded => ({ ...one, tickets: one.tickets.map(ticket) }));
const lists = fc.array(
  fc.record({
    contentIds: fc.uniqueArray(contentId, { minLength: 1, maxLength: 3 }),
    tickets: tickets.map((ids) => ids.map(ticket)),
    isAnd: fc.boolean(),
  }),
  { maxLength: 4 },
);
const choice = fc.oneof(fc.constant('all' as const), fc.constant([]), detailIds);

test('a lock by login is what was chosen, and no other content has another one', () => {
  fc.assert(
    fc.property(login, contentId, choice, (before, id, items) => {
      const after = withLoginLock(before, id, items);
      const lock = lockOf(id, { ...open, login: after });
      expect([lock.isForMembers, lock.memberItems]).toEqual(items === 'all' ? [true, []] : [false, items]);
      for (const other of [1, 2, 3, 4, 5].filter((one) => one !== id)) {
        expect(lockOf(other, { ...open, login: after })).toEqual(lockOf(other, { ...open, login: before }));
      }
      expect(withLoginLock(after, id, items)).toEqual(after);
    }),
  );
});

test('visitors meet the lock by login that the console reads', () => {
  fc.assert(
    fc.property(login, contentId, fc.integer({ min: 1, max: 9 }), (written, id, detailId) => {
      const base = loginBaseOf({ isEnabled: true, lock: written });
      const lock = lockOf(id, { ...open, login: written });
      expect(isLoginLocked(base, id)).toBe(lock.isForMembers);
      expect(isLoginLocked(base, id, detailId)).toBe(lock.isForMembers || lock.memberItems.includes(detailId));
    }),
  );
});

test('a lock by tickets is what was chosen, and no other content has another one', () => {
  fc.assert(
    fc.property(lists, contentId, fc.option(needed, { nil: undefined }), (before, id, chosen) => {
      const after = withTickets(before, id, chosen);
      expect(lockOf(id, { ...open, lists: [after] }).tickets).toEqual(chosen === undefined ? [] : [chosen]);
      for (const other of [1, 2, 3, 4, 5].filter((one) => one !== id)) {
        const [now, then] = [after, before].map((one) => lockOf(other, { ...open, lists: [one] }));
        expect(now).toEqual(then);
      }
      expect(withTickets(after, id, chosen)).toEqual(after);
    }),
  );
});

test('visitors meet the lock by tickets that the console reads', () => {
  fc.assert(
    fc.property(lists, contentId, tickets, (written, id, ids) => {
      const held = ids.map(ticket);
      const opens = limitsOf(written, id).every((limit) => unlocks(limit, held));
      const read = lockOf(id, { ...open, lists: [written] }).tickets;
      const holds = (one: TicketsNeeded['tickets'][number]): boolean => held.some((other) => isSameTicket(one, other));
      expect(read.every((one) => (one.isAnd ? one.tickets.every(holds) : one.tickets.some(holds)))).toBe(opens);
    }),
  );
});
