import { afterAll, beforeAll, expect, test } from 'vitest';
import { type MemberCalls, memberCalls } from '../../../test/member-calls.ts';

let calls: MemberCalls;
beforeAll(async () => {
  calls = await memberCalls();
});
afterAll(() => calls.close());

const orders = () =>
  calls.site.database.kysely
    .selectFrom('ticket_order')
    .select(['site_key', 'state', 'payment_method', 'amount'])
    .orderBy('order_id')
    .execute();

test('a member of the demo buys once: a free and a paid ticket, a lottery, and an order that waits for a transfer', async () => {
  await calls.site.hiroba.buyDemoTickets?.();
  const first = await orders();
  expect(first).toEqual([
    { site_key: 'event/11', state: 'completed', payment_method: 'Free', amount: 0 },
    { site_key: 'event/11', state: 'completed', payment_method: 'CreditCard', amount: 1_500 },
    { site_key: 'event/11', state: 'applied', payment_method: 'Free', amount: 0 },
    { site_key: 'event/13', state: 'awaiting', payment_method: 'Bank', amount: 48_000 },
  ]);
  await calls.site.hiroba.buyDemoTickets?.();
  expect(await orders()).toEqual(first);
  expect(calls.site.logged).toEqual([]);
});
