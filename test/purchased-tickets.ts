import type { PurchasedTicket, TicketContentSnapshot } from '#features/ticket/rules/purchased/purchased-ticket.ts';

interface Different extends Partial<Omit<PurchasedTicket, 'ticketContentSnapshot'>> {
  snapshot?: Partial<TicketContentSnapshot>;
}

/** A first-come ticket, paid by card, with check-in through November 2026; `more` holds the differences. */
export function purchasedTicket({ snapshot, ...more }: Different = {}): PurchasedTicket {
  return {
    id: 1,
    ticketId: 5,
    checkinCount: 0,
    checkinPeriodStart: '2026-11-01',
    checkinPeriodEnd: '2026-11-30',
    availableStartedAt: '2026-10-01 12:00',
    canceled: 0,
    isUnpaidTicket: false,
    paymentMethod: 'CreditCard',
    paymentStatus: 'Sale',
    lotteryStatus: null,
    successTicketSlotId: null,
    transferStatus: null,
    qrString: null,
    ticketContentSnapshot: {
      ticketType: 'NORMAL',
      slots: [],
      dynamicCheckinPeriod: false,
      checkinPeriodDays: 0,
      enableUnlimitCheckin: false,
      enableExternalQr: false,
      ...snapshot,
    },
    ...more,
  };
}

/** The same, won in a lottery. */
export function wonTicket({ snapshot, ...more }: Different = {}): PurchasedTicket {
  return purchasedTicket({
    lotteryStatus: 'SUCCESS',
    qrString: 'qr',
    snapshot: { ticketType: 'LOTTERY', ...snapshot },
    ...more,
  });
}
