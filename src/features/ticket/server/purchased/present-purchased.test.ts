import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { PublishedSite } from '#features/site/server.ts';
import { parseInstant } from '#kernel/period.ts';
import { requestContext } from '../../../../../test/request-context.ts';
import { purchasedRow } from '../../../../../test/purchased-rows.ts';
import { purchasedTicketSchema } from '../../contract.ts';
import { isTransferable } from '../../rules/purchased/transfer.ts';
import { purchasedStatus } from '../../rules/purchased/purchased-status.ts';
import {
  presentPurchased,
  presentPurchasedTickets,
  purchasedOfRow,
  type TicketViewer,
  viewerOf,
} from './present-purchased.ts';
import type { PurchasedRow } from './read-purchased.ts';

const now = parseInstant('2026-11-20 10:00') as number;
const receiveAddress = 'https://hiroba.test/web/portal/1/event/11/users/transfer-receive';
const viewer = (memberId: number | null, language: 'jpn' | 'eng' = 'jpn'): TicketViewer => ({
  memberId,
  site: { document: { languages: ['jpn', 'eng'] } } as PublishedSite,
  language,
  receiveAddress,
  ownName: '',
});

test('the link of a transfer leads to the page that receives it, on the host that was asked [TRANSFER-007]', () => {
  const site = { portalId: 1, eventId: 11 } as PublishedSite;
  expect(viewerOf(site, 7, requestContext({ host: 'hiroba.test', protocol: 'https' })).receiveAddress).toBe(
    receiveAddress,
  );
  const hostSite = { kind: 'event', portalId: 1, eventId: 11 } as const;
  expect(viewerOf(site, 7, requestContext({ host: 'expo.example', hostSite })).receiveAddress).toBe(
    'http://expo.example/users/transfer-receive',
  );
});

