import type { SaleSettings, TicketCategory, TicketContent, TicketListAnswer } from '#features/ticket/contract.ts';
import { price, saleTicket } from './sale-tickets.ts';

/** A ticket as listTickets answers it: first-come, 1,000 yen, without any limit; `more` holds the differences. */
export function ticketContent(ticketId: number, more: Partial<TicketContent> = {}): TicketContent {
  const { slots, multiplePrices, parentTicketIds, ...sale } = saleTicket(ticketId);
  return {
    ...sale,
    contentId: 60,
    title: `チケット${ticketId}`,
    description: '',
    image: null,
    enableFewLeft: true,
    visibleStartDate: null,
    visibleEndDate: null,
    salesPeriodStart: null,
    salesPeriodEnd: null,
    slots: slots.map((slot) => ({ ...slot, name: '', checkinPeriodStart: null, checkinPeriodEnd: null })),
    multiplePrices: multiplePrices.map((one) => ({ ...one, name: '' })),
    parentTicketIds: [...parentTicketIds],
    enableCheckinUserForm: false,
    enableEntryUserForm: false,
    checkinProfiles: [],
    largeCategoryIds: [],
    middleCategoryIds: [],
    smallCategoryIds: [],
    dynamicCheckinPeriod: false,
    checkinPeriodDays: 0,
    checkinPeriodStart: null,
    checkinPeriodEnd: null,
    enableUnlimitCheckin: false,
    enableExternalQr: false,
    externalQr: null,
    checkinMethod: 'QR',
    cancelPeriodStart: null,
    cancelPeriodEnd: null,
    cancelFee: 0,
    enableTransfer: true,
    drawAt: null,
    updatedAt: null,
    ...more,
  };
}

/** A free ticket. */
export const freeTicket = (ticketId: number, more: Partial<TicketContent> = {}): TicketContent =>
  ticketContent(ticketId, { price: 0, isPay: false, ...more });

/** A lottery with three slots, of which two are named. */
export const lotteryTicket = (ticketId: number, more: Partial<TicketContent> = {}): TicketContent =>
  ticketContent(ticketId, {
    ticketType: 'LOTTERY',
    slots: [11, 12, 13].map((ticketSlotId) => ({
      ticketSlotId,
      name: `第${ticketSlotId - 10}便`,
      checkinPeriodStart: null,
      checkinPeriodEnd: null,
    })),
    requiredSelectSlotNumber: 2,
    ...more,
  });

/** A ticket with a price for grown-ups and one for children. */
export const twoPrices = (ticketId: number, more: Partial<TicketContent> = {}): TicketContent =>
  ticketContent(ticketId, {
    enableMultiplePrice: true,
    multiplePrices: [
      { ...price(1, 2000), name: '大人' },
      { ...price(2, 500), name: '子ども' },
    ],
    ...more,
  });

export function saleSettings(more: Partial<SaleSettings> = {}): SaleSettings {
  return {
    list: { displayType: 'Card', numberOfDisplayWeb: 20 },
    entry: { discountCodeLabel: '割引コード', takesDiscountCodes: false, profiles: [] },
    terms: null,
    seller: '',
    completePage: { title: '', body: '' },
    payment: {
      methods: ['CreditCard'],
      convenienceStores: [],
      deadlineHours: 72,
      isBankDeferred: true,
      localNote: '',
    },
    exclusionGroups: [],
    maxPerOrder: null,
    status: {},
    ...more,
  };
}

export function ticketCategory(
  id: number,
  size: TicketCategory['size'],
  parentId: number | null,
  ...ticketIds: number[]
): TicketCategory {
  return { id, size, name: `カテゴリー${id}`, image: null, parentId, ticketIds };
}

/** The answer of listTickets for these tickets, or for the requested ones among them. */
export function listAnswer(
  tickets: readonly TicketContent[],
  { ids, settings, listDescription = '' }: { ids?: unknown; settings?: SaleSettings; listDescription?: string } = {},
): { data: TicketListAnswer; total: number; lastPage: number } {
  const wanted = Array.isArray(ids) ? tickets.filter(({ ticketId }) => ids.includes(ticketId)) : tickets;
  return {
    data: {
      tickets: wanted.map((one) => ({
        ticketContent: one,
        remainingCount: one.enableNumberSold ? one.remainNumber : null,
      })),
      listDescription,
      settings: settings ?? saleSettings(),
    },
    total: wanted.length,
    lastPage: 1,
  };
}
