import { useState } from 'react';
import { formatYen } from '#kernel/yen.ts';
import { useLanguage } from '#web/site/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';
import type { OrderAnswer } from '../../contract.ts';
import { Held, useSecondsHeld } from './held-places.tsx';
import { LeaveOrder, useLeaveOrder } from './leave-order.tsx';
import { leaveForAuthentication } from './order-place.ts';
import { OrderBreakdown } from './order-breakdown.tsx';
import { useOrderTexts } from './order-texts.ts';
import type { OrderWatch } from './use-order.ts';

export interface OrderAuthenticatingProps {
  contentId: number;
  order: OrderAnswer;
  watch: OrderWatch;
}

/** For a buyer who came back from 3-D Secure without its answer: go on with it, or give the places back. */
export function OrderAuthenticating({ contentId, order, watch }: OrderAuthenticatingProps) {
  const say = useOrderTexts();
  const language = useLanguage();
  const [isLeaving, setIsLeaving] = useState(false);
  const { orderId, amount, heldUntil, paymentUrl } = order;
  const giveUp = useLeaveOrder(contentId, orderId, watch.put);
  const words = say.checking.authenticating;
  return (
    <PageFrame title={words.title} lead={say.pay.lead(formatYen(amount, language))} width="reading">
      <p>{words.text}</p>
      <Held heldUntil={heldUntil} seconds={useSecondsHeld(heldUntil)} />
      <div className="hb-purchase-ways">
        {paymentUrl === null ? null : (
          <Button
            kind="primary"
            size="large"
            wide
            busy={isLeaving}
            onClick={() => {
              setIsLeaving(true);
              leaveForAuthentication(order, 'assign');
            }}
          >
            {say.open.goOn}
          </Button>
        )}
        <LeaveOrder onLeave={giveUp} />
      </div>
      <OrderBreakdown order={order} />
      <p className="hb-purchase-number">{words.soon}</p>
      <p className="hb-purchase-number">{say.done.number(orderId)}</p>
    </PageFrame>
  );
}
