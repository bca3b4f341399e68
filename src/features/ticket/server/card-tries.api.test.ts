import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type MemberCalls, memberCalls } from '../../../../test/member-calls.ts';
import { testNow } from '../../../../test/start-test-site.ts';
import { type TicketBuyer, ticketBuyer } from '../../../../test/ticket-buyer.ts';

let calls: MemberCalls;
let buyer: TicketBuyer;
beforeAll(async () => {
  calls = await memberCalls();
  buyer = ticketBuyer(calls);
});
afterAll(() => calls.close());
beforeEach(() => calls.site.setNow(testNow));

const [talkA, withoutLimit] = [5, 12];
const logIn = async (name: string) => ({ 'access-token': (await calls.logIn(name)).accessToken });
const card = async (number: string, who: Record<string, string>) => ({
  paymentMethod: 'CreditCard',
  ...(await buyer.token(number, who)),
});

describe('a ticket that is paid by card', () => {
  test('is tried with a few wrong cards an hour and no more, and good ones are not counted', async () => {
    const who = await logIn('exhibitor.demo');
    const list = [await buyer.item(talkA)];
    const first = await buyer.buy({ purchaseList: list, ...(await card('4111111111111111', who)) }, who);
    expect(first.status).toBe(200);
    const bad = await buyer.buy({ purchaseList: list, ...(await card('4000000000000002', who)) }, who);
    const statuses = [bad.status];
    for (let one = 0; one < 10; one += 1) {
      statuses.push((await buyer.pay({ orderId: bad.orderId, ...(await card('4000000000000002', who)) }, who)).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 402), 429]);
  });

  test('is tried with no more wrong cards when many are sent at the same moment', async () => {
    const who = await logIn('invited.demo');
    const list = [await buyer.item(withoutLimit)];
    const cards = await Promise.all(Array.from({ length: 14 }, () => card('4000000000000002', who)));
    const bought = await Promise.all(cards.map((one) => buyer.buy({ purchaseList: list, ...one }, who)));
    const statuses = bought.map(({ status }) => status).sort((a, b) => a - b);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 402), ...Array.from({ length: 4 }, () => 429)]);
  });
});
