import { useState } from 'react';
import { formatYen } from '#kernel/yen.ts';
import { saidOf } from '#web/api/said-of.ts';
import { useLanguage, usePageContext, useTexts } from '#web/site/page-context.ts';
import { commonTexts } from '#web/texts/common-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { OrderAnswer, OrderSettings } from '../../contract.ts';
import { paysLater, waysAfterFailure } from '../../rules/payment/pays-later.ts';
import { isLotteryTicket } from '../../rules/purchased/purchased-ticket.ts';
import { LeaveDialog } from '../flow/leave-dialog.tsx';
import { leaveForAuthentication } from './order-place.ts';
import { type PaymentChoice, PaymentForm } from '../flow/payment-form.tsx';
import { callPayment } from '../flow/purchase-calls.ts';
import { outcomeOf, type PurchaseOutcome } from '../flow/purchase-outcome.ts';
import { Held, useSecondsHeld } from './held-places.tsx';
import { LeaveOrder, useLeaveOrder } from './leave-order.tsx';
import { OrderBreakdown } from './order-breakdown.tsx';
import { useOrderTexts } from './order-texts.ts';
import { OverOrder } from './over-order.tsx';
import { forgetFailure, sayFailure, tellFailure, toldFailure } from './payment-failure.ts';
import { useLeaveGuard } from '#web/navigation/use-leave-guard.ts';
import type { OrderWatch } from './use-order.ts';

export interface OrderPayProps {
  contentId: number;
  order: OrderAnswer;
  settings: OrderSettings;
  watch: OrderWatch;
}

/** The places are held and unpaid. Shows why the last try failed, other ways to pay, and a way to give them back. */
export function OrderPay({ contentId, order, settings, watch }: OrderPayProps) {
  const say = useOrderTexts();
  const context = usePageContext();
  const common = useTexts(commonTexts);
  const language = useLanguage();
  const { orderId, amount, heldUntil, problem } = order;
  const [isPaying, setIsPaying] = useState(false);
  const [told, setTold] = useState<string>();
  const guard = useLeaveGuard(isPaying);
  const failure = sayFailure(problem, toldFailure(orderId), say);
  const seconds = useSecondsHeld(heldUntil);

  const startOver = useLeaveOrder(contentId, orderId, watch.put);
  const pay = async (choice: PaymentChoice): Promise<void> => {
    setTold(undefined);
    setIsPaying(true);
    const { paymentMethod, cardId, token, convenienceStore } = choice;
    const card = { cardId, token: token?.token ?? '', tokenKey: token?.tokenKey ?? '' };
    const outcome = await outcomeOf(
      callPayment(context, contentId, orderId, { paymentMethod, convenienceStore, ...card }),
    );
    setIsPaying(false);
    await follow(outcome);
  };
  const follow = async (outcome: PurchaseOutcome): Promise<void> => {
    if (outcome.kind === 'order') {
      forgetFailure(orderId);
      if (!leaveForAuthentication(outcome.order, 'replace')) watch.put(outcome.order);
      return;
    }
    if (outcome.kind === 'otherwise') {
      // Another tab has paid the order or is paying it. This tab shows the state of that payment.
      forgetFailure(orderId);
      setTold(outcome.message);
      watch.put(outcome.order);
      return;
    }
    if (outcome.kind === 'payment') tellFailure(orderId, outcome.failure);
    if (outcome.kind === 'fields') setTold(Object.values(outcome.errors).flat().join('\n') || outcome.message);
    if (outcome.kind === 'refused') setTold(outcome.message);
    // The order itself has the outcome, also when no answer came.
    await watch.look();
  };

  // The server takes no payment any more, also while it has not released the places yet.
  if (seconds === 0 && !isPaying) return <OverOrder contentId={contentId} order={{ ...order, state: 'expired' }} />;

  const isLottery = order.purchasedTickets.some(isLotteryTicket);
  return (
    <PageFrame title={say.pay.title} lead={say.pay.lead(formatYen(amount, language))} width="reading">
      {failure === undefined ? null : (
        <Notice kind="error" title={failure.title}>
          <p>{failure.text}</p>
        </Notice>
      )}
      <Held heldUntil={heldUntil} seconds={seconds} />
      {failure?.startsOver ? (
        <Button
          kind="primary"
          size="large"
          wide
          onClick={() => void startOver().catch((error: unknown) => setTold(saidOf(error, common)))}
        >
          {say.pay.startOver}
        </Button>
      ) : (
        <PaymentForm
          payment={settings.payment}
          methods={waysAfterFailure(settings.payment, isLottery)}
          isApplication={false}
          paysNow
          begun={{ paymentMethod: order.paymentMethod, ...noCard }}
          submit={(method) => {
            const words = paysLater(method, settings.payment) ? say.confirm.paid.order : say.pay.submit;
            return words(formatYen(amount, language));
          }}
          submitting={say.pay.submitting}
          onChosen={pay}
        />
      )}
      {told === undefined ? null : (
        <Notice kind="error">
          <p className="hb-purchase-told">{told}</p>
        </Notice>
      )}
      {failure?.startsOver ? null : <LeaveOrder onLeave={startOver} />}
      <OrderBreakdown order={order} />
      <p className="hb-purchase-number">{say.done.number(orderId)}</p>
      <LeaveDialog guard={guard} />
    </PageFrame>
  );
}

const noCard = { cardId: null, cardBrand: '', cardDigits: '', token: undefined, convenienceStore: null };
