import type { SaleTicket } from '#features/ticket/rules/sale/ticket.ts';

/** A first-come ticket at 1,000 yen without any limit; `more` holds the differences. */
export function saleTicket(ticketId: number, more: Partial<SaleTicket> = {}): SaleTicket {
  return {
    ticketId,
    ticketType: 'NORMAL',
    price: 1000,
    isPay: true,
    visiblePeriod: false,
    visibleStartDate: null,
    visibleEndDate: null,
    enableSalesPeriod: false,
    salesPeriodStart: null,
    salesPeriodEnd: null,
    enableNumberSold: false,
    remainNumber: 0,
    enablePurchasablenumber: false,
    purchasableNumber: 0,
    enableMultiplePrice: false,
    multiplePrices: [],
    enableParentTicket: false,
    parentTicketIds: [],
    slots: [],
    requiredSelectSlotNumber: 0,
    ...more,
  };
}

export const price = (ticketMultiplePriceId: number, yen: number) => ({
  ticketMultiplePriceId,
  price: yen,
  isPay: yen > 0,
});

export const slot = (ticketSlotId: number) => ({
  ticketSlotId,
  checkinPeriodStart: null,
  checkinPeriodEnd: null,
});
