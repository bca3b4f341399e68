import type { EventOffer } from '../rules/event-sale.ts';
import type { SiteDocument } from '../documents.ts';

/** What events sell, as the feature that sells it tells lists. */
export interface EventSales {
  /** What everybody may see of it, in one statement for all of these published events. */
  offers(
    events: readonly { siteKey: string; document: SiteDocument }[],
  ): Promise<ReadonlyMap<string, readonly EventOffer[]>>;
  /** Places that are held or sold, in one statement for all of these events. */
  taken(siteKeys: readonly string[]): Promise<(siteKey: string, offer: EventOffer) => number>;
}

export const noSales: EventSales = {
  offers: () => Promise.resolve(new Map()),
  taken: () => Promise.resolve(() => 0),
};
