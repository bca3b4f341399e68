import { asStored } from '#server/database/read-stored.ts';
import * as v from 'valibot';
import { ticketDocuments } from '#features/ticket/documents.ts';
import type { TicketItem } from '#features/ticket/documents.ts';
import type { PurchasedRow } from '#features/ticket/server/purchased/read-purchased.ts';

/** A ticket as an organiser writes it, with every default. */
export function ticketItem(more: object = {}): TicketItem {
  const written = { detailId: 5, title: { jpn: '入場券', eng: 'Admission' }, price: 1000, ...more };
  return v.parse(ticketDocuments[0]?.item, written);
}

/** A ticket that member 7 bought by card for 1,000 yen and holds; `ticket` holds the organiser's differences. */
export function purchasedRow(more: Partial<PurchasedRow> = {}, ticket: object = {}): PurchasedRow {
  return {
    purchased_ticket_id: 1,
    order_id: 3,
    site_key: 'event/11',
    content_id: 80,
    ticket_id: 5,
    multiple_price_id: null,
    snapshot_id: 2,
    price: 1000,
    original_price: 1000,
    state: 'issued',
    purchaser_id: 7,
    holder_id: 7,
    code: 'AAAA-BBBB-CCCC',
    qr_secret: 'secret',
    checkin_count: 0,
    lottery_status: null,
    success_slot_id: null,
    transfer_status: null,
    transfer_code: null,
    transfer_started_at: null,
    available_started_at: new Date('2026-11-01T10:00:00+09:00'),
    canceled_at: null,
    checkin_user_mail: '',
    checkin_user_info: asStored([]),
    document: ticketItem(ticket),
    order_number: 'K7Q2',
    purchaser_left: false,
    order_state: 'completed',
    payment_method: 'CreditCard',
    amount: 1000,
    is_deferred: false,
    attempt: 1,
    paid_attempt: 1,
    refunded_attempts: [],
    is_settled: false,
    given_back: 0,
    canceled_unpaid: 0,
    ordered_at: new Date('2026-11-01T09:59:00+09:00'),
    held_until: null,
    paid_at: new Date('2026-11-01T10:00:00+09:00'),
    code_key: null,
    language: 'jpn',
    purchaser_mail: 'aoi@example.jp',
    purchaser_info: asStored([]),
    payment: asStored({}),
    lottery: null,
    ...more,
  };
}
