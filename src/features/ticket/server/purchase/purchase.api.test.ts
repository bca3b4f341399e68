import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type ExpoBuyers, expoBuyers } from '../../../../../test/expo-buyers.ts';
import { testNow } from '../../../../../test/start-test-site.ts';
import { newPurchaseKey, ticketBuyer } from '../../../../../test/ticket-buyer.ts';

let { calls, buyer, hanako, james } = {} as ExpoBuyers;
beforeAll(async () => {
  ({ calls, buyer, hanako, james } = await expoBuyers());
});
afterAll(() => calls.close());
beforeEach(() => calls.site.setNow(testNow));

const [visitorPass, workshop, forge, talkA, talkB, tour] = [1, 3, 4, 5, 6, 7];
/** Places that are taken, and how many of them are held. */
const stockOf = async (ticketId: number) => {
  const { kysely } = calls.site.database;
  const row = await kysely
    .selectFrom('ticket_stock')
    .select('taken')
    .where('site_key', '=', 'event/11')
    .where('ticket_id', '=', ticketId)
    .executeTakeFirst();
  const held = await kysely
    .selectFrom('purchased_ticket')
    .select('purchased_ticket_id')
    .where('site_key', '=', 'event/11')
    .where('ticket_id', '=', ticketId)
    .where('state', '=', 'held')
    .execute();
  return { taken: row?.taken ?? 0, held: held.length };
};
const card = async (number: string, who = hanako) => ({
  paymentMethod: 'CreditCard',
  ...(await buyer.token(number, who)),
});
const deliver = () => calls.site.hiroba.sandbox?.deliver();

describe('a free ticket', () => {
  test('is taken without login, with its QR code at once and a mail [TICKET-001, TICKET-097, TICKET-115]', async () => {
    const before = await stockOf(visitorPass);
    const { status, data } = await buyer.buy({ purchaseList: [await buyer.item(visitorPass)] });
    expect([status, data.state, data.paymentStatus, data.paymentMethod]).toEqual([200, 'completed', 'Sale', 'Free']);
    expect(data.purchasedTickets).toMatchObject([
      { ticketId: visitorPass, qrString: expect.stringMatching(/^[\w-]+\.[\w-]{22}$/) },
    ]);
    expect(await stockOf(visitorPass)).toEqual({ held: 0, taken: before.taken + 1 });
    expect((await buyer.order(data.orderId)).data.purchasedTickets).toEqual(data.purchasedTickets);
    calls.site.setNow(testNow + 10_000);
    const [mail] = await calls.site.mails('visitor@example.jp');
    expect(mail).toMatchObject({ kind: 'ticket-issued', text: expect.stringContaining(data.orderId) });
  });

  test('makes one order, however often and however fast the same purchase is sent [TICKET-115]', async () => {
    const key = newPurchaseKey();
    const before = await stockOf(visitorPass);
    const body = { purchaseList: [await buyer.item(visitorPass)] };
    const answers = await Promise.all([1, 2, 3].map(() => buyer.buy(body, {}, key)));
    expect(new Set(answers.map(({ data }) => data.orderId)).size).toBe(1);
    expect((await buyer.buy(body, {}, key)).data.orderId).toBe(answers[0].data.orderId);
    expect((await stockOf(visitorPass)).taken).toBe(before.taken + 1);
  });

  test('is not told to another buyer who sends the same key', async () => {
    const key = newPurchaseKey();
    const body = { purchaseList: [await buyer.item(visitorPass)] };
    await buyer.buy(body, hanako, key);
    expect((await buyer.buy(body, james, key)).status).toBe(409);
    expect((await buyer.buy(body, {}, 'too-short')).status).toBe(422);
  });

  test('is refused with a message at each wrong field [TICKET-028]', async () => {
    const list = [await buyer.item(visitorPass)];
    const { status, errors } = await buyer.buy({ purchaseList: list, purchaserEmail: 'nobody', purchaserInfo: [] });
    expect([status, Object.keys(errors)]).toEqual([
      422,
      expect.arrayContaining(['purchaserEmail', 'purchaserInfo.name.last_name']),
    ]);
  });
});

