import { useEffect } from 'react';
import type { SiteInit } from '#features/site/web.ts';
import { type OrderAnswer, OrderBreakdown, orderFlowTexts, useOrder } from '#features/ticket/web.ts';
import { purchasedStatus } from '#features/ticket/rules/purchased/purchased-status.ts';
import { useLocation } from '#web/navigation/router-context.ts';
import { pageHref, type PageContext, usePageContext, useTexts } from '#web/site/page-context.ts';
import type { LoadArguments, PageHead } from '#web/site/page-module.ts';
import { renameTab } from '#web/site/rename-tab.ts';
import { useServerNow } from '#web/site/use-server-now.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';
import { myTicketScreenTexts, myTicketTexts } from './my-ticket-texts.ts';
import { isApplication, OrderFacts } from './order-facts.tsx';
import { OrderPlace } from './order-place.tsx';
import { TicketCard } from './ticket-card.tsx';
import { ticketHref, useTicketHref } from './ticket-href.ts';
import { toPayment } from './ticket-words.ts';
import './my-ticket.css';
import './ticket.css';

export const texts = [...myTicketScreenTexts, ...orderFlowTexts];

interface PurchasedData {
  contentId: number;
}

export async function load(_: PageContext, { params }: LoadArguments): Promise<PurchasedData> {
  return { contentId: Number(params.contentId) };
}

export function head(_: PurchasedData, context: PageContext): PageHead {
  return { title: myTicketTexts.of(context.language).order.title };
}

/** An order of the member, to read again (TICKET-123). */
export function Page({ data: { contentId } }: { data: PurchasedData }) {
  const orderNumber = new URLSearchParams(useLocation().search).get('order') ?? '';
  return <OrderPage key={orderNumber} contentId={contentId} orderNumber={orderNumber} />;
}

function OrderPage({ contentId, orderNumber }: PurchasedData & { orderNumber: string }) {
  const context = usePageContext<SiteInit>();
  const say = useTexts(myTicketTexts);
  const watch = useOrder(contentId, orderNumber);
  const { seen } = watch;
  const isDrawn = seen.kind === 'order' && isApplication(seen.order);
  useEffect(() => {
    if (isDrawn) renameTab(say.order.title, say.order.application.title);
  }, [isDrawn, say]);
  return (
    <PageFrame
      title={isDrawn ? say.order.application.title : say.order.title}
      width="reading"
      back={{ href: pageHref(context, 'myTicketContent', { contentId }), label: say.title }}
    >
      <OrderPlace watch={watch}>{(order) => <ShownOrder contentId={contentId} order={order} />}</OrderPlace>
    </PageFrame>
  );
}

function ShownOrder({ contentId, order }: PurchasedData & { order: OrderAnswer }) {
  const context = usePageContext();
  const say = useTexts(myTicketTexts);
  const now = useServerNow();
  const hrefOf = useTicketHref();
  const payable = order.purchasedTickets.find((ticket) =>
    ['unpaid_ticket', 'payment_fail'].includes(purchasedStatus(ticket, now)),
  );
  return (
    <>
      <OrderFacts order={order} />
      {payable === undefined ? null : (
        <LinkButton
          kind="primary"
          size="large"
          wide
          href={ticketHref(context, 'myTicketPayment', contentId, { order: order.orderId })}
        >
          {toPayment(payable, say)}
        </LinkButton>
      )}
      {order.purchasedTickets.length === 0 ? null : (
        <section className="hb-section">
          <ul className="hb-ticket-list" aria-label={say.order.tickets}>
            {order.purchasedTickets.map((ticket) => (
              <li key={ticket.id}>
                <TicketCard ticket={ticket} status={purchasedStatus(ticket, now)} hrefOf={hrefOf} now={now} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <OrderBreakdown order={order} />
    </>
  );
}
