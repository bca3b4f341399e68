import type { MyTickets, UnprocessedTicket } from '#features/my-ticket/contract.ts';
import type { PurchasedTicketAnswer, TicketContent } from '#features/ticket/contract.ts';
import { ticketContent } from './ticket-content.ts';

export interface DifferentTicket extends Partial<Omit<PurchasedTicketAnswer, 'ticketContentSnapshot'>> {
  snapshot?: Partial<TicketContent>;
}

/** A ticket as it is sold: first come, 3,000 yen, a QR code, all through November 2026. */
export function soldTicket(more: Partial<TicketContent> = {}): TicketContent {
  return ticketContent(5, {
    contentId: 100,
    title: '一般チケット',
    price: 3_000,
    checkinPeriodStart: '2026-11-01',
    checkinPeriodEnd: '2026-11-30',
    ...more,
  });
}

/** A ticket of Hanako's as the calls answer it: paid by card, usable now; `more` holds the differences. */
export function myTicket({ snapshot, ...more }: DifferentTicket = {}): PurchasedTicketAnswer {
  return {
    id: 1,
    orderId: 'ORDER1',
    ticketId: 5,
    ticketMultiplePriceId: null,
    code: 'AB12-CD34-EF56',
    holderName: '汐見 花子',
    price: 3_000,
    originalPrice: more.price ?? 3_000,
    orderLeft: more.price ?? 3_000,
    checkinCount: 0,
    checkinPeriodStart: '2026-11-01',
    checkinPeriodEnd: '2026-11-30',
    availableStartedAt: '2026-11-10T12:00:00+09:00',
    canceled: 0,
    isUnpaidTicket: false,
    payBy: null,
    paymentUnderway: null,
    paymentMethod: 'CreditCard',
    paymentStatus: 'Sale',
    lotteryStatus: null,
    successTicketSlotId: null,
    transferCode: null,
    transferStatus: null,
    transferUrl: null,
    transferExpiresAt: null,
    qrString: 'AB12-CD34-EF56.secret',
    isPurchaser: true,
    ticketContentSnapshot: soldTicket(snapshot),
    ...more,
  };
}

/** One ticket of each of the twelve statuses on 20 November 2026 at 10:00, in the order of the statuses. */
export function ticketOfEachStatus(): Record<string, PurchasedTicketAnswer> {
  const lottery = { ticketType: 'LOTTERY' } as const;
  return {
    pay_locally: myTicket({ id: 1, paymentMethod: 'Local', paymentStatus: 'Waiting' }),
    deferred_payment: myTicket({ id: 2, paymentMethod: 'Bank', paymentStatus: 'Waiting' }),
    canceled: myTicket({ id: 3, isUnpaidTicket: true, canceled: 1 }),
    unpaid_ticket: myTicket({ id: 4, isUnpaidTicket: true, paymentStatus: 'Waiting' }),
    lottery_waiting: myTicket({ id: 5, lotteryStatus: 'WAITING', snapshot: lottery }),
    lottery_fail: myTicket({ id: 6, lotteryStatus: 'FAIL', snapshot: lottery }),
    payment_fail: myTicket({ id: 7, lotteryStatus: 'SUCCESS', paymentStatus: 'Fail', snapshot: lottery }),
    before: myTicket({ id: 8, checkinPeriodStart: '2026-11-21' }),
    active: myTicket({ id: 9, lotteryStatus: 'PRIMARY_SUCCESS', snapshot: lottery }),
    used: myTicket({ id: 10, checkinCount: 1 }),
    finished: myTicket({ id: 11, checkinPeriodEnd: '2026-11-19' }),
    unknown: myTicket({ id: 12, lotteryStatus: 'SUCCESS', qrString: null, snapshot: lottery }),
  };
}

export function myTickets(more: Partial<MyTickets> = {}): MyTickets {
  return {
    isSample: false,
    purchasedTickets: [],
    unpaidTickets: [],
    unprocessedTickets: [],
    ticketContents: [],
    usedTicketDiscountCodes: [],
    passedOnTickets: [],
    ...more,
  };
}

/** An application for two tickets that waits for its draw. */
export function lotteryApplication(more: Partial<UnprocessedTicket> = {}): UnprocessedTicket {
  const snapshot: Partial<TicketContent> = {
    ticketType: 'LOTTERY',
    title: '前夜祭',
    requiredSelectSlotNumber: 2,
    drawAt: '2026-11-25T12:00:00+09:00',
  };
  return {
    orderId: 'ORDER2',
    ticketId: 6,
    contentId: 100,
    number: 2,
    entrantId: 'K7Q2',
    enableExtraSlot: true,
    withdrawUntil: null,
    details: [
      { priority: 2, ticketSlotId: 12, name: '夜の部' },
      { priority: 1, ticketSlotId: 11, name: '昼の部' },
    ],
    tickets: [21, 22].map((id) =>
      myTicket({ id, ticketId: 6, orderId: 'ORDER2', lotteryStatus: 'WAITING', qrString: null, snapshot }),
    ),
    ...more,
  };
}
