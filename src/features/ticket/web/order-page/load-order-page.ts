import type { SiteInit } from '#features/site/web.ts';
import type { PageContext } from '#web/site/page-context.ts';
import type { LoadArguments } from '#web/site/page-module.ts';
import type { OrderSettings, SaleSettings } from '../../contract.ts';
import { orderIdOf } from '../flow/purchase-address.ts';
import { callOrderSettings, readSettings } from '../flow/purchase-calls.ts';

/** A page of an order, or of a purchase without an order yet, with the settings of its content. */
export type OrderPageData =
  | { contentId: number; orderId: string; settings: OrderSettings }
  | { contentId: number; orderId?: undefined; settings: SaleSettings };

/** The content of an address, the site's first without one, and the order that it names. */
export async function loadOrderPage(
  context: PageContext<SiteInit>,
  { params: { contentId: named }, query }: LoadArguments,
): Promise<OrderPageData> {
  const first = context.init.modules.find(({ moduleCode }) => moduleCode === 'ticket');
  const contentId = named === undefined ? (first?.contentId ?? 0) : Number(named);
  const orderId = orderIdOf(query);
  if (orderId === undefined) return { contentId, settings: await readSettings(context, contentId) };
  return { contentId, orderId, settings: await callOrderSettings(context, contentId, orderId) };
}
