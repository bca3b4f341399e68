import * as v from 'valibot';
import { asStored } from '#server/database/read-stored.ts';
import { sayIn, spokenLanguage } from '#features/site/server.ts';
import { type TicketItem, ticketDocuments } from '#features/ticket/documents.ts';
import { checkinMethods, type CheckinMethod } from '#features/ticket/rules/sale/ticket.ts';
import type { Order } from '#features/ticket/rules/order/order.ts';
import { columnsOf, presentPurchasedTickets, type PurchasedRow, type TicketViewer } from '#features/ticket/server.ts';
import type { LocalizedText } from '#kernel/localized-text.ts';
import type { MyTickets, PortalTickets } from '../contract.ts';
import { ofEvent } from './list-portal-tickets.ts';

const titles: Record<CheckinMethod, Required<TicketItem['title']>> = {
  MANUAL: {
    jpn: '【見本】入場券（スタッフが受付）',
    eng: '[Sample] Admission, checked in by staff',
    chi: '【示例】入场券（由工作人员签到）',
    zhtw: '【範例】入場券（由工作人員辦理報到）',
    kor: '[예시] 입장권(스태프가 확인)',
  },
  QR: {
    jpn: '【見本】入場券（QRコード）',
    eng: '[Sample] Admission with a QR code',
    chi: '【示例】入场券（二维码）',
    zhtw: '【範例】入場券（QR碼）',
    kor: '[예시] 입장권(QR 코드)',
  },
  QR_MANUAL: {
    jpn: '【見本】入場券（QRコード・番号）',
    eng: '[Sample] Admission with a QR code or number',
    chi: '【示例】入场券（二维码或编号）',
    zhtw: '【範例】入場券（QR碼或編號）',
    kor: '[예시] 입장권(QR 코드 또는 번호)',
  },
};

const eventNames: LocalizedText = {
  jpn: '【見本】イベント',
  eng: '[Sample] Event',
  chi: '【示例】活动',
  zhtw: '【範例】活動',
  kor: '[예시] 이벤트',
};

const soldAt = new Date('2026-04-01T10:00:00+09:00');

/**
 * The sample tickets of a previewer of a draft: one for each way to check in, always the same (TICKET-103). They are
 * in no table, and no real ticket can have one of their numbers.
 */
export function sampleTickets(viewer: TicketViewer & { memberId: number }, contentId: number | undefined): MyTickets {
  const module = viewer.site.modules.find(({ moduleCode }) => moduleCode === 'ticket');
  const rows = checkinMethods.map((method, place) =>
    sampleRow(method, place + 1, contentId ?? module?.contentId ?? 0, viewer.memberId),
  );
  return {
    isSample: true,
    purchasedTickets: presentPurchasedTickets(rows, viewer),
    unpaidTickets: [],
    unprocessedTickets: [],
    ticketContents: [],
    usedTicketDiscountCodes: [],
    passedOnTickets: [],
  };
}

/** Sample tickets at a portal, of an event that does not exist. */
export function samplePortalTickets(viewer: TicketViewer & { memberId: number }): PortalTickets {
  const { site, language } = viewer;
  const name = sayIn(site.document, spokenLanguage(site.document, language))(eventNames);
  const event = { portalId: site.portalId, eventId: 0, ownDomain: null, name, startDate: null, endDate: null };
  return ofEvent({ ...event, isWithdrawn: false }, sampleTickets(viewer, undefined));
}

function sampleItem(checkinMethod: CheckinMethod, detailId: number): TicketItem {
  return v.parse(ticketDocuments[0].item, {
    detailId,
    title: titles[checkinMethod],
    price: 3_000,
    checkinMethod,
    checkinPeriodStart: '2026-04-01 00:00',
    checkinPeriodEnd: '2099-12-31 23:59',
    cancelPeriodStart: '2026-04-01 00:00',
    cancelPeriodEnd: '2099-12-31 23:59',
    cancelFee: 500,
  });
}

function sampleRow(method: CheckinMethod, number: number, contentId: number, memberId: number): PurchasedRow {
  const document = sampleItem(method, number);
  const order: Order = {
    state: 'completed',
    amount: document.price,
    canceledUnpaid: 0,
    isDeferred: false,
    attempt: 1,
    paidAttempt: 1,
    refundedAttempts: [],
    isSettled: false,
  };
  return {
    ...columnsOf(order),
    purchased_ticket_id: number,
    order_id: 0,
    site_key: '',
    content_id: contentId,
    ticket_id: number,
    multiple_price_id: null,
    snapshot_id: number,
    price: document.price,
    original_price: document.price,
    state: 'issued',
    purchaser_id: memberId,
    holder_id: memberId,
    code: `SAMPLE-${number}`,
    qr_secret: 'SAMPLE',
    checkin_count: 0,
    lottery_status: null,
    success_slot_id: null,
    transfer_status: null,
    transfer_code: null,
    transfer_started_at: null,
    available_started_at: soldAt,
    canceled_at: null,
    checkin_user_mail: '',
    checkin_user_info: asStored([]),
    document,
    order_number: 'SAMPLE',
    purchaser_left: false,
    order_state: order.state,
    payment_method: 'CreditCard',
    ordered_at: soldAt,
    held_until: null,
    paid_at: soldAt,
    code_key: null,
    language: 'jpn',
    purchaser_mail: '',
    purchaser_info: asStored([]),
    payment: asStored({}),
    lottery: null,
    given_back: 0,
  };
}
