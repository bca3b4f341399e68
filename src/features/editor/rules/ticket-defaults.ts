import type { Instant } from '#kernel/clock.ts';
import { endInstant, parseInstant } from '#kernel/period.ts';

/** How every new ticket is let in: its code is scanned, or its number typed where no camera works. */
export const newTicketCheckin = { checkinMethod: 'QR_MANUAL' } as const;

/**
 * How every new sale begins: it asks for the buyer's name, and takes a bank transfer to the organiser's own account, with
 * no ticket before the money.
 */
export const newSale = {
  serverContent: {
    entry: { profiles: [{ detailId: 1, entryFormKey: 'name', answerMethod: 'NAME', isRequired: true }] },
    payment: { isBankDeferred: false, bankReceiver: 'Organiser' },
  },
};

/** Every new ticket is sold from the publication until the event is over: who comes on its last day can still buy one. */
export function newTicketSale(eventEnd: string | undefined): Record<string, boolean | string> {
  return eventEnd === undefined ? {} : { enableSalesPeriod: true, salesPeriodEnd: eventEnd };
}

const dates = ['salesPeriodStart', 'salesPeriodEnd', 'cancelPeriodEnd'] as const;

/**
 * The tickets of a new event without a date in the past: a sale that would have begun begins with the publication. An
 * early ticket whose sale would be over is left out, unless it is the only one.
 */
export function ticketsFromNow<Item extends object>(tickets: readonly Item[], eventEnd: string, now: Instant): Item[] {
  const isPast = (item: Item, key: (typeof dates)[number]): boolean => {
    const date: unknown = Object.entries(item).find(([name]) => name === key)?.[1];
    const at =
      typeof date === 'string' ? (key === 'salesPeriodStart' ? parseInstant(date) : endInstant(date)) : undefined;
    return at !== undefined && at <= now;
  };
  const open = tickets.filter((item) => !isPast(item, 'salesPeriodEnd'));
  return (open.length === 0 ? tickets.slice(0, 1) : open).map((item) => {
    const past = dates.filter((key) => isPast(item, key));
    if (past.length === 0) return item;
    const kept = Object.entries(item).filter(([key]) => !past.some((one) => one === key));
    const sale = past.includes('salesPeriodEnd') ? newTicketSale(eventEnd) : {};
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Only dates that may be left out are gone.
    return { ...Object.fromEntries(kept), ...sale } as Item;
  });
}
