import type { Instant } from '#kernel/clock.ts';
import { type Bounds, stateWithin } from '#kernel/period.ts';
import type { Fee } from './event-filters.ts';

/** Something that an event sells, as lists ask of it: made once for each revision. Prices are whole yen, 0 is free. */
export interface EventOffer {
  contentId: number;
  ticketId: number;
  least: number;
  most: number;
  /** When the event shows it. */
  shown: Bounds;
  /** When it can be bought. */
  sold: Bounds;
  /** Null: no limit. */
  capacity: number | null;
}

/** What a card says of the sale of an event. */
export interface EventSale {
  /** From the lowest price to the highest of what is on sale, else of what is to come. */
  price: { least: number; most: number } | null;
  /** Everything that would be on sale is taken. */
  isSoldOut: boolean;
}

export const noSale: EventSale = { price: null, isSoldOut: false };

/** Places of an offer that are held or sold. */
export type TakenOf = (offer: EventOffer) => number;

export function saleAt(offers: readonly EventOffer[], now: Instant, taken: TakenOf): EventSale {
  const shown = offers.filter((offer) => stateWithin(offer.shown, now) === 'within');
  const inTime = shown.filter(({ sold }) => stateWithin(sold, now) === 'within');
  const onSale = inTime.filter((offer) => offer.capacity === null || offer.capacity > taken(offer));
  if (onSale.length > 0) return { price: rangeOf(onSale), isSoldOut: false };
  const toCome = shown.filter(({ sold }) => stateWithin(sold, now) === 'before');
  if (toCome.length > 0) return { price: rangeOf(toCome), isSoldOut: false };
  return { price: null, isSoldOut: inTime.length > 0 };
}

function rangeOf(offers: readonly EventOffer[]): { least: number; most: number } {
  return {
    least: Math.min(...offers.map(({ least }) => least)),
    most: Math.max(...offers.map(({ most }) => most)),
  };
}

/** Under which prices a search finds an event of whose price its organiser wrote nothing. */
export function feesOfOffers(offers: readonly EventOffer[]): Fee[] {
  if (offers.length === 0) return [];
  return offers.every(({ most }) => most === 0) ? ['free'] : ['paid'];
}
