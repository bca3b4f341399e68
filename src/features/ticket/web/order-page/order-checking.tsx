import { useState } from 'react';
import { pageHref, usePageContext } from '#web/site/page-context.ts';
import { usePersonal } from '#web/site/personal.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';
import type { OrderAnswer } from '../../contract.ts';
import { LeaveDialog } from '../flow/leave-dialog.tsx';
import { useOrderTexts } from './order-texts.ts';
import { useLeaveGuard } from '#web/navigation/use-leave-guard.ts';

/** "Your payment is being checked": the check goes on without the page, and the page says where the result will be. */
export function OrderChecking({ order, look }: { order: OrderAnswer; look(): Promise<void> }) {
  const say = useOrderTexts();
  const context = usePageContext();
  const { isLoggedIn } = usePersonal();
  const [isLooking, setIsLooking] = useState(false);
  // The gateway was asked only just now. Later nobody knows how long the check takes.
  const guard = useLeaveGuard(order.state === 'charging');
  const words = say.checking.checking;
  return (
    <PageFrame title={words.title} width="reading" isCentered>
      <div className="hb-purchase-checking">
        <span className="hb-purchase-turning" aria-hidden="true" />
        <div aria-live="polite">
          <p>{words.text}</p>
          <p>{say.checking.goesOn}</p>
          <p className="hb-purchase-number">{say.done.number(order.orderId)}</p>
        </div>
      </div>
      <div className="hb-purchase-ways">
        <Button
          size="large"
          wide
          busy={isLooking}
          onClick={() => {
            setIsLooking(true);
            void look().finally(() => setIsLooking(false));
          }}
        >
          {isLooking ? say.lost.checking : say.checking.now}
        </Button>
        {isLoggedIn ? (
          <LinkButton kind="quiet" href={pageHref(context, 'myTicket')} wide>
            {say.toMyTickets}
          </LinkButton>
        ) : null}
      </div>
      <LeaveDialog guard={guard} />
    </PageFrame>
  );
}