describe('a paid ticket', () => {
  test('is for members [TICKET-095]', async () => {
    const { status, reason, problems } = await buyer.buy({
      purchaseList: [await buyer.item(talkA)],
      paymentMethod: 'Local',
    });
    expect([status, reason, problems]).toEqual([409, 'cart', [{ ticketId: talkA, kind: 'loginNeeded' }]]);
  });

  test('is paid by card, with 3-D Secure first [TICKET-001]', async () => {
    const before = await stockOf(workshop);
    // Of a page whose address leaves the portal out.
    const begun = await ticketBuyer(calls, '0/11/60').buy(
      { purchaseList: [await buyer.item(workshop)], ...(await card('4242424242424242')) },
      hanako,
    );
    expect([begun.status, begun.data.state, begun.data.paymentUrl]).toEqual([
      200,
      'authenticating',
      expect.stringContaining('/dev/pay/3ds/'),
    ]);
    expect(await stockOf(workshop)).toEqual({ held: before.held + 1, taken: before.taken + 1 });
    const back = await buyer.challenge(begun.data.paymentUrl);
    const place = '/web/portal/1/event/11/module/ticket/60/payment';
    expect(back.headers.get('location')).toContain(`${place}?order=${begun.data.orderId}`);
    await deliver();
    const { data } = await buyer.order(begun.data.orderId, hanako);
    expect([data.state, data.paymentStatus, data.purchasedTickets[0].qrString]).toEqual([
      'completed',
      'Sale',
      expect.any(String),
    ]);
    expect(await stockOf(workshop)).toEqual({ held: before.held, taken: before.taken + 1 });
    expect((await buyer.order(begun.data.orderId, james)).status).toBe(404);
    expect((await buyer.order(begun.data.orderId)).status).toBe(404);
  });

  test('gives its places back at once when it is left at 3-D Secure', async () => {
    const before = await stockOf(workshop);
    const list = [await buyer.item(workshop)];
    const { data } = await buyer.buy({ purchaseList: list, ...(await card('4242424242424242')) }, hanako);
    expect(data.state).toBe('authenticating');
    expect((await buyer.leave(data.orderId, hanako)).data.state).toBe('canceled');
    expect(await stockOf(workshop)).toEqual(before);
  });

  test('keeps its places when a card is refused, and is paid with another [TICKET-117]', async () => {
    const list = [await buyer.item(talkA)];
    const refused = await buyer.buy({ purchaseList: list, ...(await card('4000000000000002')) }, hanako);
    expect([refused.status, refused.reason, refused.message]).toEqual([
      402,
      'payment',
      expect.stringContaining('Payment failed'),
    ]);
    expect((await buyer.order(refused.orderId, hanako)).data).toMatchObject({
      state: 'reserved',
      paymentStatus: 'Fail',
      problem: 'declined',
    });
    const paid = await buyer.pay({ orderId: refused.orderId, ...(await card('4111111111111111')) }, hanako);
    expect([paid.status, paid.data.state]).toEqual([200, 'completed']);
    expect((await buyer.pay({ orderId: refused.orderId, ...(await card('4111111111111111')) }, hanako)).status).toBe(
      409,
    );
  });

  test.each([
    [
      '4000000000000119',
      408,
      'Payment processing timed out. Please start the ticket purchase over from the beginning.',
    ],
    ['4000000000005001', 503, 'Payments are temporarily unavailable for maintenance. Try again in a few minutes.'],
  ])(
    'shows why the gateway refused the card %s, with status %i [TICKET-118, TICKET-119]',
    async (number, status, message) => {
      const answer = await buyer.buy({ purchaseList: [await buyer.item(talkA)], ...(await card(number)) }, hanako);
      expect([answer.status, answer.message]).toEqual([status, message]);
      const left = await buyer.leave(answer.orderId, hanako);
      expect([left.status, left.data.state]).toEqual([200, 'canceled']);
    },
  );

  test('is being checked when the answer of the gateway is lost, and completed once the job has asked the gateway [TICKET-121]', async () => {
    const before = await stockOf(talkA);
    const lost = await buyer.buy(
      { purchaseList: [await buyer.item(talkA)], ...(await card('4000000000007007')) },
      hanako,
    );
    expect([lost.status, lost.data.state]).toEqual([200, 'checking']);
    calls.site.setNow(testNow + 3 * 60_000);
    await calls.site.hiroba.jobs.runDue();
    expect((await buyer.order(lost.data.orderId, hanako)).data.state).toBe('completed');
    expect(await stockOf(talkA)).toEqual({ held: before.held, taken: before.taken + 1 });
  });

  test('gives its places back when the answer was lost and the gateway charged nothing', async () => {
    const before = await stockOf(talkB);
    const lost = await buyer.buy(
      { purchaseList: [await buyer.item(talkB)], ...(await card('4000000000008005', james)) },
      james,
    );
    expect(lost.data.state).toBe('checking');
    for (let minute = 1; minute <= 20; minute += 1) {
      calls.site.setNow(testNow + minute * 60_000 + 5_000);
      await calls.site.hiroba.jobs.runDue();
    }
    expect((await buyer.order(lost.data.orderId, james)).data.state).toBe('expired');
    expect(await stockOf(talkB)).toEqual(before);
  });

  test('ends its hold after 15 minutes, by a job', async () => {
    const before = await stockOf(talkB);
    const begun = await buyer.buy(
      { purchaseList: [await buyer.item(talkB)], ...(await card('4000000000000002', james)) },
      james,
    );
    calls.site.setNow(testNow + 14 * 60_000);
    await calls.site.hiroba.jobs.runDue();
    expect((await buyer.order(begun.orderId, james)).data.state).toBe('reserved');
    calls.site.setNow(testNow + 17 * 60_000);
    await calls.site.hiroba.jobs.runDue();
    expect((await buyer.order(begun.orderId, james)).data.state).toBe('expired');
    expect(await stockOf(talkB)).toEqual(before);
  });

  test('is paid at a convenience store until the deadline, and runs out after it [TICKET-107, TICKET-109]', async () => {
    const wish = {
      purchaseList: [await buyer.item(talkB)],
      paymentMethod: 'ConvenienceStore',
      convenienceStore: 'lawson',
    };
    const { data } = await buyer.buy(wish, james);
    expect([data.state, data.convenienceStore]).toEqual([
      'awaiting',
      { store: 'lawson', number: expect.stringMatching(/^\d{10,11}$/), deadline: expect.any(String) },
    ]);
    expect(data.purchasedTickets).toMatchObject([{ isUnpaidTicket: true, qrString: null }]);
    calls.site.setNow(testNow + 10_000);
    const [mail] = await calls.site.mails('visitor@example.jp');
    expect(mail?.text).toContain(data.convenienceStore.number);
    calls.site.setNow(testNow + 100 * 24 * 60 * 60_000);
    await calls.site.hiroba.jobs.runDue();
    const later = { 'access-token': (await calls.logIn('james.demo')).accessToken };
    expect((await buyer.order(data.orderId, later)).data).toMatchObject({ state: 'expired', convenienceStore: null });
  });

  test('that is paid at a store without a webhook is found within about an hour', async () => {
    const wish = {
      purchaseList: [await buyer.item(talkB)],
      paymentMethod: 'ConvenienceStore',
      convenienceStore: 'lawson',
    };
    const { data } = await buyer.buy(wish, james);
    const till = await calls.site.post(
      '/dev/pay/till',
      new URLSearchParams({ number: data.convenienceStore.number }).toString(),
      { 'content-type': 'application/x-www-form-urlencoded' },
    );
    expect(till.status).toBeLessThan(400);
    expect((await buyer.order(data.orderId, james)).data.state).toBe('awaiting');
    for (const minutes of [30, 62, 64]) {
      calls.site.setNow(testNow + minutes * 60_000);
      await calls.site.hiroba.jobs.runDue();
    }
    expect(
      (await buyer.order(data.orderId, { 'access-token': (await calls.logIn('james.demo')).accessToken })).data.state,
    ).toBe('completed');
  });

  test('that the buyer pays at the venue is issued at once [TICKET-049]', async () => {
    const { data } = await buyer.buy({ purchaseList: [await buyer.item(talkB)], paymentMethod: 'Local' }, james);
    expect([data.state, data.paymentStatus, data.purchasedTickets.length]).toEqual(['completed', 'Waiting', 1]);
  });
});

