import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type MemberCalls, memberCalls } from '../../../../../test/member-calls.ts';
import { sellTicket } from '../../../../../test/sell-ticket.ts';
import { testNow } from '../../../../../test/start-test-site.ts';
import { type TestMember, testMember } from '../../../../../test/test-member.ts';
import type { OrderState } from '../../rules/order/order.ts';

let calls: MemberCalls;
let aoi: TestMember;
beforeAll(async () => {
  calls = await memberCalls();
});
beforeEach(async () => {
  aoi = await testMember(calls.site.database, 'portal/1', testNow);
});
afterAll(() => calls.close());

const content = '1/11/60';
const holdings = async ({ accessToken }: TestMember = aoi) =>
  (await calls.get(`ticket/holdings/${content}`, { 'access-token': accessToken })).data;
const openOrders = async (member?: TestMember) => (await holdings(member)).openOrderIds;
/** An order that is not paid, as its state says. */
const begin = (state: OrderState, more: object = {}, contentId = 60) =>
  sellTicket(calls.site.database, aoi.memberId, {
    contentId,
    order: { state, paid_attempt: null, paid_at: null, held_until: new Date(testNow + 60_000), ...more },
    ticket: { state: 'held' },
  });

describe('the list of purchases that a member has begun and not paid', () => {
  test.each(['charging', 'authenticating', 'checking', 'reserved'] as const)(
    'has a purchase that is %s',
    async (state) => {
      const { orderNumber } = await begin(state);
      expect(await openOrders()).toEqual([orderNumber]);
    },
  );

  test('has all of them, the newest first', async () => {
    const { orderNumber: older } = await begin('reserved');
    const { orderNumber: newer } = await begin('checking');
    expect(await openOrders()).toEqual([newer, older]);
  });

  test('has no purchase with a number for a store, no paid one, and is empty at first', async () => {
    expect(await openOrders()).toEqual([]);
    await begin('awaiting', { payment_method: 'ConvenienceStore' });
    await sellTicket(calls.site.database, aoi.memberId, { contentId: 60 });
    expect(await openOrders()).toEqual([]);
  });

  test('does not have a lottery that was won, because its tickets say what to do', async () => {
    await begin('reserved', { lottery: JSON.stringify({ entrantId: 'E1', slots: [], enableExtraSlot: false }) });
    expect(await openOrders()).toEqual([]);
  });

  test('has no purchase of another member or of another content', async () => {
    await sellTicket(calls.site.database, aoi.memberId, { contentId: 60 });
    await begin('checking', {}, 61);
    expect(await openOrders()).toEqual([]);
    await begin('checking');
    expect(await openOrders(await testMember(calls.site.database, 'portal/1', testNow))).toEqual([]);
    expect((await calls.get(`ticket/holdings/${content}`)).data.openOrderIds).toEqual([]);
  });

  test('takes no statement for a member who has bought nothing', async () => {
    const other = await testMember(calls.site.database, 'portal/1', testNow);
    const statementsOf = async (member: TestMember): Promise<number> => {
      await holdings(member);
      const before = calls.site.database.statements();
      await holdings(member);
      return calls.site.database.statements() - before;
    };
    const without = await statementsOf(other);
    await begin('checking');
    expect(await statementsOf(aoi)).toBe(without + 1);
  });
});
