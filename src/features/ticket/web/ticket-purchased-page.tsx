import type { SiteInit } from '#features/site/web.ts';
import type { PageContext } from '#web/site/page-context.ts';
import type { LoadArguments, PageHead } from '#web/site/page-module.ts';
import { purchaseSteps } from '../rules/flow/purchase-step.ts';
import { flowTexts } from './order-page/flow-texts.ts';
import { loadOrderPage, type OrderPageData } from './order-page/load-order-page.ts';
import { OrderScreen } from './order-page/order-screen.tsx';
import { PurchaseFlow } from './purchase/purchase-flow.tsx';
import { orderTexts } from './order-page/order-texts.ts';
import { useFlowPage } from './flow/purchase-flow-watch.ts';

export const texts = flowTexts;

export function load(context: PageContext<SiteInit>, args: LoadArguments): Promise<OrderPageData> {
  return loadOrderPage(context, args);
}

export function head({ settings }: OrderPageData, context: PageContext): PageHead {
  return { title: settings.completePage.title || orderTexts.of(context.language).done.numberLabel };
}

/** The thanks for an order and the next step. Without an order, the current step of the purchase (TICKET-123). */
export function Page({ data }: { data: OrderPageData }) {
  useFlowPage(data.contentId);
  if (data.orderId !== undefined) return <OrderScreen key={data.orderId} {...data} />;
  return <PurchaseFlow {...data} wanted={purchaseSteps.COMPLETE} />;
}
