import type { SiteInit } from '#features/site/web.ts';
import { status } from '#kernel/status.ts';
import { useLocation } from '#web/navigation/router-context.ts';
import { type PageContext, useTexts } from '#web/site/page-context.ts';
import type { LoadArguments, PageHead, PagePart } from '#web/site/page-module.ts';
import { leadOf } from '#web/site/place-html.ts';
import { useLater } from '#web/site/use-later.ts';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';
import { NeedsScript } from '#web/ui/needs-script.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { PurchaseStep } from '../rules/flow/purchase-step.ts';
import { loadPurchaseFlow, loadTicketDetail } from './list/load-overlays.ts';
import { purchaseStepOf } from './flow/purchase-address.ts';
import { useFlowPage } from './flow/purchase-flow-watch.ts';
import { loadSale } from './sale/load-sale.ts';
import { SaleScreen } from './list/sale-screen.tsx';
import { namesUnknownTicket, type SaleData } from './sale/sale-data.ts';
import { ticketTexts } from './sale/ticket-texts.ts';
import './sale/ticket.css';

export const texts = [ticketTexts];
const descriptionWidth = 240;

/** The list of a content, the detail of a ticket above it, and the steps of a purchase in its place. */
export function load(context: PageContext<SiteInit>, args: LoadArguments): Promise<SaleData> {
  return loadSale(context, args, args.query.has('ticket'));
}

export function head({ title, detail, sale }: SaleData, context: PageContext): PageHead {
  const ticket = detail?.ticket;
  if (!ticket)
    return {
      title: title || ticketTexts.of(context.language).title,
      description: leadOf(sale.description, descriptionWidth),
      names: sale.tickets.map((one) => one.title),
    };
  const { image, description } = ticket;
  return { title: ticket.title, description: leadOf(description, descriptionWidth), ...(image && { image }) };
}

/** Above the list of its content the page says so: perhaps another ticket will do (ROUTE-059). */
export function statusOf(data: SaleData): number {
  return namesUnknownTicket(data) ? status.notFound : status.ok;
}

const detailPart: PagePart = { file: 'features/ticket/web/detail/ticket-detail', load: loadTicketDetail };

export function firstParts({ detail }: SaleData): readonly PagePart[] {
  return detail?.ticket ? [detailPart] : [];
}

export function Page({ data }: { data: SaleData }) {
  const query = new URLSearchParams(useLocation().search);
  const wanted = purchaseStepOf(query);
  useFlowPage(data.contentId);
  if (wanted !== undefined) return <Steps data={data} wanted={wanted} />;
  return <SaleScreen data={data} isCartOpen={query.get('cart') === '1' && !data.detail?.ticket} />;
}

function Steps({ data: { contentId, sale, title }, wanted }: { data: SaleData; wanted: PurchaseStep }) {
  const say = useTexts(ticketTexts);
  const PurchaseFlow = useLater(true, loadPurchaseFlow);
  return PurchaseFlow ? (
    <PurchaseFlow contentId={contentId} settings={sale.settings} wanted={wanted} />
  ) : (
    <PageFrame title={title || say.title} width="reading">
      <NeedsScript />
      <Skeleton shape="row" count={4} />
    </PageFrame>
  );
}
