import { useState } from 'react';
import { status } from '#kernel/status.ts';
import { isStatus } from '#web/api/call-error.ts';
import { saidOf } from '#web/api/said-of.ts';
import { useNavigate } from '#web/navigation/router-context.ts';
import { usePageContext, useTexts } from '#web/site/page-context.ts';
import { commonTexts } from '#web/texts/common-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { OrderAnswer } from '../../contract.ts';
import { purchaseSteps } from '../../rules/flow/purchase-step.ts';
import { purchaseStepHref } from '../flow/purchase-address.ts';
import { callLeave } from '../flow/purchase-calls.ts';
import { leaveBehind } from './finish-purchase.ts';
import { isOver } from './order-place.ts';
import { useOrderTexts } from './order-texts.ts';
import { forgetFailure } from './payment-failure.ts';

/**
 * Gives the places of an order back and goes to the list, where the cart is as it was. False: it could not be left.
 * Rejects when the outcome is unknown: the order may still hold its places.
 */
export function useLeaveOrder(
  contentId: number,
  orderId: string,
  /** Called when money is on its way or came, so that the order cannot be left. It gets the order's state. */
  put: (order: OrderAnswer) => void,
): () => Promise<boolean> {
  const context = usePageContext();
  const navigate = useNavigate();
  return async () => {
    const left = await callLeave(context, contentId, orderId).catch((error: unknown) => {
      // An order that is not the buyer's, or does not exist, holds no places for them.
      if (isStatus(error, status.notFound, status.forbidden, status.invalid)) return undefined;
      throw error;
    });
    if (left !== undefined && !isOver(left.state)) {
      put(left);
      return false;
    }
    forgetFailure(orderId);
    leaveBehind(context.api, orderId);
    await navigate(purchaseStepHref(context, contentId, purchaseSteps.TICKET_LIST));
    return true;
  };
}

interface LeaveOrderProps {
  onLeave(): Promise<unknown>;
  wide?: boolean;
  /** The consequences, when leaving does more than give the places back. */
  text?: string;
}

/** Asks the buyer to confirm before the places go back. */
export function LeaveOrder({ onLeave, wide = true, text }: LeaveOrderProps) {
  const say = useOrderTexts();
  const common = useTexts(commonTexts);
  const [isAsking, setIsAsking] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  const [problem, setProblem] = useState<string>();
  const leave = async (): Promise<void> => {
    setIsLeaving(true);
    setProblem(undefined);
    try {
      await onLeave();
    } catch (error) {
      setProblem(saidOf(error, common));
    } finally {
      setIsLeaving(false);
    }
  };
  return (
    <>
      <Button kind="quiet" wide={wide} onClick={() => setIsAsking(true)}>
        {say.pay.leave}
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={say.pay.leaveTitle}
        closeLabel={common.close}
        footer={
          <div className="hb-button-row">
            <Button kind="primary" onClick={() => setIsAsking(false)}>
              {say.pay.stay}
            </Button>
            <Button kind="danger" busy={isLeaving} onClick={() => void leave()}>
              {say.pay.leaveNow}
            </Button>
          </div>
        }
      >
        <p>{text ?? say.pay.leaveText}</p>
        {problem === undefined ? null : <Notice kind="error">{problem}</Notice>}
      </Dialog>
    </>
  );
}
