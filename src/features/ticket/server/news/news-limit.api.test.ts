import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createJobs } from '#server/jobs/jobs.ts';
import { createLog } from '#server/log/log.ts';
import { logInBuyers } from '../../../../../test/expo-buyers.ts';
import { type MemberCalls, memberCalls } from '../../../../../test/member-calls.ts';
import { sellTicket } from '../../../../../test/sell-ticket.ts';
import { testNow } from '../../../../../test/start-test-site.ts';
import { type TicketBuyer, ticketBuyer } from '../../../../../test/ticket-buyer.ts';
import { createOrderJobs } from '../order/order-jobs.ts';
import { changeDeferred } from '../order/organiser-orders.ts';
import { limitTable } from '#server/limits/limit-table.ts';
import { toldTogetherMax } from './news-limit.ts';

const [visitorPass, workshop, talkA] = [1, 3, 5];
const [hour, day] = limitTable.orderMail.turns.map(({ most }) => most) as [number, number];
const hourMs = 60 * 60_000;

let calls: MemberCalls;
let buyer: TicketBuyer;
let now = testNow;
beforeAll(async () => {
  calls = await memberCalls({ publicUrl: 'https://events.example.jp' });
  buyer = ticketBuyer(calls);
});
afterAll(() => calls.close());
beforeEach(() => goTo(now + 48 * hourMs));

function goTo(instant: number): void {
  now = instant;
  calls.site.setNow(now);
}
/** The end of the hour by the clock. */
const hourIsOver = (): void => goTo((Math.floor(now / hourMs) + 1) * hourMs + 5_000);

/** A visitor orders free tickets, one order after the other; answers the order numbers. */
async function order(purchaserEmail: string, count: number): Promise<string[]> {
  const made: string[] = [];
  for (let number = 0; number < count; number += 1) {
    const { data } = await buyer.buy({ purchaserEmail, purchaseList: [await buyer.item(visitorPass)] });
    made.push(data.orderId);
  }
  goTo(now + 5_000);
  return made;
}
/** The mails to an address, the oldest first. */
const mailsTo = async (mail: string) => (await calls.site.mails(mail)).reverse();
const kindsTo = async (mail: string) => (await mailsTo(mail)).map(({ kind }) => kind);
const alone = (count: number) => Array<string>(count).fill('ticket-issued');
const heldNow = () => calls.site.database.kysely.selectFrom('held_news').selectAll().execute();

