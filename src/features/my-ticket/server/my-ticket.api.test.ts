import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type MyTicketSite, refusalOf, startMyTicketSite, ticketsNow } from '../../../../test/my-ticket-site.ts';
import { sellTicket } from '../../../../test/sell-ticket.ts';
import type { TestMember } from '../../../../test/test-member.ts';
import { listMyTickets } from '../contract.ts';

let site: MyTicketSite;
let aoi: TestMember;
beforeAll(async () => {
  site = await startMyTicketSite();
});
beforeEach(async () => {
  aoi = await site.member();
});
afterAll(() => site.close());

const event = { portalId: 1, eventId: 11 };
const list = async (member = aoi, params: Record<string, number> = event) =>
  (await site.call(listMyTickets, params, {}, site.as(member))).data;
const lottery = {
  ticketType: 'LOTTERY',
  enableSalesPeriod: true,
  salesPeriodEnd: '2026-11-30',
  lottery: { drawAt: '2026-12-01 10:00' },
  slots: [
    { ticketSlotId: 1, name: { jpn: '午前', eng: 'Morning' }, capacity: 5 },
    { ticketSlotId: 2, name: { jpn: '午後', eng: 'Afternoon' }, capacity: 5 },
  ],
  requiredSelectSlotNumber: 2,
};