describe('a discount code', () => {
  test('makes tickets cheaper, and stands beside those it was used on [DISCOUNT-001, DISCOUNT-016]', async () => {
    const who = { 'access-token': (await calls.logIn('staff.demo')).accessToken };
    const wish = { paymentMethod: 'Local', ticketDiscountCode: 'hiroba500' };
    const item = await buyer.item(workshop);
    const full = await buyer.buy({ ...wish, purchaseList: [item] }, who);
    expect(full.problems).toEqual([{ ticketId: workshop, kind: 'priceChanged' }]);
    const { data } = await buyer.buy({ ...wish, purchaseList: [{ ...item, price: item.originalPrice - 500 }] }, who);
    expect([data.state, data.amount]).toEqual(['completed', item.originalPrice - 500]);
    const mine = (await calls.get('mypage/ticket/1/11', who)).data;
    const [{ id }] = data.purchasedTickets;
    expect(mine.usedTicketDiscountCodes).toEqual([{ purchasedTicketId: id, code: 'HIROBA500' }]);
  });
});

describe('a purchase is refused', () => {
  test.each([
    ['a price that the browser made up', async () => [{ ...(await buyer.item(workshop)), price: 1 }], 'priceChanged'],
    ['a ticket of another event', async () => [{ ...(await buyer.item(talkA)), ticketId: 999 }], 'unknownTicket'],
    ['a ticket without its parent', async () => [await buyer.item(forge)], 'parentNeeded'],
    ['a sold out ticket', async () => [await buyer.item(11)], 'soldOut'],
    ['sales that are over', async () => [await buyer.item(10)], 'salesFinished'],
    ['sales that have not begun', async () => [await buyer.item(9)], 'beforeSales'],
    ['an application without its slots', async () => [await buyer.item(tour)], 'choices'],
  ])('because of %s [TICKET-115]', async (_, list, kind) => {
    const answer = await buyer.buy({ purchaseList: await list(), paymentMethod: 'Local' }, james);
    expect([answer.status, answer.problems?.map((one: { kind: string }) => one.kind)]).toEqual([409, [kind]]);
  });

  test('because of an unknown code, and because a person may not have so many [TICKET-115, DISCOUNT-014]', async () => {
    const list = [await buyer.item(workshop)];
    const coded = await buyer.buy({ purchaseList: list, paymentMethod: 'Local', ticketDiscountCode: 'NOTHING' }, james);
    expect([coded.status, coded.message]).toEqual([409, expect.stringMatching(/^This discount code can not use\. \S/)]);
    const three = await buyer.buy({ purchaseList: [...list, ...list, ...list], paymentMethod: 'Local' }, james);
    expect(three.problems).toEqual([{ ticketId: workshop, kind: 'limitReached', left: 2 }]);
  });

  test('when the member is blocked [ACCESS-048]', async () => {
    const blocked = { 'access-token': (await calls.logIn('blocked.demo')).accessToken };
    expect((await buyer.buy({ purchaseList: [await buyer.item(visitorPass)] }, blocked)).status).toBe(403);
  });
});
