import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type MyTicketSite, refusalOf, startMyTicketSite, ticketsNow } from '../../../../test/my-ticket-site.ts';
import { sellTicket } from '../../../../test/sell-ticket.ts';
import type { TestMember } from '../../../../test/test-member.ts';
import { cancelTicket, listMyTickets } from '../contract.ts';

let site: MyTicketSite;
let aoi: TestMember;
beforeAll(async () => {
  site = await startMyTicketSite();
});
beforeEach(async () => {
  aoi = await site.member();
  site.mails.length = 0;
  site.planned.length = 0;
});
afterAll(() => site.close());

const event = { portalId: 1, eventId: 11 };
const content = { ...event, contentId: 80 };
const list = async () => (await site.call(listMyTickets, event, {}, site.as(aoi))).data;
const cancelable = { cancelPeriodStart: '2026-11-01', cancelPeriodEnd: '2026-11-25', cancelFee: 300 };
describe('a cancellation', () => {
  const cancel = (id: number | undefined, member = aoi) =>
    site.post(cancelTicket, content, { purchasedTicketId: id }, site.as(member));
  const stock = async () =>
    (
      await site.database.kysely
        .selectFrom('ticket_stock')
        .select('taken')
        .where('ticket_id', '=', 5)
        .where('content_id', '=', 80)
        .executeTakeFirst()
    )?.taken;
  const refunds = (orderId: number) =>
    site.database.kysely
      .selectFrom('ticket_refund')
      .select(['ticket_refund_id', 'amount', 'way', 'state', 'attempt', 'purchased_ticket_id'])
      .where('order_id', '=', orderId)
      .execute();

  test('frees the place, and the server owes the money less the fee to the same card [TICKET-106, TICKET-116, TICKET-127]', async () => {
    const { ids, orderId } = await sellTicket(site.database, aoi.memberId, { item: cancelable, number: 2 });
    const taken = (await stock()) as number;
    const { data } = await cancel(ids[0]);
    expect(data).toEqual({ purchasedTicketId: ids[0], canceled: 1, refund: { amount: 700, way: 'card' } });
    expect(await stock()).toBe(taken - 1);
    const owed = await refunds(orderId);
    expect(owed).toMatchObject([
      { amount: 700, way: 'gateway', state: 'owed', attempt: 1, purchased_ticket_id: ids[0] },
    ]);
    expect(site.planned).toEqual(owed.map((one) => one.ticket_refund_id));
    expect((await list()).purchasedTickets.map(({ id }) => id)).toEqual([ids[1]]);
  });

  test('is announced to the purchaser by mail, with the sum that comes back and a link to the order', async () => {
    const { ids, orderNumber } = await sellTicket(site.database, aoi.memberId, {
      item: cancelable,
      order: { purchaser_mail: 'buyer@example.jp', language: 'eng' },
    });
    await cancel(ids[0]);
    expect(site.mails).toMatchObject([
      {
        to: 'buyer@example.jp',
        kind: 'ticket-canceled',
        language: 'eng',
        subject: 'Your ticket has been cancelled – Expo',
      },
    ]);
    expect(site.mails[0]?.text).toMatch(/\nPaid +¥1,000\nCancellation fee +-¥300\n-+\nRefund +¥700\n/);
    expect(site.mails[0]?.text).toContain('We will refund ¥700 to the card');
    const order = `https://hiroba.test/web/portal/1/event/11/users/my-ticket/80/purchased-ticket?order=${orderNumber}`;
    expect(site.mails[0]?.text).toContain(order);
    expect(site.mails[0]?.html).toContain(`href="${order}"`);
  });

  test('of a ticket that was paid at a store is refunded by the organiser, who gets a mail about it [TICKET-116]', async () => {
    const { ids, orderId } = await sellTicket(site.database, aoi.memberId, {
      item: cancelable,
      order: { payment_method: 'ConvenienceStore' },
    });
    expect((await cancel(ids[0])).data.refund).toEqual({ amount: 700, way: 'byHand' });
    const owed = await refunds(orderId);
    expect(owed).toMatchObject([{ way: 'byHand', state: 'owed' }]);
    expect(site.planned).toEqual(owed.map((one) => one.ticket_refund_id));
  });

  test('of a ticket that is to be paid at the venue owes no refund [TICKET-071]', async () => {
    const { ids, orderId } = await sellTicket(site.database, aoi.memberId, {
      item: cancelable,
      order: { payment_method: 'Local', is_deferred: true, attempt: 0, paid_attempt: null, paid_at: null },
    });
    expect((await cancel(ids[0])).data.refund).toEqual({ amount: 0, way: 'none' });
    expect(await refunds(orderId)).toEqual([]);
  });

  test('of the last free ticket ends the order and gives the use of its discount code back [TICKET-116]', async () => {
    const { kysely } = site.database;
    const code = { site_key: 'event/11', content_id: 80, code_key: 'FREE' };
    await kysely
      .insertInto('discount_code_use')
      .values({ ...code, used: 1 })
      .execute();
    const { ids, orderId } = await sellTicket(site.database, aoi.memberId, {
      item: { ...cancelable, price: 0 },
      number: 2,
      order: { attempt: 0, paid_attempt: null, paid_at: null, code_key: 'FREE' },
    });
    const now = () =>
      kysely
        .selectFrom('ticket_order as o')
        .innerJoin('discount_code_use as u', 'u.code_key', 'o.code_key')
        .select(['o.state', 'u.used'])
        .where('o.order_id', '=', orderId)
        .executeTakeFirst();
    await cancel(ids[0]);
    expect(await now()).toEqual({ state: 'completed', used: 1 });
    expect((await cancel(ids[1])).data.refund).toEqual({ amount: 0, way: 'none' });
    expect(await now()).toEqual({ state: 'canceled', used: 0 });
    expect(await refunds(orderId)).toEqual([]);
  });

  describe('of a ticket that is to be paid later', () => {
    const deferred = { is_deferred: true, attempt: 0, paid_attempt: null, paid_at: null } as const;
    const orderNow = (orderId: number) =>
      site.database.kysely
        .selectFrom('ticket_order')
        .select(['state', 'amount', 'canceled_unpaid as canceledUnpaid', 'tell'])
        .where('order_id', '=', orderId)
        .executeTakeFirst();

    test('lowers the sum that is owed, without a fee, until the last ticket leaves nothing to pay [TICKET-071, TICKET-116]', async () => {
      const { ids, orderId } = await sellTicket(site.database, aoi.memberId, {
        item: cancelable,
        number: 2,
        order: { ...deferred, payment_method: 'Local' },
      });
      const taken = (await stock()) as number;
      await cancel(ids[0]);
      expect(await orderNow(orderId)).toEqual({ state: 'completed', amount: 2000, canceledUnpaid: 1000, tell: null });
      expect((await cancel(ids[1])).data.refund).toEqual({ amount: 0, way: 'none' });
      expect(await orderNow(orderId)).toEqual({ state: 'canceled', amount: 2000, canceledUnpaid: 2000, tell: null });
      expect([await refunds(orderId), await stock()]).toEqual([[], taken - 2]);
      expect(site.mails.map(({ kind }) => kind)).toEqual(['ticket-canceled', 'ticket-canceled']);
    });

    test('of the last ticket gives the use of a discount code back, but a paid ticket has used it up [TICKET-072, TICKET-116]', async () => {
      const key = { site_key: 'event/11', content_id: 80, code_key: 'HALF' };
      const kysely = site.database.kysely;
      await kysely
        .insertInto('discount_code_use')
        .values({ ...key, used: 2 })
        .execute();
      const used = async () =>
        (await kysely.selectFrom('discount_code_use').select('used').where('code_key', '=', 'HALF').executeTakeFirst())
          ?.used;
      const sell = (more: object) =>
        sellTicket(site.database, aoi.memberId, {
          item: cancelable,
          number: 2,
          order: { ...deferred, payment_method: 'Bank', code_key: 'HALF', ...more },
        });
      const unpaid = await sell({});
      const paid = await sell({ is_settled: true, paid_at: new Date(ticketsNow) });
      for (const id of paid.ids) expect((await cancel(id)).data.refund).toEqual({ amount: 700, way: 'byHand' });
      expect(await orderNow(paid.orderId)).toMatchObject({ state: 'completed', canceledUnpaid: 0 });
      await cancel(unpaid.ids[0]);
      expect(await used()).toBe(2);
      await cancel(unpaid.ids[1]);
      expect(await used()).toBe(1);
    });

    test('lowers the price before the money came, and owes a refund afterwards [TICKET-116, TICKET-127]', async () => {
      const { ids, orderId } = await sellTicket(site.database, aoi.memberId, {
        item: cancelable,
        number: 3,
        order: { ...deferred, payment_method: 'Local' },
      });
      await cancel(ids[0]);
      const settled = { is_settled: true, paid_at: new Date(ticketsNow) };
      await site.database.kysely.updateTable('ticket_order').set(settled).where('order_id', '=', orderId).execute();
      expect((await cancel(ids[1])).data.refund).toEqual({ amount: 700, way: 'byHand' });
      expect(await orderNow(orderId)).toMatchObject({ state: 'completed', canceledUnpaid: 1000 });
    });
  });

  test('that is sent twice counts once', async () => {
    const { ids, orderId } = await sellTicket(site.database, aoi.memberId, { item: cancelable });
    await cancel(ids[0]);
    expect(await refusalOf(cancel(ids[0]))).toEqual([409, 'This ticket has already been cancelled.']);
    expect((await refunds(orderId)).length).toBe(1);
  });

  test.each<[string, object, object, object, string]>([
    [
      'outside of its period',
      { cancelPeriodEnd: '2026-11-20 09:59' },
      {},
      {},
      'You can cancel only within the cancellation period.',
    ],
    ['of a used ticket', {}, {}, { checkin_count: 1 }, 'You cannot cancel a used ticket.'],
    [
      'of what only a place is held for',
      {},
      { state: 'awaiting', held_until: new Date(ticketsNow), payment_method: 'Bank', paid_attempt: null },
      { state: 'held' },
      'You cannot cancel an unpaid ticket. It expires at the payment deadline.',
    ],
    [
      'of a card payment that is too old',
      {},
      { paid_at: new Date('2026-08-20T23:59:00+09:00') },
      {},
      'You paid by card more than 90 days ago, so you can no longer cancel this ticket.',
    ],
    [
      'while its link is out',
      {},
      {},
      { transfer_status: 'TRANSFERRING', transfer_code: 'out', transfer_started_at: new Date(ticketsNow - 1) },
      'This ticket is being transferred. Cancel the transfer first.',
    ],
  ])(
    '%s is refused with its reason, and changes nothing [TICKET-105, TICKET-106, TICKET-116]',
    async (_, item, order, ticket, words) => {
      const { ids, orderId } = await sellTicket(site.database, aoi.memberId, {
        item: { ...cancelable, ...item },
        order,
        ticket,
      });
      expect(await refusalOf(cancel(ids[0]))).toEqual([409, words]);
      expect([await refunds(orderId), site.mails]).toEqual([[], []]);
    },
  );

  test('on the 90th day after a card payment is granted [TICKET-105]', async () => {
    const order = { paid_at: new Date('2026-08-22T00:00:00+09:00') };
    const { ids } = await sellTicket(site.database, aoi.memberId, { item: cancelable, order });
    expect((await cancel(ids[0])).data.canceled).toBe(1);
  });

  test('of somebody else’s ticket, of another content’s ticket, or by a blocked member is not possible', async () => {
    const { ids } = await sellTicket(site.database, aoi.memberId, { item: cancelable });
    const stranger = await site.member();
    expect(await refusalOf(cancel(ids[0], stranger))).toEqual([404, expect.any(String)]);
    const elsewhere = site.post(cancelTicket, { ...event, contentId: 81 }, { purchasedTicketId: ids[0] }, site.as(aoi));
    expect(await refusalOf(elsewhere)).toEqual([404, expect.any(String)]);
    const blocked = await site.member(['blocked']);
    const own = await sellTicket(site.database, blocked.memberId, { item: cancelable });
    expect(await refusalOf(cancel(own.ids[0], blocked))).toEqual([403, expect.any(String)]);
  });
});
