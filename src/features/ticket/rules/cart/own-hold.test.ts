import { expect, test } from 'vitest';
import { saleFacts, saleTicket } from '../../../../../test/sale-tickets.ts';
import { withoutOwnHold } from './own-hold.ts';

const facts = saleFacts([saleTicket(1, { remainNumber: 0 }), saleTicket(2, { remainNumber: 4 })], {
  ownedTicketIds: [1, 2, 3],
  issuedTicketIds: [2],
  boughtNumbers: new Map([
    [1, 2],
    [2, 3],
    [3, 1],
  ]),
});

test('places that this cart’s own order holds block no line: not by stock, by a limit or by a combination', () => {
  const held = [
    { ticketId: 1, number: 2 },
    {
      ticketId: 2,
      multiplePrices: [
        { ticketMultiplePriceId: 1, number: 1 },
        { ticketMultiplePriceId: 2, number: 1 },
      ],
    },
  ];
  const freed = withoutOwnHold(facts, held);
  expect(freed.tickets.map(({ remainNumber }) => remainNumber)).toEqual([2, 6]);
  expect([...freed.boughtNumbers]).toEqual([
    [1, 0],
    [2, 1],
    [3, 1],
  ]);
  expect(freed.ownedTicketIds, 'what somebody has already still counts').toEqual([2, 3]);
});

test('a hold that has ended never makes a bought number negative', () => {
  expect([...withoutOwnHold(facts, [{ ticketId: 3, number: 5 }]).boughtNumbers].at(-1)).toEqual([3, 0]);
});

test('without a hold the facts stay as they are', () => {
  expect(withoutOwnHold(facts, [])).toEqual(facts);
});