describe('a purchased ticket', () => {
  test('is answered with every field, as the ticket was when it was bought, in the language of the reader [TICKET-022, TICKET-122]', () => {
    const row = purchasedRow({}, { checkinPeriodStart: '2026-11-20', cancelFee: 300 });
    const answer = presentPurchased(row, viewer(7, 'eng'));
    expect(v.parse(purchasedTicketSchema, answer)).toEqual(answer);
    expect(answer).toMatchObject({
      id: 1,
      orderId: 'K7Q2',
      code: 'AAAA-BBBB-CCCC',
      qrString: 'AAAA-BBBB-CCCC.secret',
      checkinPeriodStart: '2026-11-20',
      checkinPeriodEnd: null,
      availableStartedAt: '2026-11-01T10:00:00+09:00',
      canceled: 0,
      isPurchaser: true,
      ticketContentSnapshot: { title: 'Admission', contentId: 80, ticketId: 5, cancelFee: 300, isPay: true },
    });
  });

  test('that is free owes nothing, even if the rest of its order is to be paid at the venue [TICKET-023, TICKET-024]', () => {
    const owed = { payment_method: 'Local', is_deferred: true, attempt: 0, paid_attempt: null } as const;
    const free = presentPurchased(purchasedRow({ ...owed, price: 0, original_price: 0 }), viewer(7));
    expect([free.paymentMethod, free.paymentStatus, purchasedStatus(free, now)]).toEqual(['Free', 'Sale', 'active']);
    const paid = presentPurchased(purchasedRow(owed), viewer(7));
    expect([paid.paymentMethod, paid.paymentStatus, purchasedStatus(paid, now)]).toEqual([
      'Local',
      'Waiting',
      'pay_locally',
    ]);
  });

  test('that is not paid tells only the purchaser until when its place is held [TICKET-109]', () => {
    const heldUntil = new Date('2026-11-23T10:00:00+09:00');
    const payBy = (more: Partial<PurchasedRow>, memberId = 7) =>
      presentPurchased(purchasedRow({ state: 'held', held_until: heldUntil, ...more }), viewer(memberId)).payBy;
    expect(payBy({ order_state: 'awaiting' })).toBe('2026-11-23T10:00:00+09:00');
    expect(payBy({ order_state: 'reserved' })).toBe('2026-11-23T10:00:00+09:00');
    expect(payBy({ order_state: 'awaiting' }, 8)).toBeNull();
    expect(payBy({ order_state: 'checking' }), 'nothing can be paid now').toBeNull();
    expect(payBy({ order_state: 'expired', state: 'released' })).toBeNull();
    expect(payBy({ order_state: 'completed', state: 'issued', held_until: null })).toBeNull();
  });

  test('that is being transferred shows its holder the link and until when the link is valid [TRANSFER-007, TRANSFER-008]', () => {
    const row = purchasedRow({
      transfer_status: 'TRANSFERRING',
      transfer_code: 'abc',
      transfer_started_at: new Date('2026-11-20T10:00:00+09:00'),
    });
    const transfer = {
      transferCode: 'abc',
      transferStatus: 'TRANSFERRING',
      transferUrl: `${receiveAddress}?code=abc`,
      transferExpiresAt: '2026-11-22T10:00:00+09:00',
    };
    expect(presentPurchased(row, viewer(7))).toMatchObject(transfer);
    expect(presentPurchased(row, viewer(8))).toMatchObject({ transferCode: null, transferUrl: null, qrString: null });
  });

  test('shows its number and QR code to its holder only, not even to the purchaser [TRANSFER-006]', () => {
    const received = purchasedRow({ holder_id: 8, transfer_status: 'TRANSFERRED' });
    expect(presentPurchased(received, viewer(7))).toMatchObject({ code: '', qrString: null, isPurchaser: true });
    expect(presentPurchased(received, viewer(8))).toMatchObject({
      code: 'AAAA-BBBB-CCCC',
      qrString: 'AAAA-BBBB-CCCC.secret',
      isPurchaser: false,
    });
    const ofVisitor = purchasedRow({ holder_id: null, purchaser_id: null });
    expect(presentPurchased(ofVisitor, viewer(null)).qrString).toBe('AAAA-BBBB-CCCC.secret');
  });

  test('that was received shows its price to the purchaser only', () => {
    const gift = purchasedRow({ holder_id: 8, transfer_status: 'TRANSFERRED', price: 2_500, original_price: 3_000 });
    expect(presentPurchased(gift, viewer(8))).toMatchObject({ price: 0, originalPrice: 0 });
    expect(presentPurchased(gift, viewer(7))).toMatchObject({ price: 2_500, originalPrice: 3_000 });
  });

  test('whose purchaser or holder has left shows no number and no QR code to visitors', () => {
    const left = { purchaser_id: null, purchaser_left: true };
    const nobodys = { orderId: '', code: '', qrString: null, isPurchaser: false };
    expect(presentPurchased(purchasedRow({ ...left, holder_id: null }), viewer(null))).toMatchObject(nobodys);
    expect(presentPurchased(purchasedRow({ ...left, holder_id: 8 }), viewer(null))).toMatchObject(nobodys);
    expect(presentPurchased(purchasedRow({ ...left, holder_id: 8 }), viewer(8)).qrString).not.toBeNull();
    expect(presentPurchased(purchasedRow({ holder_id: null }), viewer(null))).toMatchObject(nobodys);
  });

  test('shares the presented snapshot with other tickets that have the same one', () => {
    const [one, other] = presentPurchasedTickets([purchasedRow(), purchasedRow({ purchased_ticket_id: 2 })], viewer(7));
    expect(one?.ticketContentSnapshot).toBe(other?.ticketContentSnapshot);
  });
});

const lottery = {
  ticketType: 'LOTTERY',
  enableSalesPeriod: true,
  salesPeriodEnd: '2026-11-10',
  lottery: { drawAt: '2026-11-11 10:00' },
};
const unpaid = { state: 'held', paid_attempt: null, paid_at: null, available_started_at: null } as const;
const store = { ...unpaid, payment_method: 'ConvenienceStore' } as const;
const released = { ...store, state: 'released' } as const;

