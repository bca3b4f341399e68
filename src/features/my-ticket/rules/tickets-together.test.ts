import { expect, test } from 'vitest';
import { myTicket } from '../../../../test/my-tickets.ts';
import { ticketsTogether } from './tickets-together.ts';

const now = Date.parse('2026-11-20T10:00:00+09:00');
const [first, second, third] = [3, 1, 2].map((id) => myTicket({ id }));

test('the tickets of an order are turned through in the order in which they were bought', () => {
  expect(ticketsTogether([first!, second!, third!], first!, now).map(({ id }) => id)).toEqual([1, 2, 3]);
});

test.each([
  ['of another order', myTicket({ id: 2, orderId: 'ORDER2' })],
  ['passed on', myTicket({ id: 2, transferStatus: 'TRANSFERRED' })],
  ['received from somebody else', myTicket({ id: 2, isPurchaser: false })],
  ['cancelled', myTicket({ id: 2, canceled: 1 })],
])('a ticket that was %s is not among them', (_, other) => {
  const ticket = myTicket({ id: 1 });
  expect(ticketsTogether([ticket, other], ticket, now)).toEqual([ticket]);
});

test('a ticket that is alone, or that somebody received, stands by itself', () => {
  const received = myTicket({ id: 1, isPurchaser: false, orderId: '' });
  expect(ticketsTogether([received, myTicket({ id: 2, orderId: '' })], received, now)).toEqual([received]);
});
