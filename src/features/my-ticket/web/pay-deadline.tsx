import { useLanguage, useTexts } from '#web/site/page-context.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { myTicketTexts } from './my-ticket-texts.ts';
import { payBy } from './order-facts.tsx';
import { momentWords } from './ticket-words.ts';
import { useOrder } from './use-order.ts';

export interface PayDeadlineProps {
  contentId: number;
  orderNumber: string;
}

/** Until when a ticket is held for who has not paid it yet: its order knows, the ticket does not (TICKET-109). */
export function PayDeadline({ contentId, orderNumber }: PayDeadlineProps) {
  const { order: say } = useTexts(myTicketTexts);
  const language = useLanguage();
  const loaded = useOrder(contentId, orderNumber);
  if (loaded.phase === 'loading') return <Skeleton count={1} />;
  const when = loaded.phase === 'there' ? momentWords(payBy(loaded.order), language) : '';
  if (when === '') return null;
  return (
    <dl className="hb-ticket-rows">
      <div>
        <dt>{say.deadline}</dt>
        <dd>{when}</dd>
      </div>
    </dl>
  );
}
