import type { Api } from '#web/api/api.ts';
import type { PageContext } from '#web/site/page-context.ts';
import type { ListPlace } from './sale-address.ts';
import type { Sale, SaleData } from './sale-data.ts';

/** For this time an overlay opens above a list, and closes, without another call: it says what the list says. */
const keptMs = 5 * 60_000;
interface Kept {
  key: string;
  at: number;
  sale: Sale;
}
const kept = new WeakMap<Api, Kept>();
const keyOf = (context: PageContext, contentId: number, { categoryId, page }: Partial<ListPlace>): string =>
  JSON.stringify([context.site, context.language, contentId, categoryId, page]);

/** In the browser only, where the client is one for the window. */
export function keepSale(context: PageContext, { contentId, place, sale }: SaleData): void {
  const key = keyOf(context, contentId, place);
  if (kept.get(context.api)?.sale !== sale) kept.set(context.api, { key, at: Date.now(), sale });
}

/** Forgets the kept list, because a purchase changes it. */
export function forgetSale(api: Api): void {
  kept.delete(api);
}

export function keptSale(context: PageContext, contentId: number, place: ListPlace): Sale | undefined {
  const one = kept.get(context.api);
  if (one?.key !== keyOf(context, contentId, place) || Date.now() - one.at > keptMs) return undefined;
  return one.sale;
}
