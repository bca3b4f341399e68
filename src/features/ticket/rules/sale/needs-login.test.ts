import { expect, test } from 'vitest';
import { saleTicket } from '../../../../../test/sale-tickets.ts';
import { needsLogin } from './needs-login.ts';

test.each([
  ['NORMAL', true, true],
  ['NORMAL', false, false],
  ['LOTTERY', true, true],
  ['LOTTERY', false, true],
] as const)('a %s ticket, paid: %s, needs a login: %s', (ticketType, isPay, needs) => {
  expect(needsLogin(saleTicket(1, { ticketType }), isPay)).toBe(needs);
});
