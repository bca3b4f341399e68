import { usePageContext, useTexts } from '#web/site/page-context.ts';
import { Link } from '#web/ui/link-context.ts';
import type { TicketContent } from '../../contract.ts';
import type { PurchaseProblem, TicketProblem } from '../../rules/sale/purchase-problem.ts';
import { purchaseSteps } from '../../rules/flow/purchase-step.ts';
import { LineText, Totals } from '../pricing/price-lines.tsx';
import { purchaseStepHref } from '../flow/purchase-address.ts';
import { sayTicketProblem } from './say-purchase-problem.ts';
import { purchaseTexts } from '../flow/purchase-texts.ts';
import { summaryLines } from '../pricing/summary-lines.ts';
import type { Purchase } from './use-purchase.ts';

interface ConfirmTicketsProps {
  purchase: Purchase;
  problems: readonly PurchaseProblem[];
  /** Every ticket that a problem may name. */
  named: readonly TicketContent[];
}

/** The tickets of the purchase, each with the problem against it. */
export function ConfirmTickets({ purchase, problems, named }: ConfirmTicketsProps) {
  const say = useTexts(purchaseTexts);
  const context = usePageContext();
  const { contentId, list, cart, belowLimit } = purchase;
  const lines = summaryLines(list, cart.tickets, belowLimit);
  const problemOf = (ticketId: number): TicketProblem | undefined =>
    problems.find((one): one is TicketProblem => 'ticketId' in one && one.ticketId === ticketId);
  return (
    <section className="hb-purchase-card" aria-labelledby="confirm-tickets">
      <div className="hb-purchase-card-head">
        <h2 className="hb-purchase-part" id="confirm-tickets">
          {say.confirm.tickets}
        </h2>
        <Link className="hb-link" href={purchaseStepHref(context, contentId, purchaseSteps.TICKET_LIST)}>
          {say.confirm.change}
          <span className="hb-visually-hidden">{say.confirm.tickets}</span>
        </Link>
      </div>
      <ul className="hb-purchase-lines">
        {lines.map((line, index) => {
          // A ticket with several prices shows its problem once.
          const isFirst = lines.findIndex(({ ticketId }) => ticketId === line.ticketId) === index;
          const problem = isFirst ? problemOf(line.ticketId) : undefined;
          return (
            <li key={line.key}>
              <LineText line={line} />
              {problem === undefined ? null : (
                <p className="hb-purchase-problem">{sayTicketProblem(problem, say, named)}</p>
              )}
            </li>
          );
        })}
      </ul>
      <Totals purchase={purchase} />
    </section>
  );
}
