import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { noteTransfer } from '#features/ticket/server/organiser/note-transfer.ts';
import { sameEntryMs } from '#features/ticket/rules/purchased/checkin-problem.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { type MyTicketSite, refusalOf, startMyTicketSite, ticketsNow } from '../../../../test/my-ticket-site.ts';
import { sellTicket } from '../../../../test/sell-ticket.ts';
import type { TestMember } from '../../../../test/test-member.ts';
import {
  cancelTicket,
  checkInTicket,
  lookUpTicket,
  receiveTicket,
  returnTicket,
  transferTicket,
  undoCheckIn,
} from '../contract.ts';

let site: MyTicketSite;
let aoi: TestMember;
let staff: TestMember;
let made = 0;
beforeAll(async () => {
  site = await startMyTicketSite();
  staff = await site.member(['staff']);
});
beforeEach(async () => {
  aoi = await site.member();
});
afterAll(() => site.close());

const content = { portalId: 1, eventId: 11, contentId: 80 };

/** A ticket of Aoi's with its number and its QR code. */
async function ticket(sale: Parameters<typeof sellTicket>[2] = {}) {
  made += 1;
  const code = `GATE-0000-${String(made).padStart(4, '0')}`;
  const { ids, orderId } = await sellTicket(site.database, aoi.memberId, {
    ...sale,
    ticket: { code, qr_secret: 'secret', ...sale.ticket },
  });
  return { id: ids[0] as number, orderId, code, qr: `${code}.secret` };
}
const look = (code: string, member = staff, where = content) =>
  site.call(lookUpTicket, where, { code }, site.as(member)).then(({ data }) => data);
const checkIn = (purchasedTicketId: number, code: string, collected?: number, member = staff) =>
  site.post(checkInTicket, content, { purchasedTicketId, code, collected }, site.as(member)).then(({ data }) => data);
const checkins = (id: number) =>
  site.database.kysely
    .selectFrom('ticket_checkin')
    .select(['staff_id', 'checked_in_at'])
    .where('purchased_ticket_id', '=', id)
    .execute();

const scan = 'This ticket cannot be entered by its number. Scan its QR code with the camera or a handheld scanner.';

