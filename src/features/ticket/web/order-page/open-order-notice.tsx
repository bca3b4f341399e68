import { useState } from 'react';
import { saidDeadline } from '#kernel/said-deadline.ts';
import { useLanguage, usePageContext } from '#web/site/page-context.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { LeaveOrder, useLeaveOrder } from './leave-order.tsx';
import { isDone, isOver, leaveForAuthentication, placeOfOrder } from './order-place.ts';
import { useOrderTexts } from './order-texts.ts';
import { useOrder } from './use-order.ts';
import { useOrderEnd } from './use-order-end.ts';

export interface OpenOrderNoticeProps {
  contentId: number;
  orderId: string;
}

/** Above the list: a buyer who left an unpaid purchase goes on with it or gives the places back. */
export function OpenOrderNotice({ contentId, orderId }: OpenOrderNoticeProps) {
  const say = useOrderTexts();
  const language = useLanguage();
  const context = usePageContext();
  const { seen, put } = useOrder(contentId, orderId);
  const order = seen.kind === 'order' ? seen.order : undefined;
  const [isLeaving, setIsLeaving] = useState(false);
  const [isGivenUp, setIsGivenUp] = useState(false);
  const giveUp = useLeaveOrder(contentId, orderId, put);
  useOrderEnd(orderId, seen);
  if (isGivenUp || order === undefined || isDone(order.state) || isOver(order.state)) return null;
  const { state, heldUntil, paymentUrl } = order;
  const place = placeOfOrder(context, contentId, order);
  if (state === 'charging' || state === 'checking') {
    return (
      <Notice kind="warning" title={say.checking.checking.title}>
        <p>{say.checking.checking.text}</p>
        <p className="hb-purchase-number">{say.done.number(orderId)}</p>
        <LinkButton size="small" href={place}>
          {say.lost.check}
        </LinkButton>
      </Notice>
    );
  }
  return (
    <Notice kind="warning" title={say.open.title}>
      {heldUntil === null ? null : <p>{say.pay.heldUntil(saidDeadline(heldUntil, language))}</p>}
      <p>{say.open.text}</p>
      <p className="hb-purchase-number">{say.done.number(orderId)}</p>
      <div className="hb-button-row">
        {paymentUrl === null ? (
          <LinkButton kind="primary" href={place}>
            {say.open.goOn}
          </LinkButton>
        ) : (
          <Button
            kind="primary"
            busy={isLeaving}
            onClick={() => {
              setIsLeaving(true);
              leaveForAuthentication(order, 'assign');
            }}
          >
            {say.open.goOn}
          </Button>
        )}
        <LeaveOrder wide={false} onLeave={async () => setIsGivenUp(await giveUp())} />
      </div>
    </Notice>
  );
}
