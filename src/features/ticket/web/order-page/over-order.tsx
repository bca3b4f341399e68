import { formatYen } from '#kernel/yen.ts';
import { pageHref, useLanguage, usePageContext } from '#web/site/page-context.ts';
import { usePersonal } from '#web/site/personal.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';
import { ClockIcon } from '#web/ui/page-icons.tsx';
import type { OrderAnswer } from '../../contract.ts';
import { purchaseSteps } from '../../rules/flow/purchase-step.ts';
import { purchaseStepHref } from '../flow/purchase-address.ts';
import { useOrderTexts } from './order-texts.ts';

/** An order of which nothing comes any more: why, and what the buyer can do now. */
export function OverOrder({ contentId, order }: { contentId: number; order: OrderAnswer }) {
  const say = useOrderTexts();
  const language = useLanguage();
  const context = usePageContext();
  const { isLoggedIn } = usePersonal();
  const { state, moneyBack, purchasedTickets } = order;
  // Its tickets were cancelled or taken back, or it was an application: no cart is left of either.
  const hasNoCart = purchasedTickets.some(
    ({ availableStartedAt, ticketContentSnapshot }) =>
      availableStartedAt !== null || ticketContentSnapshot.ticketType === 'LOTTERY',
  );
  const canceled = hasNoCart ? say.over.takenBack : say.over.canceled;
  const words = state === 'lost' ? say.over.lost : state === 'expired' ? say.over.expired : canceled;
  return (
    <PageFrame title={words.title} width="reading" isCentered>
      <EmptyState
        icon={<ClockIcon />}
        title={words.what}
        text={
          moneyBack === null ? words.text : say.over.moneyBack[moneyBack.from](formatYen(moneyBack.amount, language))
        }
        action={
          <div className="hb-purchase-ways">
            <LinkButton kind="primary" href={purchaseStepHref(context, contentId, purchaseSteps.TICKET_LIST)}>
              {say.toTickets}
            </LinkButton>
            {isLoggedIn ? <LinkButton href={pageHref(context, 'myTicket')}>{say.toMyTickets}</LinkButton> : null}
          </div>
        }
      />
    </PageFrame>
  );
}
