import type { Period } from '#kernel/period.ts';

export const ticketTypes = ['NORMAL', 'LOTTERY'] as const;
/** First-come or lottery (TICKET-007). */
export type TicketType = (typeof ticketTypes)[number];

/** A date as documents and answers hold it. Without one there is no limit. */
export type StoredDate = string | null | undefined;

interface TicketPrice {
  /** Whole yen. */
  price: number;
  /** False: free, whatever the price says. */
  isPay: boolean;
}

interface MultiplePrice extends TicketPrice {
  ticketMultiplePriceId: number;
}

export interface TicketSlot {
  ticketSlotId: number;
  checkinPeriodStart: StoredDate;
  checkinPeriodEnd: StoredDate;
}

/** The fields that decide whether a ticket is on sale now. */
export interface OnSale {
  visiblePeriod: boolean;
  visibleStartDate: StoredDate;
  visibleEndDate: StoredDate;
  enableSalesPeriod: boolean;
  salesPeriodStart: StoredDate;
  salesPeriodEnd: StoredDate;
  enableNumberSold: boolean;
  /** The number left to sell. A negative number counts as 0 (TICKET-010). */
  remainNumber: number;
}

/** The part of a ticket on sale that rules depend on. */
export interface SaleTicket extends TicketPrice, OnSale {
  ticketId: number;
  ticketType: TicketType;
  enablePurchasablenumber: boolean;
  /** The most one person may buy. */
  purchasableNumber: number;
  enableMultiplePrice: boolean;
  multiplePrices: readonly MultiplePrice[];
  enableParentTicket: boolean;
  parentTicketIds: readonly number[];
  slots: readonly TicketSlot[];
  /** How many choices an application to a lottery names. */
  requiredSelectSlotNumber: number;
}

export function periodOf(start: StoredDate, end: StoredDate): Period {
  return { start: start ?? undefined, end: end ?? undefined };
}

export function isLottery({ ticketType }: Pick<SaleTicket, 'ticketType'>): boolean {
  return ticketType === 'LOTTERY';
}

export const checkinMethods = ['MANUAL', 'QR', 'QR_MANUAL'] as const;
/** MANUAL: staff press a button. QR: staff scan the ticket's code (TICKET-104). */
export type CheckinMethod = (typeof checkinMethods)[number];