describe('mails of orders that nobody paid for', () => {
  test('come one by one to a visitor with few orders', async () => {
    await order('one@example.jp', hour);
    expect(await kindsTo('one@example.jp')).toEqual(alone(hour));
    hourIsOver();
    expect(await kindsTo('one@example.jp')).toEqual(alone(hour));
  });

  test('come together at the end of the hour to an address that has reached the limit, with each of its tickets', async () => {
    const mail = 'Flooded@example.jp';
    await order(mail, hour);
    const held = await order(mail, 3);
    expect(await kindsTo(mail)).toEqual(alone(hour));
    // Nobody else waits for it.
    await order('other@example.jp', 1);
    expect(await kindsTo('other@example.jp')).toEqual(alone(1));
    hourIsOver();
    const mails = await mailsTo(mail);
    expect(mails.map(({ kind }) => kind)).toEqual([...alone(hour), 'ticket-together']);
    for (const orderId of held) {
      const address = `/module/ticket/60/purchased-ticket?order=${orderId}`;
      expect(mails.at(-1)).toMatchObject({
        text: expect.stringContaining(address),
        html: expect.stringContaining(`${address}" target="_blank"`),
      });
    }
    expect(await heldNow()).toEqual([]);
    // The hour that began with the first of them is over now.
    goTo(now + hourMs);
    await order(mail, 1);
    expect(await kindsTo(mail)).toEqual([...alone(hour), 'ticket-together', 'ticket-issued']);
  });

  test('are shown as held on the page of the order until they have come', async () => {
    const mail = 'held@example.jp';
    const isHeld = async (orderId: string) => (await buyer.order(orderId)).data.isMailHeld;
    const [first = ''] = await order(mail, hour);
    const wish = { purchaserEmail: mail, purchaseList: [await buyer.item(visitorPass)] };
    await mailsTo(mail);
    const { orderId: later } = (await buyer.buy(wish)).data;
    expect([await isHeld(first), await isHeld(later)]).toEqual([false, true]);
    goTo(now + 5_000);
    await mailsTo(mail);
    expect([await isHeld(first), await isHeld(later)]).toEqual([false, true]);
    hourIsOver();
    expect((await mailsTo(mail)).at(-1)?.text).toContain(later);
    expect(await isHeld(later)).toBe(false);
  });

  test('are dropped when the order has newer news', async () => {
    const mail = 'revoked@example.jp';
    const { hanako } = await logInBuyers(calls);
    const talk = { purchaserEmail: mail, purchaseList: [await buyer.item(talkA)], paymentMethod: 'Local' };
    await order(mail, hour);
    await mailsTo(mail);
    const { orderId } = (await buyer.buy(talk, hanako)).data;
    goTo(now + 5_000);
    await mailsTo(mail);
    expect(await heldNow()).toHaveLength(1);
    const { database } = calls.site;
    const clock = () => now;
    const jobs = createJobs(database, { clock, log: createLog('error', () => {}, clock) });
    await changeDeferred(database, createOrderJobs(jobs, clock), orderId, 'revoked', now);
    goTo(now + 5_000);
    expect(await kindsTo(mail)).toEqual([...alone(hour), 'ticket-canceled']);
    expect(await heldNow()).toEqual([]);
  });

  test('leave out tickets that were cancelled before they come', async () => {
    const mail = 'canceled@example.jp';
    await order(mail, hour);
    await mailsTo(mail);
    const [kept = '', canceled = ''] = await order(mail, 2);
    await mailsTo(mail);
    await calls.site.database.pool.query(
      `update purchased_ticket t set state = 'canceled', canceled_at = $2 from ticket_order o
       where o.order_id = t.order_id and o.order_number = $1`,
      [canceled, new Date(now)],
    );
    hourIsOver();
    const text = (await mailsTo(mail)).at(-1)?.text ?? '';
    expect([text.includes(kept), text.includes(canceled)]).toEqual([true, false]);
  });

  test('stop when the address has reached the limit of a day, and come together each hour from then on', async () => {
    const mail = 'all-day@example.jp';
    for (let told = 0; told < day; told += hour) {
      await order(mail, hour);
      await mailsTo(mail);
      goTo(now + hourMs);
    }
    expect(await kindsTo(mail)).toEqual(alone(day));
    await order(mail, 2);
    expect(await kindsTo(mail)).toEqual(alone(day));
    hourIsOver();
    expect(await kindsTo(mail)).toEqual([...alone(day), 'ticket-together']);
  });

  test('count for the same mailbox, whatever follows the plus in its address', async () => {
    const tagged = (tag: number): string => `hanako+${tag}@example.jp`;
    for (let tag = 1; tag <= hour + 2; tag += 1) await order(tagged(tag), 1);
    const told = async () => {
      const [sixth, seventh] = [await kindsTo(tagged(hour + 1)), await kindsTo(tagged(hour + 2))];
      return [sixth.length, seventh.length];
    };
    expect(await kindsTo(tagged(hour))).toEqual(alone(1));
    expect(await told()).toEqual([0, 0]);
    hourIsOver();
    expect(await told()).toEqual([1, 0]);
    hourIsOver();
    expect(await told()).toEqual([1, 1]);
  });

  test('that come together list a limited number of orders and say how many more there are', async () => {
    const mail = 'thousands@example.jp';
    await order(mail, hour);
    await mailsTo(mail);
    const free = { purchaser_mail: mail, attempt: 0, paid_attempt: null, tell: 'issued' } as const;
    for (let number = 0; number < toldTogetherMax + 7; number += 1)
      await sellTicket(calls.site.database, null, { contentId: 60, item: { price: 0 }, order: free });
    await order(mail, 1);
    expect(await kindsTo(mail)).toEqual(alone(hour));
    hourIsOver();
    const [text = ''] = (await mailsTo(mail)).slice(hour).map((one) => one.text);
    expect(text.match(/purchased-ticket\?order=/g)).toHaveLength(toldTogetherMax);
    expect(text).toContain('There are 8 more.');
    expect(await heldNow()).toEqual([]);
  });
});

test('a buyer who paid gets the mail at once, however many mails the address has had', async () => {
  const mail = 'paid@example.jp';
  await order(mail, hour + 1);
  await mailsTo(mail);
  const { hanako } = await logInBuyers(calls);
  const card = { paymentMethod: 'CreditCard', ...(await buyer.token('4111111111111111', hanako)) };
  const body = { purchaserEmail: mail, purchaseList: [await buyer.item(workshop)], ...card };
  const { data } = await buyer.buy(body, hanako);
  expect(data.state).toBe('completed');
  expect((await buyer.order(data.orderId, hanako)).data.isMailHeld).toBe(false);
  goTo(now + 5_000);
  const mails = await mailsTo(mail);
  expect(mails.map(({ kind }) => kind)).toEqual(alone(hour + 1));
  expect(mails.at(-1)?.text).toContain(data.orderId);
});