describe('my tickets', () => {
  test('are for members [TICKET-027]', async () => {
    expect(await refusalOf(site.call(listMyTickets, event))).toEqual([403, expect.any(String)]);
    const nothing = { purchasedTickets: [], unpaidTickets: [], unprocessedTickets: [], ticketContents: [] };
    expect(await list()).toEqual({ ...nothing, usedTicketDiscountCodes: [], passedOnTickets: [], isSample: false });
  });

  test('are shown as they were bought, although the organiser changed them afterwards [TICKET-022, TICKET-027, TICKET-122]', async () => {
    const { ids, orderNumber } = await sellTicket(site.database, aoi.memberId, {
      item: { title: { jpn: '早割入場券', eng: 'Early admission' }, cancelFee: 300 },
      ticket: { code: 'AAAA-BBBB-0001' },
    });
    const { purchasedTickets, ticketContents } = await list();
    expect(purchasedTickets).toMatchObject([
      {
        id: ids[0],
        orderId: orderNumber,
        code: 'AAAA-BBBB-0001',
        qrString: expect.stringMatching(/^AAAA-BBBB-0001\../),
        price: 1000,
        ticketContentSnapshot: { title: 'Early admission', price: 1000, cancelFee: 300 },
      },
    ]);
    expect(ticketContents).toMatchObject([{ title: 'Admission', price: 1200, ticketId: 5, remainNumber: 9 }]);
  });

  test('are those of one content when the call names it [TICKET-027]', async () => {
    await sellTicket(site.database, aoi.memberId);
    const other = await sellTicket(site.database, aoi.memberId, { contentId: 81 });
    expect((await list()).purchasedTickets.length).toBe(2);
    expect((await list(aoi, { ...event, contentId: 81 })).purchasedTickets.map(({ id }) => id)).toEqual(other.ids);
  });

  test('are separate lists of those that wait to be paid and those that nobody paid in time [TICKET-026, TICKET-052]', async () => {
    const order = { payment_method: 'ConvenienceStore' as const, paid_attempt: null, paid_at: null };
    const held = { state: 'awaiting' as const, held_until: new Date(ticketsNow + 1000) };
    const unpaid = await sellTicket(site.database, aoi.memberId, {
      order: { ...order, ...held },
      ticket: { state: 'held' },
    });
    const late = await sellTicket(site.database, aoi.memberId, {
      order: { ...order, state: 'expired' },
      ticket: { state: 'released' },
    });
    await sellTicket(site.database, aoi.memberId, {
      order: { ...order, payment_method: 'CreditCard', state: 'expired' },
      ticket: { state: 'released' },
    });
    const { purchasedTickets, unpaidTickets } = await list();
    expect(purchasedTickets).toEqual([]);
    expect(unpaidTickets).toMatchObject([
      { id: unpaid.ids[0], isUnpaidTicket: true, canceled: 0, paymentStatus: 'Waiting', qrString: null },
      { id: late.ids[0], isUnpaidTicket: true, canceled: 1 },
    ]);
  });

  test.each([
    ['charging', 'checking'],
    ['checking', 'checking'],
    ['authenticating', 'authenticating'],
  ] as const)(
    'of an order that is %s are among the unpaid ones, as %s and without a QR code [TICKET-026]',
    async (state, paymentUnderway) => {
      const asked = { paid_attempt: null, paid_at: null, held_until: new Date(ticketsNow + 1000) };
      const { ids, orderNumber } = await sellTicket(site.database, aoi.memberId, {
        order: { ...asked, state },
        ticket: { state: 'held' },
      });
      const { purchasedTickets, unpaidTickets } = await list();
      expect(purchasedTickets).toEqual([]);
      expect(unpaidTickets).toMatchObject([{ id: ids[0], orderId: orderNumber, paymentUnderway, qrString: null }]);
    },
  );

  test('of a winner appear there once while a second payment is being checked', async () => {
    const { ids } = await sellTicket(site.database, aoi.memberId, {
      item: lottery,
      order: {
        paid_attempt: null,
        paid_at: null,
        state: 'checking',
        attempt: 2,
        held_until: new Date(ticketsNow + 1000),
      },
      ticket: { state: 'held', lottery_status: 'SUCCESS', success_slot_id: 1 },
    });
    const { purchasedTickets, unpaidTickets } = await list();
    expect([purchasedTickets, unpaidTickets.map(({ id }) => id)]).toEqual([[], ids]);
  });

  test('that wait for a draw are listed with their order and the slots of the application [TICKET-026]', async () => {
    const { ids, orderNumber } = await sellTicket(site.database, aoi.memberId, {
      item: lottery,
      number: 2,
      order: {
        state: 'applied',
        attempt: 0,
        paid_attempt: null,
        paid_at: null,
        lottery: { entrantId: 'E1', slots: [2, 1], enableExtraSlot: true },
      },
      ticket: { state: 'applied', lottery_status: 'WAITING' },
    });
    const { purchasedTickets, unpaidTickets, unprocessedTickets } = await list();
    expect([purchasedTickets, unpaidTickets]).toEqual([[], []]);
    expect(unprocessedTickets).toMatchObject([
      {
        orderId: orderNumber,
        ticketId: 5,
        contentId: 80,
        number: 2,
        entrantId: 'E1',
        enableExtraSlot: true,
        details: [
          { priority: 1, ticketSlotId: 2, name: 'Afternoon' },
          { priority: 2, ticketSlotId: 1, name: 'Morning' },
        ],
        tickets: [{ id: ids[0], lotteryStatus: 'WAITING' }, { id: ids[1] }],
      },
    ]);
  });

  test('show that their holder lost a draw, or won and could not be charged [TICKET-054, TICKET-055]', async () => {
    const draw = { paid_attempt: null, paid_at: null };
    await sellTicket(site.database, aoi.memberId, {
      item: lottery,
      order: { ...draw, state: 'lost', attempt: 0 },
      ticket: { state: 'released', lottery_status: 'FAIL' },
    });
    await sellTicket(site.database, aoi.memberId, {
      item: lottery,
      order: { ...draw, state: 'reserved', held_until: new Date(ticketsNow + 1000) },
      ticket: { state: 'held', lottery_status: 'SUCCESS', success_slot_id: 1 },
    });
    const { purchasedTickets, unpaidTickets } = await list();
    expect(unpaidTickets).toEqual([]);
    expect(purchasedTickets).toMatchObject([
      { lotteryStatus: 'FAIL', isUnpaidTicket: false },
      { lotteryStatus: 'SUCCESS', paymentStatus: 'Fail', isUnpaidTicket: false },
    ]);
  });

  test('name their discount code [TICKET-026]', async () => {
    const { ids } = await sellTicket(site.database, aoi.memberId, {
      order: { code_key: 'HIROBA500' },
      ticket: { price: 500, original_price: 1000 },
    });
    expect((await list()).usedTicketDiscountCodes).toEqual([{ purchasedTicketId: ids[0], code: 'HIROBA500' }]);
  });

  test('take two statements, however many there are', async () => {
    const statementsOf = async () => {
      const before = site.database.statements();
      await list();
      return site.database.statements() - before;
    };
    await statementsOf();
    const none = await statementsOf();
    await sellTicket(site.database, aoi.memberId);
    const one = await statementsOf();
    await sellTicket(site.database, aoi.memberId, { number: 30, item: { detailId: 6 } });
    // The first statement finds no tickets, so the second is not needed.
    expect([await statementsOf(), one]).toEqual([none + 1, none + 1]);
  });
});
