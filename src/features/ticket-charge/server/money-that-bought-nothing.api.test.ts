import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ChargeSite, chargesNow as now, startChargeSite } from '../../../../test/charge-site.ts';
import { sellTicket } from '../../../../test/sell-ticket.ts';
import { type TestMember, testMember } from '../../../../test/test-member.ts';

let calls: ChargeSite;
let member: TestMember;
beforeAll(async () => {
  calls = await startChargeSite();
});
afterAll(() => calls.close());
beforeEach(async () => {
  member = await testMember(calls.database, 'portal/1', now);
});

/** Makes an expired order whose payment came too late. */
async function payInVain(amount: number): Promise<number> {
  const { orderId } = await sellTicket(calls.database, member.memberId, {
    order: { state: 'expired', paid_attempt: null, paid_at: null, refunded_attempts: [1] },
  });
  const moments = { created_at: new Date(now), changed_at: new Date(now) };
  await calls.database.kysely
    .insertInto('ticket_refund')
    .values({ order_id: orderId, attempt: 1, amount, way: 'gateway', state: 'failed', ...moments })
    .execute();
  return orderId;
}
const sums = async () =>
  (await calls.list(member)).data.rows.map((one) => [one.amount, one.refundedAmount, one.refundDueAmount]);

describe('money that bought nothing', () => {
  it('is owed in the list of charges until it is refunded, and has no receipt [CHARGE-004]', async () => {
    const orderId = await payInVain(1000);
    expect(await sums()).toEqual([[1000, 1000, 1000]]);
    await calls.database.kysely
      .updateTable('ticket_refund')
      .set({ state: 'done', way: 'byHand' })
      .where('order_id', '=', orderId)
      .execute();
    expect(await sums()).toEqual([[1000, 1000, 0]]);
    await expect(calls.download(member, orderId)).rejects.toMatchObject({ status: 409 });
  });

  it.each([600, 1500])(
    'is listed as the sum that came, not as the price of the order: %i [CHARGE-004]',
    async (amount) => {
      await payInVain(amount);
      expect(await sums()).toEqual([[amount, amount, amount]]);
    },
  );
});
