import { expect, test } from 'vitest';
import { parseInstant } from '#kernel/period.ts';
import type { ContentLock } from './content-lock.ts';
import { knownTicket, type LockFacts, lockFaults } from './lock-faults.ts';

const now = parseInstant('2026-11-29 12:00') ?? 0;
const sale = { contentId: 60, isOutOfSight: false };
const known = [
  knownTicket(sale, 1, { title: { jpn: '1日券' } }),
  knownTicket(sale, 2, { title: { jpn: '早割' }, enableSalesPeriod: true, salesPeriodEnd: '2026-11-01 00:00' }),
  knownTicket({ contentId: 61, isOutOfSight: true }, 3, { title: { jpn: '関係者券' } }),
  knownTicket(sale, 4, { title: { jpn: '前夜祭' }, visiblePeriod: true, visibleEndDate: '2026-11-28' }),
  knownTicket(sale, 5, { title: { jpn: '当日券' }, enableSalesPeriod: true, salesPeriodEnd: '2026-12-01 00:00' }),
];
const ref = (ticketId: number, contentId = 60) => ({ contentId, ticketId, name: { jpn: `${ticketId}` } });
const facts: LockFacts = { hasLogin: true, tickets: known, now };
const free: ContentLock = { isForConsole: false, isForMembers: false, memberItems: [], tickets: [] };
const holding = (isAnd: boolean, ...tickets: ReturnType<typeof ref>[]): ContentLock => ({
  ...free,
  tickets: [{ tickets, isAnd }],
});
const page = { contentId: 22, moduleCode: 'web_page' } as const;
const tickets = { contentId: 60, moduleCode: 'ticket' } as const;
const off = { ...facts, hasLogin: false };

test.each([
  ['an open content', page, free, off, []],
  ['members, with a login', page, { ...free, isForMembers: true }, facts, []],
  ['members, without one', page, { ...free, isForMembers: true }, off, ['loginOff']],
  ['entries for members, without one', page, { ...free, memberItems: [1] }, off, ['loginOff']],
  ['holders, without a login', page, holding(false, ref(1)), off, ['nobodyLogsIn']],
  [
    'holders and members, without a login',
    page,
    { ...holding(false, ref(1)), isForMembers: true },
    off,
    ['nobodyLogsIn'],
  ],
  ['a ticket on sale', page, holding(false, ref(1)), facts, []],
  ['a ticket that is sold a while longer', page, holding(false, ref(5)), facts, []],
  ['a ticket whose sale is over', page, holding(false, ref(2)), facts, ['notSold']],
  ['that or one on sale', page, holding(false, ref(2), ref(1)), facts, []],
  ['that and one on sale', page, holding(true, ref(2), ref(1)), facts, ['notSold']],
  ['tickets whose page is out of sight', page, holding(false, ref(3, 61)), facts, ['notSold']],
  ['a ticket that is not shown any more', page, holding(false, ref(4)), facts, ['notSold']],
  ['a ticket that is gone', page, holding(false, ref(9)), facts, ['ticketGone']],
  ['one that is gone or one on sale', page, holding(false, ref(9), ref(1)), facts, ['ticketGone']],
  ['a ticket of another content with its number', page, holding(false, ref(1, 61)), facts, ['ticketGone']],
  ['the page that sells the ticket', tickets, holding(false, ref(1)), facts, ['sellsItsOwnKey']],
  ['the page that sells one of both', tickets, holding(true, ref(1), ref(3, 61)), facts, ['sellsItsOwnKey', 'notSold']],
  ['tickets for members', tickets, { ...free, isForMembers: true }, facts, []],
  ['tickets for the console', tickets, { ...free, isForConsole: true }, facts, ['saleForConsole']],
] as const)('%s', (_, content, lock, given, kinds) => {
  expect(lockFaults(content, lock, given).map(({ kind }) => kind)).toEqual(kinds);
});

test('a fault names the ticket as it is called now, and one that is gone as the lock calls it', () => {
  expect(lockFaults(page, holding(true, ref(2), ref(9)), facts)).toEqual([
    { kind: 'notSold', name: { jpn: '早割' } },
    { kind: 'ticketGone', name: { jpn: '9' } },
  ]);
});
