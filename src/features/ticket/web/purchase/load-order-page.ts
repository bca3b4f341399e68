import type { SiteInit } from '#features/site/web.ts';
import type { PageParams } from '#kernel/page.ts';
import type { PageContext } from '#web/site/page-context.ts';
import type { SaleSettings } from '../../contract.ts';
import { readSettings } from './purchase-calls.ts';

export interface OrderPageData {
  contentId: number;
  settings: SaleSettings;
}

/** The content of an address, the site's first without one, and what it says beside its tickets. */
export async function loadOrderPage(
  context: PageContext<SiteInit>,
  { contentId: named }: PageParams,
): Promise<OrderPageData> {
  const first = context.init.modules.find(({ moduleCode }) => moduleCode === 'ticket');
  const contentId = named === undefined ? (first?.contentId ?? 0) : Number(named);
  return { contentId, settings: await readSettings(context, contentId) };
}
