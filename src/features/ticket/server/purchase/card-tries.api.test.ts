import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { giveCardTryBack } from '#features/credit-card/server.ts';
import { placesOf } from '#server/limits/places.ts';
import { storedKey } from '#server/limits/try-counts.ts';
import { signWebhook } from '#demo/sandbox-gateway/webhook-signature.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { type MemberCalls, memberCalls } from '../../../../../test/member-calls.ts';
import { testNow } from '../../../../../test/start-test-site.ts';
import { testMember } from '../../../../../test/test-member.ts';
import { type TicketBuyer, ticketBuyer } from '../../../../../test/ticket-buyer.ts';

let calls: MemberCalls;
let buyer: TicketBuyer;
beforeAll(async () => {
  calls = await memberCalls();
  buyer = ticketBuyer(calls);
});
afterAll(() => calls.close());
let now = testNow;
const pass = (minutes: number): void => {
  now += minutes * 60_000;
  calls.site.setNow(now);
};
beforeEach(() => {
  now = testNow;
  pass(0);
});

const [talkA, withoutLimit] = [5, 12];
const logIn = async (name: string) => ({ 'access-token': (await calls.logIn(name)).accessToken });
const card = async (number: string, who: Record<string, string>) => ({
  paymentMethod: 'CreditCard',
  ...(await buyer.token(number, who)),
});

describe('a buyer who pays by card', () => {
  test('can try ten wrong cards and no more, and a good card does not count', async () => {
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

  test('can try no more wrong cards by sending many at the same moment', async () => {
    const who = await logIn('invited.demo');
    const list = [await buyer.item(withoutLimit)];
    const cards = await Promise.all(Array.from({ length: 14 }, () => card('4000000000000002', who)));
    const bought = await Promise.all(cards.map((one) => buyer.buy({ purchaseList: list, ...one }, who)));
    const statuses = bought.map(({ status }) => status).sort((a, b) => a - b);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 402), ...Array.from({ length: 4 }, () => 429)]);
  });
});

describe('a typed card', () => {
  const challenged = '4242424242424242';
  const stored = (orderId: string) =>
    calls.site.database.kysely
      .selectFrom('ticket_order')
      .select(['purchaser_id', 'state'])
      .where('order_number', '=', orderId)
      .executeTakeFirstOrThrow();
  /** How many tries of the purchaser's hour are used up. */
  const triesOf = async (orderId: string): Promise<number> => {
    const { purchaser_id: memberId } = await stored(orderId);
    const [place] = placesOf(['card'], { member: { memberId: memberId ?? 0 } });
    const counted = await calls.site.database.pool.query<{ tries: number }>(
      'select tries from try_count where try_key = $1',
      [place && storedKey(place)],
    );
    return counted.rows[0]?.tries ?? 0;
  };
  const begin = async (who: Record<string, string>, number = challenged) => {
    const list = [await buyer.item(withoutLimit)];
    return buyer.buy({ purchaseList: list, ...(await card(number, who)) }, who);
  };
  const somebody = async () => ({
    'access-token': (await testMember(calls.site.database, 'portal/1', testNow)).accessToken,
  });
  const deliver = () => calls.site.hiroba.sandbox?.deliver();
  /** The webhook once more, whether it came or not. */
  const tellAgain = async (orderId: string): Promise<void> => {
    const { apiKey, path, webhookSecret } = calls.site.hiroba.sandbox!.access;
    const asked = await calls.site.get(`${path}/charges?idempotencyKey=${orderId}/1`, {
      authorization: `Bearer ${apiKey}`,
      'routing-key': 'Sbps:event/11',
    });
    const body = JSON.stringify({ type: 'charge.changed', charge: await asked.json() });
    const headers = {
      'content-type': 'application/json',
      'sandbox-signature': signWebhook(body, webhookSecret, now),
    };
    expect((await calls.site.post('/payments/webhook/sandbox', body, headers)).status).toBe(200);
  };
  const work = async (minutes: number): Promise<void> => {
    pass(minutes);
    await calls.site.hiroba.jobs.runDue();
  };

  test('that fails at 3-D Secure can be tried no more often than one that is refused at once', async () => {
    const who = await somebody();
    const { data } = await begin(who, '4000008400001629');
    const statuses: number[] = [];
    let { paymentUrl } = data;
    while (statuses.length < 12) {
      if (paymentUrl !== undefined) await buyer.challenge(paymentUrl);
      await deliver();
      const again = await buyer.pay({ orderId: data.orderId, ...(await card('4000008400001629', who)) }, who);
      statuses.push(again.status);
      paymentUrl = again.data?.paymentUrl;
    }
    expect(statuses).toEqual([...Array.from({ length: 9 }, () => 200), 429, 429, 429]);
    // Another order is no way round.
    expect((await begin(who)).status).toBe(429);
  });

  test('can be tried no more often by leaving 3-D Secure unanswered', async () => {
    const who = await somebody();
    const cards = await Promise.all(Array.from({ length: 13 }, () => begin(who)));
    expect(cards.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(cards.filter(({ status }) => status === 429)).toHaveLength(3);
  });

  test.each<[string, (order: { orderId: string; paymentUrl: string }, who: Record<string, string>) => unknown]>([
    ['declined at 3-D Secure', ({ paymentUrl }) => buyer.challenge(paymentUrl, 'decline')],
    ['left there', ({ orderId }, who) => buyer.leave(orderId, who)],
    ['never answered there', () => work(20)],
  ])('that is %s counts as one try, however often the webhook comes', async (_, end) => {
    const who = await somebody();
    const { data } = await begin(who);
    expect([data.state, await triesOf(data.orderId)]).toEqual(['authenticating', 1]);
    await end(data, who);
    for (let times = 0; times < 3; times += 1) {
      await deliver();
      await tellAgain(data.orderId);
      await work(5);
    }
    expect(['reserved', 'expired', 'canceled']).toContain((await stored(data.orderId)).state);
    expect(await triesOf(data.orderId)).toBe(1);
  });

  test.each([
    ['after 3-D Secure', challenged],
    ['at once', '4111111111111111'],
    ['and the answer is lost', '4000000000007007'],
    ['and the webhook comes twice', '4000000000003006'],
  ])('that is charged %s does not count as a try', async (_, number) => {
    const who = await somebody();
    const refused = await begin(who, '4000000000000002');
    const { data } = await begin(who, number);
    if (data.paymentUrl !== null) await buyer.challenge(data.paymentUrl);
    for (let times = 0; times < 3; times += 1) {
      await deliver();
      await tellAgain(data.orderId);
      await work(3);
    }
    expect((await stored(data.orderId)).state).toBe('completed');
    // The one that was refused before, and no other.
    expect(await triesOf(refused.orderId)).toBe(1);
  });

  test('that is declined would not count if the try were given back before the outcome is known (control)', async () => {
    const who = await somebody();
    const { data } = await begin(who);
    const { purchaser_id: memberId } = await stored(data.orderId);
    await inTransaction(calls.site.database, (tx) => giveCardTryBack(tx, memberId ?? 0));
    await buyer.challenge(data.paymentUrl, 'decline');
    await deliver();
    expect((await buyer.order(data.orderId, who)).data.problem).toBe('authenticationFailed');
    expect(await triesOf(data.orderId)).toBe(0);
  });
});
