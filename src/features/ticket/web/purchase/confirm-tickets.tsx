import type { SiteInit } from '#features/site/web.ts';
import { unbroken } from '#kernel/said-date.ts';
import { useLanguage, usePageContext, useTexts } from '#web/site/page-context.ts';
import { Link } from '#web/ui/link-context.ts';
import type { TicketContent } from '../../contract.ts';
import type { PurchaseProblem, TicketProblem } from '../../rules/sale/purchase-problem.ts';
import { namesOnTickets } from '../../rules/flow/names-on-tickets.ts';
import { purchaseSteps } from '../../rules/flow/purchase-step.ts';
import { periodWords, shownSlot } from '../../rules/sale/sale-dates.ts';
import { LineText, Totals } from '../pricing/price-lines.tsx';
import { EventZone } from '#web/site/event-zone.tsx';
import { eventWhen } from '../flow/purchase-event.tsx';
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
  const context = usePageContext<SiteInit>();
  const language = useLanguage();
  const { contentId, list, cart, form } = purchase;
  const overview = context.init.event?.overview;
  const lines = summaryLines(list, cart.tickets, {
    names: namesOnTickets(list, form.purchaserInfo, language),
    sayOfSlot: (slot) => shownSlot(slot, say.summary, language),
  });
  const whenOf = (ticketId: number): string => {
    const ticket = cart.tickets.find((one) => one.ticketId === ticketId);
    // The day of a slot stands with the choice, and another day counts from the purchase on.
    if (ticket === undefined || ticket.slots.length > 0 || ticket.dynamicCheckinPeriod) return '';
    const own = periodWords(ticket.checkinPeriodStart, ticket.checkinPeriodEnd, say.summary, language);
    return unbroken(own) || eventWhen(overview, language);
  };
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
              <LineText line={line}>
                {[
                  whenOf(line.ticketId),
                  overview?.placeName,
                  line.names.length > 0 && say.summary.holder(line.names),
                ].map((fact) =>
                  fact ? (
                    <span key={fact} className="hb-purchase-line-fact">
                      {fact}
                    </span>
                  ) : null,
                )}
              </LineText>
              {problem === undefined ? null : (
                <p className="hb-purchase-problem">{sayTicketProblem(problem, say, named)}</p>
              )}
            </li>
          );
        })}
      </ul>
      <EventZone />
      <Totals purchase={purchase} />
    </section>
  );
}
