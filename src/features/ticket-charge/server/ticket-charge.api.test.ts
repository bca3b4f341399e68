import { sql } from 'kysely';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FileAnswer } from '#kernel/file-answer.ts';
import type { Refusal } from '#server/http/refusal.ts';
import { type ChargeSite, chargesNow as now, startChargeSite } from '../../../../test/charge-site.ts';
import { textOfPdf } from '../../../../test/pdf-text.ts';
import { sellTicket } from '../../../../test/sell-ticket.ts';
import { type TestMember, testMember } from '../../../../test/test-member.ts';
import { chargeRowSchema, downloadReceipt, listTicketCharges } from '../contract.ts';

const event = { portalId: 1, eventId: 11 };

let calls: ChargeSite;
let member: TestMember;
const list = async (query = {}) => calls.list(member, query);
const download = (ticketChargeId: number, addressee?: string): Promise<FileAnswer> =>
  calls.download(member, ticketChargeId, addressee);
const refused = (call: Promise<unknown>): Promise<number | 'answered'> =>
  call.then(
    () => 'answered' as const,
    (error: Refusal) => error.status,
  );

beforeAll(async () => {
  calls = await startChargeSite();
});
afterAll(() => calls.close());
beforeEach(async () => {
  member = await testMember(calls.database, 'portal/1', now);
});

describe('the charges of a member', () => {
  it('are listed newest first, with the tickets and whether the receipt was downloaded [CHARGE-002, CHARGE-003, CHARGE-004]', async () => {
    const prices = [
      { ticketMultiplePriceId: 1, name: { jpn: '大人' }, price: 2000 },
      { ticketMultiplePriceId: 2, name: { jpn: '子ども' }, price: 500 },
    ];
    const older = await sellTicket(calls.database, member.memberId, {
      number: 2,
      order: { addressee: '蒼井商事 御中', ordered_at: new Date(now - 5_000) },
    });
    const { orderId, orderNumber } = await sellTicket(calls.database, member.memberId, {
      item: {
        detailId: 6,
        title: { jpn: '体験券', eng: 'Maker ticket' },
        multiplePrices: prices,
        enableMultiplePrice: true,
      },
      order: {
        payment_method: 'Bank',
        state: 'awaiting',
        paid_attempt: null,
        paid_at: null,
        held_until: new Date(now),
        ordered_at: new Date(now),
      },
    });
    const { data, total, lastPage } = await list();
    expect([total, lastPage]).toEqual([2, 1]);
    for (const row of data.rows) expect(v.is(v.strictObject(chargeRowSchema.entries), row)).toBe(true);
    expect(data.rows).toMatchObject([
      {
        ticketChargeId: orderId,
        contentId: 80,
        orderId: orderNumber,
        title: '体験券',
        paymentMethod: 'Bank',
        paymentStatus: 'Waiting',
        isInvoice: true,
      },
      {
        ticketChargeId: older.orderId,
        title: '入場券',
        number: 2,
        amount: 2000,
        refundedAmount: 0,
        chargedAt: '2026-11-10T10:00:00+09:00',
        paymentMethod: 'CreditCard',
        paymentStatus: 'Sale',
        addressee: '蒼井商事 御中',
        documentDownloads: { isReceipt: false },
      },
    ]);
    expect((await list({ page: 2, per_page: 1 })).data.rows).toMatchObject([{ ticketChargeId: older.orderId }]);
    expect((await list({ page: 3, per_page: 1 })).data.rows).toEqual([]);
  });

  it('are sorted by the date they show: an order that is paid later is as new as its payment [CHARGE-004]', async () => {
    const at = (day: number) => new Date(now - day * 86_400_000);
    const sell = async (ordered: number, paid: number | null) => {
      const unpaid = {
        state: 'awaiting',
        payment_method: 'Bank',
        paid_attempt: null,
        held_until: new Date(now),
      } as const;
      const order = {
        ...(paid === null ? unpaid : {}),
        ordered_at: at(ordered),
        paid_at: paid === null ? null : at(paid),
      };
      return (await sellTicket(calls.database, member.memberId, { order })).orderId;
    };
    const [late, middle, waiting] = [await sell(9, 1), await sell(5, 5), await sell(3, null)];
    const { rows } = (await list()).data;
    expect(rows.map((row) => row.ticketChargeId)).toEqual([late, waiting, middle]);
    const dates = rows.map((row) => row.chargedAt);
    expect(dates).toEqual([...dates].sort().reverse());
    expect((await list({ page: 2, per_page: 1 })).data.rows).toMatchObject([{ ticketChargeId: waiting }]);
  });

  it('leave out purchases that were begun and left', async () => {
    const states = ['reserved', 'applied', 'lost', 'canceled', 'expired'] as const;
    for (const state of states) {
      const held_until = state === 'reserved' ? new Date(now) : null;
      const order = { state, held_until, paid_attempt: null, paid_at: null };
      await sellTicket(calls.database, member.memberId, { order });
    }
    expect((await list()).data.rows).toEqual([]);
    await sellTicket(calls.database, member.memberId, {
      order: { state: 'expired', paid_attempt: null, paid_at: null, refunded_attempts: [1] },
    });
    expect((await list()).total).toBe(1);
  });

  it('belong to one member and one event, and are not shown where the organiser switched the page off', async () => {
    const other = await testMember(calls.database, 'portal/1', now);
    const theirs = await sellTicket(calls.database, other.memberId);
    const elsewhere = await sellTicket(calls.database, member.memberId, { siteKey: 'event/12' });
    expect((await list()).data.rows).toEqual([]);
    expect(await refused(download(theirs.orderId))).toBe(404);
    expect(await refused(download(elsewhere.orderId))).toBe(404);
    expect(await refused(download(2_000_000_000))).toBe(404);
    expect(await refused(calls.call(listTicketCharges, event))).toBe(403);
    const off = { portalId: 1, eventId: 12 };
    expect(await refused(calls.call(listTicketCharges, off, {}, calls.as(member)))).toBe(404);
    const receiptOff = calls.call(
      downloadReceipt,
      { ...off, ticketChargeId: elsewhere.orderId },
      { addressee: 'x' },
      calls.as(member),
    );
    expect(await refused(receiptOff)).toBe(404);
  });
});

