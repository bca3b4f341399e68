import { saidDeadline } from '#kernel/said-deadline.ts';
import { useLanguage } from '#web/site/page-context.ts';
import { ClockIcon } from '#web/ui/icons.tsx';
import type { OrderAnswer } from '../../../contract.ts';
import { useOrderTexts } from './order-texts.ts';

/** What is to be paid: each kind of ticket once. */
export function OrderedTickets({ order: { purchasedTickets } }: { order: OrderAnswer }) {
  const say = useOrderTexts();
  const titles = purchasedTickets.map(({ ticketContentSnapshot }) => ticketContentSnapshot.title);
  return (
    <ul className="hb-purchase-ordered">
      {[...new Set(titles)].map((title) => (
        <li key={title}>
          <span>{title}</span>
          <span>{say.summary.tickets(titles.filter((one) => one === title).length)}</span>
        </li>
      ))}
    </ul>
  );
}

/** Until when the places are held, and for how long that is. It is read out once, not every second. */
export function Held({ heldUntil, seconds }: { heldUntil: string | null; seconds: number | undefined }) {
  const say = useOrderTexts();
  const language = useLanguage();
  if (heldUntil === null || seconds === undefined) return null;
  const hour = 3_600;
  return (
    <p className="hb-purchase-held">
      <ClockIcon />
      <span>
        {say.pay.heldUntil(saidDeadline(heldUntil, language))}
        {seconds < hour ? (
          <strong aria-hidden="true">{say.pay.left(Math.floor(seconds / 60), seconds % 60)}</strong>
        ) : null}
      </span>
    </p>
  );
}