describe('the gate', () => {
  test('answers reception staff only [ACCESS-059]', async () => {
    const { id, qr } = await ticket();
    for (const call of [look(qr, aoi), checkIn(id, qr, 0, aoi)])
      expect(await refusalOf(call)).toEqual([403, 'Reception staff only.']);
    expect(await refusalOf(look('GATE-9999-9999', aoi))).toEqual([403, 'Reception staff only.']);
    expect(await checkins(id)).toEqual([]);
  });

  test('shows staff what a scanned code stands for [ACCESS-059]', async () => {
    const prices = [
      { ticketMultiplePriceId: 1, name: { jpn: '一般', eng: 'Adult' }, price: 1000 },
      { ticketMultiplePriceId: 2, name: { jpn: '学生', eng: 'Student' }, price: 500 },
    ];
    const named = [
      {
        entryFormKey: 'name',
        answerMethod: 'NAME',
        textValue: '',
        selectorValue: [
          { key: 'last_name', value: 'Suzuki' },
          { key: 'first_name', value: 'Ren' },
        ],
      },
    ];
    const { id, qr, code } = await ticket({
      item: { enableMultiplePrice: true, multiplePrices: prices },
      ticket: { multiple_price_id: 2, checkin_user_info: JSON.stringify(named) as never },
    });
    expect(await look(qr)).toEqual({
      purchasedTicketId: id,
      title: 'Admission',
      code,
      priceName: 'Student',
      slotName: '',
      holderName: 'Ren Suzuki',
      affiliation: '',
      checkinCount: 0,
      lastCheckinAt: null,
      mayUndo: false,
      toCollect: 0,
      awaited: 0,
      problem: null,
      notice: null,
    });
  });

  test('lets a ticket in once, and records who checked it in [TICKET-067, ACCESS-059]', async () => {
    const { id, qr } = await ticket();
    expect(await checkIn(id, qr)).toMatchObject({
      purchasedTicketId: id,
      checkinCount: 1,
      lastCheckinAt: '2026-11-20T10:00:00+09:00',
      problem: null,
      notice: null,
    });
    expect(await checkins(id)).toEqual([{ staff_id: staff.memberId, checked_in_at: new Date(ticketsNow) }]);
    expect(await look(qr)).toMatchObject({ checkinCount: 1, problem: 'This ticket has been used.' });
    expect(await refusalOf(checkIn(id, qr))).toEqual([409, 'This ticket has been used.']);
    expect((await checkins(id)).length).toBe(1);
  });

  describe('takes a check-in back', () => {
    const minute = 60_000;
    const undo = (purchasedTicketId: number, code: string, member = staff, now = ticketsNow) =>
      site.post(undoCheckIn, content, { purchasedTicketId, code }, site.as(member, now)).then(({ data }) => data);
    const logged = (id: number) =>
      site.database.kysely
        .selectFrom('operator_log')
        .select(['action', 'operator_id', 'operator_name', 'details', 'site_key'])
        .where(sql`details ->> 'purchasedTicketId'`, '=', String(id))
        .execute();

    test('for staff within five minutes, and the log has who did it, without their name [ACCESS-059]', async () => {
      const { id, qr } = await ticket();
      await checkIn(id, qr);
      const readAt = async (now: number) =>
        (await site.call(lookUpTicket, content, { code: qr }, site.as(staff, now))).data.mayUndo;
      expect([await readAt(ticketsNow + 5 * minute), await readAt(ticketsNow + 5 * minute + 1)]).toEqual([true, false]);
      expect(await refusalOf(undo(id, qr, aoi))).toEqual([403, 'Reception staff only.']);
      expect(await undo(id, qr, staff, ticketsNow + 4 * minute)).toMatchObject({ checkinCount: 0, problem: null });
      expect(await checkins(id)).toEqual([]);
      const details = expect.objectContaining({ memberId: staff.memberId, contentId: 80, purchasedTicketId: id });
      expect(await logged(id)).toEqual([
        { action: 'gate.undone', operator_id: null, operator_name: '', details, site_key: 'event/11' },
      ]);
      expect(await checkIn(id, qr)).toMatchObject({ checkinCount: 1 });
    });

    test('not later, not twice, not of another code, and what was collected stays', async () => {
      const late = 'A check-in can be undone only within five minutes.';
      const { id, qr, orderId } = await ticket({
        order: { payment_method: 'Local', is_deferred: true, attempt: 0, paid_attempt: null, paid_at: null },
      });
      const { toCollect } = await look(qr);
      await checkIn(id, qr, toCollect);
      expect(await refusalOf(undo(id, qr, staff, ticketsNow + 6 * minute))).toEqual([409, late]);
      const other = await ticket();
      expect(await refusalOf(undo(id, other.qr))).toEqual([404, expect.any(String)]);
      expect(await undo(id, qr)).toMatchObject({ checkinCount: 0, toCollect: 0 });
      expect(await refusalOf(undo(id, qr))).toEqual([409, late]);
      const order = await site.database.kysely
        .selectFrom('ticket_order')
        .select('is_settled')
        .where('order_id', '=', orderId)
        .executeTakeFirstOrThrow();
      expect(order.is_settled).toBe(true);
      expect(await logged(id)).toHaveLength(1);
    });
  });

  test('lets a ticket with unlimited check-in in again, and counts a repeated press of half a minute once [TICKET-066]', async () => {
    const { id, qr } = await ticket({ item: { enableUnlimitCheckin: true } });
    const at = async (now: number): Promise<number> => {
      const wish = { purchasedTicketId: id, code: qr, collected: undefined };
      return (await site.post(checkInTicket, content, wish, site.as(staff, now))).data.checkinCount;
    };
    expect([await at(ticketsNow), await at(ticketsNow)]).toEqual([1, 1]);
    expect(await at(ticketsNow + sameEntryMs - 1)).toBe(1);
    expect(await checkins(id)).toHaveLength(1);
    expect(await at(ticketsNow + sameEntryMs)).toBe(2);
    expect(await checkins(id)).toHaveLength(2);
  });

  test.each<[string, Parameters<typeof sellTicket>[2], string]>([
    ['before its period', { item: { checkinPeriodStart: '2026-11-21' } }, 'This ticket is not valid yet.'],
    ['after it', { item: { checkinPeriodEnd: '2026-11-19' } }, 'This ticket has expired.'],
    [
      'when it was cancelled',
      { ticket: { state: 'canceled', canceled_at: new Date(ticketsNow) } },
      'This ticket has been cancelled.',
    ],
    [
      'when it is not paid for',
      {
        order: { state: 'awaiting', payment_method: 'ConvenienceStore', paid_attempt: null, held_until: new Date(0) },
        ticket: { state: 'held' },
      },
      'This ticket is unpaid.',
    ],
    [
      'while it is being handed on',
      { ticket: { transfer_status: 'TRANSFERRING', transfer_code: 'c1', transfer_started_at: new Date(ticketsNow) } },
      'This ticket is being transferred. The holder must cancel the transfer first.',
    ],
  ])('does not open to a ticket %s [TICKET-068, TICKET-069, TICKET-077]', async (_, sale, words) => {
    const { id, qr } = await ticket(sale);
    expect((await look(qr)).problem).toBe(words);
    expect(await refusalOf(checkIn(id, qr))).toEqual([409, words]);
    expect(await checkins(id)).toEqual([]);
  });

  test('opens again when a transfer link ran out [TRANSFER-008]', async () => {
    const started = new Date(ticketsNow - 49 * 60 * 60_000);
    const transfer = { transfer_status: 'TRANSFERRING', transfer_code: 'c2', transfer_started_at: started } as const;
    const { id, qr } = await ticket({ ticket: transfer });
    expect((await checkIn(id, qr)).checkinCount).toBe(1);
  });

  test.each<[string, 'qr' | 'code', string | null]>([
    ['QR', 'qr', null],
    ['QR', 'code', scan],
    ['MANUAL', 'qr', null],
    ['MANUAL', 'code', null],
    ['QR_MANUAL', 'qr', null],
    ['QR_MANUAL', 'code', null],
  ])('for checkinMethod %s and its %s says %j [TICKET-104]', async (checkinMethod, by, problem) => {
    const sold = await ticket({ item: { checkinMethod } });
    expect((await look(sold[by].toLowerCase().replace('.SECRET', '.secret'))).problem).toBe(problem);
    const entered = await refusalOf(checkIn(sold.id, sold[by]));
    expect(entered).toEqual(problem === null ? 'answered' : [409, problem]);
  });

  test.each(['QR', 'MANUAL', 'QR_MANUAL'])(
    'refuses a QR code from before the ticket changed hands, with %s [TRANSFER-006]',
    async (method) => {
      const { id, code } = await ticket({ item: { checkinMethod: method } });
      const words = 'This code is no longer valid. Ask the visitor to reopen the ticket and show the new code.';
      expect(await refusalOf(checkIn(id, `${code}.older`))).toEqual([409, words]);
    },
  );

  test.each<[string, object]>([
    ['QR_MANUAL', { checkinMethod: 'QR_MANUAL' }],
    ['MANUAL', { checkinMethod: 'MANUAL' }],
    ['QR in an app of the organiser', { enableExternalQr: true }],
  ])(
    'opens only to the number of the current holder, with %s, however often the ticket changed hands [TRANSFER-005, TRANSFER-006]',
    async (_, item) => {
      const { id, code: bought } = await ticket({ item });
      const ren = await site.member();
      const { data: link } = await site.post(transferTicket, content, { purchasedTicketId: id }, site.as(aoi));
      const code = link.transferCode as string;
      const { data } = await site.post(receiveTicket, content, { code }, site.as(ren));
      const gone = [404, expect.stringContaining('ask the visitor to reopen the ticket')];
      expect(await refusalOf(look(bought))).toEqual(gone);
      expect(await refusalOf(checkIn(id, bought))).toEqual(gone);
      expect((await look(data.ticket.code)).problem).toBe(null);

      await site.post(returnTicket, content, { purchasedTicketId: id }, site.as(ren));
      for (const known of [bought, data.ticket.code]) expect(await refusalOf(checkIn(id, known))).toEqual(gone);
      const { code: now } = await site.database.kysely
        .selectFrom('purchased_ticket')
        .select('code')
        .where('purchased_ticket_id', '=', id)
        .executeTakeFirstOrThrow();
      expect((await checkIn(id, now)).checkinCount).toBe(1);
    },
  );

  test('knows no code of another content', async () => {
    const { id, code, qr } = await ticket();
    const unknown = [404, expect.stringContaining('No ticket has this code')];
    expect(await refusalOf(look('nonsense'))).toEqual(unknown);
    expect(await refusalOf(look('GATE-9999-9999'))).toEqual(unknown);
    expect(await refusalOf(look(code, staff, { ...content, contentId: 81 }))).toEqual(unknown);
    expect(await refusalOf(checkIn(id + 1, qr))).toEqual(unknown);
  });

  describe('for an order that is paid at the venue, the gate', () => {
    let ids: [number, number];
    let codes: [string, string];
    const owed = { is_deferred: true, attempt: 0, paid_attempt: null, paid_at: null } as const;
    beforeEach(async () => {
      const sold = await sellTicket(site.database, aoi.memberId, {
        number: 2,
        item: { cancelPeriodEnd: '2026-11-25' },
        order: { payment_method: 'Local', ...owed },
      });
      const rows = await site.database.kysely
        .selectFrom('purchased_ticket')
        .select(['code', 'qr_secret'])
        .where('order_id', '=', sold.orderId)
        .orderBy('purchased_ticket_id')
        .execute();
      ids = sold.ids as [number, number];
      codes = rows.map(({ code, qr_secret }) => `${code}.${qr_secret}`) as [string, string];
    });

    test('collects the sum of the whole order once and settles it [TICKET-071]', async () => {
      expect(await look(codes[0])).toMatchObject({ toCollect: 2000, problem: null });
      expect(await refusalOf(checkIn(ids[0], codes[0]))).toEqual([409, 'Collect ¥2,000 first.']);
      expect(await checkIn(ids[0], codes[0], 2000)).toMatchObject({ checkinCount: 1, toCollect: 0 });
      expect(await look(codes[1])).toMatchObject({ toCollect: 0 });
      expect((await checkIn(ids[1], codes[1])).checkinCount).toBe(1);
    });

    test('refuses the sum from before one of its tickets was cancelled, and takes the current sum [ACCESS-059]', async () => {
      expect(await look(codes[0])).toMatchObject({ toCollect: 2000 });
      await site.post(cancelTicket, content, { purchasedTicketId: ids[1] }, site.as(aoi));
      expect(await refusalOf(checkIn(ids[0], codes[0], 2000))).toEqual([
        409,
        'The amount due has changed from ¥2,000 to ¥1,000. If you have collected more, return the difference.',
      ]);
      expect(await checkins(ids[0])).toEqual([]);
      // The order was not settled either.
      expect(await look(codes[0])).toMatchObject({ checkinCount: 0, toCollect: 1000 });
      expect(await checkIn(ids[0], codes[0], 1000)).toMatchObject({ checkinCount: 1, toCollect: 0 });
    });

    test('refuses the money that a second gate collects [ACCESS-059]', async () => {
      await checkIn(ids[0], codes[0], 2000);
      expect(await refusalOf(checkIn(ids[1], codes[1], 2000))).toEqual([
        409,
        'Nothing is due for this order any more. If you have collected ¥2,000, return it.',
      ]);
      expect(await checkins(ids[1])).toEqual([]);
    });
  });

  describe('to a trusted bank transfer that has not come', () => {
    const bank = { payment_method: 'Bank', is_deferred: true, attempt: 0, paid_attempt: null, paid_at: null } as const;
    const settled = (orderId: number) =>
      site.database.kysely
        .selectFrom('ticket_order')
        .select(['is_settled', 'order_number'])
        .where('order_id', '=', orderId)
        .executeTakeFirstOrThrow();

    test('opens knowingly: it says what was to come, and lets in without it [TICKET-072]', async () => {
      const { id, qr, orderId } = await ticket({ order: bank });
      expect(await look(qr)).toMatchObject({ toCollect: 0, awaited: 1000, problem: null });
      expect(await checkIn(id, qr)).toMatchObject({ checkinCount: 1, toCollect: 0, awaited: 1000 });
      expect((await settled(orderId)).is_settled).toBe(false);
    });

    test('takes its money at the gate once, and a transfer that comes later is one for a paid order', async () => {
      const { id, qr, orderId } = await ticket({ order: bank });
      expect(await refusalOf(checkIn(id, qr, 999))).toEqual([
        409,
        'The amount due has changed from ¥999 to ¥1,000. If you have collected more, return the difference.',
      ]);
      expect(await checkIn(id, qr, 1000)).toMatchObject({ checkinCount: 1, awaited: 0 });
      const { is_settled, order_number: orderNumber } = await settled(orderId);
      expect(is_settled).toBe(true);
      const changer = {
        operator: { operatorId: null, name: 'Mio' },
        context: { now: ticketsNow, requestId: '' },
        changeKey: 'later-transfer',
      };
      const noted = await inTransaction(site.database, (tx) =>
        noteTransfer(
          tx,
          { plan: () => expect.unreachable() },
          { siteKey: 'event/11', orderNumber, seen: 1000, reason: '' },
          changer,
        ),
      );
      expect(noted).toBe('paidBefore');
    });

    test('says nothing of a transfer that has come', async () => {
      const { qr } = await ticket({ order: { ...bank, is_settled: true } });
      expect(await look(qr)).toMatchObject({ toCollect: 0, awaited: 0 });
    });
  });
});