test.each<[string, Partial<PurchasedRow>, object]>([
  ['active', {}, {}],
  ['before', {}, { checkinPeriodStart: '2026-11-21' }],
  ['used', { checkin_count: 1 }, {}],
  ['pay_locally', { payment_method: 'Local', is_deferred: true, paid_attempt: null, attempt: 0 }, {}],
  ['active', { payment_method: 'Local', is_deferred: true, paid_attempt: null, attempt: 0, is_settled: true }, {}],
  ['deferred_payment', { payment_method: 'Bank', is_deferred: true, paid_attempt: null, attempt: 0 }, {}],
  ['unpaid_ticket', { ...store, order_state: 'awaiting' }, {}],
  ['unpaid_ticket', { ...unpaid, order_state: 'reserved', attempt: 1 }, {}],
  ['unpaid_ticket', { ...unpaid, order_state: 'checking' }, {}],
  ['canceled', { ...released, order_state: 'expired' }, {}],
  ['lottery_waiting', { ...unpaid, state: 'applied', order_state: 'applied', lottery_status: 'WAITING' }, lottery],
  ['lottery_waiting', { ...unpaid, order_state: 'charging', lottery_status: 'PRE_SUCCESS' }, lottery],
  ['lottery_fail', { ...released, order_state: 'lost', lottery_status: 'FAIL', attempt: 0 }, lottery],
  ['payment_fail', { ...unpaid, order_state: 'reserved', lottery_status: 'SUCCESS' }, lottery],
  ['unpaid_ticket', { ...unpaid, order_state: 'authenticating', lottery_status: 'SUCCESS' }, lottery],
  ['unpaid_ticket', { ...store, order_state: 'awaiting', lottery_status: 'SUCCESS' }, lottery],
  ['canceled', { ...released, order_state: 'expired', lottery_status: 'SUCCESS' }, lottery],
  ['active', { lottery_status: 'SUCCESS' }, lottery],
])('a ticket is %s where the rows say %j [TICKET-024, TICKET-048]', (status, row, ticket) => {
  expect(purchasedStatus(purchasedOfRow(purchasedRow(row, ticket)), now)).toBe(status);
});

test('a ticket of a lottery winner can be transferred while it is active [TRANSFER-003]', () => {
  expect(isTransferable(purchasedOfRow(purchasedRow({ lottery_status: 'SUCCESS' }, lottery)), now)).toBe(true);
});

test.each<[Partial<PurchasedRow>]>([
  [{ ...unpaid, order_state: 'reserved', attempt: 0 }],
  [{ ...released, payment_method: 'CreditCard', order_state: 'expired' }],
  [{ ...released, attempt: 0, order_state: 'expired' }],
  [{ ...released, order_state: 'canceled' }],
  [{ state: 'canceled' }],
])('a ticket with the row %j does not count as unpaid, because nobody can pay it', (row) => {
  expect(purchasedOfRow(purchasedRow(row)).isUnpaidTicket).toBe(false);
});

test.each<[Partial<PurchasedRow>, string | null]>([
  [{ ...unpaid, order_state: 'charging' }, 'checking'],
  [{ ...unpaid, order_state: 'checking' }, 'checking'],
  [{ ...unpaid, order_state: 'authenticating' }, 'authenticating'],
  [{ ...unpaid, order_state: 'checking', lottery_status: 'SUCCESS' }, 'checking'],
  // The winner is not told of the win before the charge.
  [{ ...unpaid, order_state: 'charging', lottery_status: 'PRE_SUCCESS' }, null],
  [{ ...unpaid, order_state: 'reserved' }, null],
  [{ ...store, order_state: 'awaiting' }, null],
  [{}, null],
])('a ticket with the row %j says about a payment under way: %s', (row, underway) => {
  expect(presentPurchased(purchasedRow(row), viewer(7)).paymentUnderway).toBe(underway);
});

test('a ticket whose payment is under way tells only the purchaser so', () => {
  const row = purchasedRow({ ...unpaid, order_state: 'checking', holder_id: 8 });
  expect(presentPurchased(row, viewer(8)).paymentUnderway).toBeNull();
});
