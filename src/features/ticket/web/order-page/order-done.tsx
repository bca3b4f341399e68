import { useEffect, useState } from 'react';
import type { SiteInit } from '#features/site/web.ts';
import { saidDeadline } from '#kernel/said-deadline.ts';
import { pageHref, useLanguage, usePageContext } from '#web/site/page-context.ts';
import { usePersonal } from '#web/site/personal.ts';
import { pictureSizes } from '#web/site/picture-sizes.ts';
import { RichText } from '#web/site/rich-text.tsx';
import { SitePicture } from '#web/site/site-picture.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';
import { ClockIcon, ReceiptIcon, ShareIcon, SuccessIcon } from '#web/ui/page-icons.tsx';
import { loadEventShare } from '#features/event-tools/web.ts';
import { useLater } from '#web/site/use-later.ts';
import type { OrderAnswer, OrderSettings } from '../../contract.ts';
import { callLotteryDraw } from '../sale/sale-calls.ts';
import { type UnpaidWay, unpaidWay } from '../../rules/order/unpaid-way.ts';
import { purchaseSteps } from '../../rules/flow/purchase-step.ts';
import { purchaseStepHref } from '../flow/purchase-address.ts';
import { DoneTickets } from './done-tickets.tsx';
import { LeaveOrder, useLeaveOrder } from './leave-order.tsx';
import { OrderBreakdown } from './order-breakdown.tsx';
import { PayInstructions } from './pay-instructions.tsx';
import { useOrderTexts } from './order-texts.ts';
import type { OrderWatch } from './use-order.ts';

export interface OrderDoneProps {
  contentId: number;
  order: OrderAnswer;
  settings: OrderSettings;
  watch: Pick<OrderWatch, 'put'>;
}

/** The thanks and the next step: pay, wait for the draw, or come. */
export function OrderDone({ contentId, order, settings, watch }: OrderDoneProps) {
  const say = useOrderTexts();
  const context = usePageContext<SiteInit>();
  const { isLoggedIn } = usePersonal();
  const { completePage } = settings;
  const { done } = say;
  const giveUp = useLeaveOrder(contentId, order.orderId, watch.put);
  const isApplication = order.state === 'applied';
  const hasReceipt =
    context.init.mypage.ticketCharge.isEnable &&
    order.purchasedTickets.some(({ paymentStatus, price }) => paymentStatus === 'Sale' && price > 0);
  const words = isApplication
    ? done.applied
    : order.state === 'awaiting'
      ? done.awaiting
      : order.amount === 0
        ? done.free
        : done.completed;
  const way = unpaidWay(order);
  const isPaid = order.state === 'completed' && way === undefined;
  const cover = context.init.event?.overview.cover;
  return (
    <PageFrame width="reading">
      {cover ? (
        <SitePicture
          className="hb-purchase-done-picture"
          picture={cover}
          ratio="21-9"
          sizes={pictureSizes.article}
          alt=""
          priority
        />
      ) : null}
      <div className="hb-purchase-done">
        <span className="hb-purchase-done-sign" data-waits={isPaid ? undefined : true}>
          {isPaid || isApplication ? <SuccessIcon /> : <ClockIcon />}
        </span>
        <h1 className="hb-page-title">
          {order.state === 'completed' && completePage.title
            ? completePage.title
            : way === undefined
              ? words.title
              : done.awaiting.title}
        </h1>
        {way === undefined ? <p>{words.text}</p> : <Unpaid order={order} way={way} />}
        <p>{order.isMailHeld ? done.mailHeld : words.mail}</p>
        {isLoggedIn ? (
          <LinkButton kind="primary" size="large" href={pageHref(context, 'myTicketContent', { contentId })}>
            {say.toMyTickets}
          </LinkButton>
        ) : null}
      </div>
      <PayInstructions order={order} settings={settings} />
      {isApplication ? null : <DoneTickets order={order} isMember={isLoggedIn} />}
      {order.state === 'completed' && completePage.body ? <RichText html={completePage.body} /> : null}
      <dl className="hb-purchase-done-facts">
        <div>
          <dt>{done.numberLabel}</dt>
          <dd>{order.orderId}</dd>
        </div>
        {order.amount > 0 ? (
          <div>
            <dt>{say.confirm.method}</dt>
            <dd>{say.payment.methods[order.paymentMethod]}</dd>
          </div>
        ) : null}
        {isApplication ? <Application contentId={contentId} order={order} /> : null}
      </dl>
      <OrderBreakdown order={order} />
      <div className="hb-purchase-ways">
        {isLoggedIn && hasReceipt ? (
          <LinkButton wide size="large" icon={<ReceiptIcon />} href={pageHref(context, 'ticketCharge')}>
            {say.receipt.title}
          </LinkButton>
        ) : null}
        <LinkButton wide size="large" href={purchaseStepHref(context, contentId, purchaseSteps.TICKET_LIST)}>
          {done.toList}
        </LinkButton>
        <ShareButton />
        {order.state === 'awaiting' ? <LeaveOrder onLeave={giveUp} text={say.pay.leaveNumberText} /> : null}
      </div>
    </PageFrame>
  );
}

/** What comes before everything else on the page of tickets whose money is still to come. */
function Unpaid({ order, way }: { order: OrderAnswer; way: UnpaidWay }) {
  const { unpaid } = useOrderTexts().done;
  const isTold = way === 'venue' || (order.bankNote !== '' && order.bankDeadline !== null);
  return <p className="hb-purchase-unpaid">{isTold ? unpaid[way] : unpaid.transferUntold}</p>;
}

/** The number of an application in the draw, and the day of the draw. */
function Application({ contentId, order }: { contentId: number; order: OrderAnswer }) {
  const language = useLanguage();
  const say = useOrderTexts();
  const { api, site } = usePageContext();
  const [calling] = useState({ api, site });
  const ticket = order.purchasedTickets[0]?.ticketContentSnapshot;
  const ticketId = ticket?.ticketId;
  const [entrantId, setEntrantId] = useState<string>();
  useEffect(() => {
    if (ticketId === undefined) return;
    callLotteryDraw(calling, contentId, ticketId).then(
      (draw) => setEntrantId(draw.entrantId ?? undefined),
      // The order's number names it too.
      () => undefined,
    );
  }, [calling, contentId, ticketId]);
  return (
    <>
      {ticket?.drawAt ? (
        <div>
          <dt>{say.done.drawAt}</dt>
          <dd>{saidDeadline(ticket.drawAt, language)}</dd>
        </div>
      ) : null}
      {entrantId === undefined ? null : (
        <div>
          <dt>{say.done.entrant}</dt>
          <dd>{entrantId}</dd>
        </div>
      )}
    </>
  );
}

/** Shares the event from the page of an order. */
function ShareButton() {
  const { done } = useOrderTexts();
  const [isOpen, setIsOpen] = useState(false);
  const close = (): void => setIsOpen(false);
  const Share = useLater(isOpen, loadEventShare, close);
  return (
    <>
      <Button wide size="large" icon={<ShareIcon />} onClick={() => setIsOpen(true)}>
        {done.share}
      </Button>
      {isOpen && Share ? <Share onClose={close} /> : null}
    </>
  );
}
