import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type MemberCalls, memberCalls } from '../../../../../test/member-calls.ts';
import { testNow } from '../../../../../test/start-test-site.ts';
import { testMember } from '../../../../../test/test-member.ts';
import { type TicketBuyer, ticketBuyer } from '../../../../../test/ticket-buyer.ts';

let calls: MemberCalls;
let buyer: TicketBuyer;
let member: Record<string, string>;
beforeAll(async () => {
  calls = await memberCalls();
  buyer = ticketBuyer(calls);
});
afterAll(() => calls.close());
beforeEach(async () => {
  member = { 'access-token': (await testMember(calls.site.database, 'portal/1', testNow)).accessToken };
});

const pass = 12;
const order = async (payment: object) => buyer.buy({ purchaseList: [await buyer.item(pass)], ...payment }, member);
const atStore = () => order({ paymentMethod: 'ConvenienceStore', convenienceStore: 'lawson' });
const charge = async (orderId: string): Promise<string> => {
  const { rows } = await calls.site.database.pool.query<{ state: string }>(
    `select state from sandbox_charge where idempotency_key like $1 || '/%'`,
    [orderId],
  );
  return rows.map(({ state }) => state).join();
};
const bought = async () => (await calls.get('ticket/holdings/1/11/60', member)).data.boughtNumbers;

describe('an order with a payment number for a store', () => {
  test('can be given up at once: the number no longer works, and the tickets no longer count for the buyer', async () => {
    const { data } = await atStore();
    expect([data.state, await bought()]).toEqual(['awaiting', [{ ticketId: pass, number: 1 }]]);
    const left = await buyer.leave(data.orderId, member);
    expect([left.status, left.data.state, left.data.convenienceStore]).toEqual([200, 'canceled', null]);
    expect(await charge(data.orderId)).toBe('canceled');
    expect(await bought()).toEqual([]);
  });

  test('that was paid at the store in the meantime stays bought', async () => {
    const { data } = await atStore();
    await calls.site.database.pool.query(
      `update sandbox_charge set state = 'paid', paid_amount = amount where idempotency_key like $1 || '/%'`,
      [data.orderId],
    );
    expect((await buyer.leave(data.orderId, member)).data.state).toBe('completed');
  });
});