describe('a receipt', () => {
  it('is a PDF with the addressee, amount, tax, purpose, issuer and payment method [CHARGE-005, CHARGE-007]', async () => {
    const { orderId } = await sellTicket(calls.database, member.memberId, { number: 2 });
    const { name, bytes } = await download(orderId, '  蒼井商事\u3000株式会社  御中 ');
    expect(name).toMatch(/^領収書_20261120-\d{7}\.pdf$/);
    expect(Buffer.from(bytes).subarray(0, 5).toString()).toBe('%PDF-');
    const text = textOfPdf(bytes);
    for (const part of [
      '領収書',
      name.slice('領収書_'.length, -'.pdf'.length),
      '2026年11月20日',
      '蒼井商事 株式会社 御中',
      '2,000円',
      '共創EXPO　チケット代として',
      '入場券',
      'うち消費税（10%）',
      '181円',
      '2026年11月10日',
      'クレジットカード',
      '共創EXPO実行委員会',
      '登録番号  T1234567890123',
      '領収書の発行は一度のみです。',
    ]) {
      expect(text).toContain(part);
    }
    const kept = await calls.database.kysely
      .selectFrom('ticket_receipt')
      .select(['addressee', 'downloaded_at'])
      .where('order_id', '=', orderId)
      .execute();
    expect(kept).toEqual([{ addressee: '蒼井商事 株式会社 御中', downloaded_at: new Date(now) }]);
  });

  it('is written in English for a visitor who does not read Japanese, with the name in its own script', async () => {
    const { orderId } = await sellTicket(calls.database, member.memberId);
    const { name, bytes } = await calls.download(member, orderId, '김민준', { language: 'kor' });
    expect(name).toMatch(/^receipt_/);
    expect(textOfPdf(bytes)).toMatch(/Receipt[^]*김민준[^]*¥1,000[^]*Tickets for Co-Creation EXPO[^]*EXPO Committee/);
  });

  it('names what is left of the payment after a cancellation, and the cancellation fee', async () => {
    const { orderId, ids } = await sellTicket(calls.database, member.memberId, { number: 2 });
    await calls.database.kysely
      .updateTable('purchased_ticket')
      .set({ state: 'canceled', canceled_at: new Date(now) })
      .where('purchased_ticket_id', '=', ids[0] as number)
      .execute();
    const moments = { created_at: new Date(now), changed_at: new Date(now) };
    await calls.database.kysely
      .insertInto('ticket_refund')
      .values({
        order_id: orderId,
        attempt: 1,
        purchased_ticket_id: ids[0] as number,
        amount: 700,
        way: 'gateway',
        state: 'owed',
        ...moments,
      })
      .execute();
    expect((await list()).data.rows).toMatchObject([{ amount: 2000, refundedAmount: 700, refundDueAmount: 700 }]);
    const text = textOfPdf((await download(orderId)).bytes);
    expect(text).toMatch(/キャンセル料[^]*300円[^]*領収金額\n1,300円/);
  });

  it('names the sum collected at the venue, without a ticket that was cancelled before [CHARGE-004, CHARGE-007]', async () => {
    const { orderId, ids } = await sellTicket(calls.database, member.memberId, {
      item: { price: 1500 },
      number: 2,
      order: {
        payment_method: 'Local',
        is_deferred: true,
        attempt: 0,
        paid_attempt: null,
        paid_at: null,
        canceled_unpaid: 1500,
      },
    });
    await calls.database.kysely
      .updateTable('purchased_ticket')
      .set({ state: 'canceled', canceled_at: new Date(now - 1) })
      .where('purchased_ticket_id', '=', ids[0] as number)
      .execute();
    const row = { amount: 1500, refundedAmount: 0, paymentMethod: 'Local' };
    expect((await list()).data.rows).toMatchObject([{ ...row, paymentStatus: 'Waiting' }]);
    await calls.database.kysely
      .updateTable('ticket_order')
      .set({ is_settled: true, paid_at: new Date(now) })
      .where('order_id', '=', orderId)
      .execute();
    expect((await list()).data.rows).toMatchObject([{ ...row, paymentStatus: 'Sale' }]);
    const text = textOfPdf((await download(orderId)).bytes);
    expect(text).toMatch(/領収金額\n1,500円/);
    expect(text).not.toMatch(/キャンセル料|3,000円/);
  });

  it('is given once: a second call is refused with 409, and the row is marked [CHARGE-005, CHARGE-006]', async () => {
    const { orderId } = await sellTicket(calls.database, member.memberId);
    await download(orderId);
    expect(await refused(download(orderId))).toBe(409);
    expect((await list()).data.rows).toMatchObject([{ documentDownloads: { isReceipt: true } }]);
  });

  it('is not used up by a HEAD request, which mail scanners and link previews send [CHARGE-005]', async () => {
    const { orderId } = await sellTicket(calls.database, member.memberId);
    const ask = (method: 'GET' | 'HEAD') => calls.statusOf(member, orderId, method);
    expect([await ask('HEAD'), await ask('GET'), await ask('GET')]).toEqual([405, 200, 409]);
  });

  it('is given by one process when four are asked at once; without the constraint all four would give it [CHARGE-005]', async () => {
    const attempt = async (): Promise<(number | 'answered')[]> => {
      const { orderId } = await sellTicket(calls.database, member.memberId);
      return Promise.all(Array.from({ length: 4 }, () => refused(calls.downloadElsewhere(member, orderId))));
    };
    const outcomes = await attempt();
    expect(outcomes.filter((one) => one === 'answered')).toHaveLength(1);
    expect(outcomes.filter((one) => one === 409)).toHaveLength(3);

    await sql`alter table ticket_receipt drop constraint ticket_receipt_order_id_key`.execute(calls.database.kysely);
    try {
      expect(await attempt()).toEqual(['answered', 'answered', 'answered', 'answered']);
    } finally {
      await sql`delete from ticket_receipt`.execute(calls.database.kysely);
      await sql`alter table ticket_receipt add constraint ticket_receipt_order_id_key unique (order_id)`.execute(
        calls.database.kysely,
      );
    }
  });

  it.each([
    ['cost nothing', { item: { price: 0 } }],
    ['is not paid yet', { order: { state: 'awaiting', paid_attempt: null, paid_at: null, held_until: new Date(now) } }],
    ['will be paid at the venue', { order: { is_deferred: true, attempt: 0, paid_attempt: null, paid_at: null } }],
  ] as const)('is refused with 409 for an order that %s', async (_, sale) => {
    const { orderId } = await sellTicket(calls.database, member.memberId, sale);
    expect(await refused(download(orderId))).toBe(409);
  });

  it.each([
    ['', '宛名を入力してください。'],
    ['   ', '宛名を入力してください。'],
    ['あ'.repeat(61), '宛名は60文字以内で入力してください。'],
    ['蒼井商事 🎉 御中', '「🎉」は印刷できません。取り除くか、別の文字で入力してください。'],
  ])('is refused for the addressee %j, and can be had afterwards for another', async (addressee, words) => {
    const { orderId } = await sellTicket(calls.database, member.memberId);
    const refusal = (await download(orderId, addressee).catch((error: unknown) => error)) as Refusal;
    expect([refusal.status, refusal.errors?.('jpn')]).toEqual([422, { addressee: [words] }]);
    expect((await download(orderId)).bytes.length).toBeGreaterThan(1000);
  });
});
