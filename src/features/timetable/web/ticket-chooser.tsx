import { formatYen } from '#kernel/yen.ts';
import type { TicketContent } from '#features/ticket/web.ts';
import { detailHref, QuantityStepper, sayPutProblem, TicketMarks, TicketPrice } from '#features/ticket/web.ts';
import { useLanguage, usePageContext, useTexts } from '#web/site/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { nameIn, numberInCart, setNumber, type TicketChoice, ticketChoice } from './ticket-choice.ts';
import { timetableTexts } from './timetable-texts.ts';
import { type TimetableTickets, useTimetableTickets } from './timetable-tickets.tsx';

/** The ticket of an entry with its prices and how many of each, or why there is nothing to choose. */
export function TicketChooser({ ticket }: { ticket: TicketContent }) {
  const say = useTexts(timetableTexts);
  const tickets = useTimetableTickets();
  if (tickets === undefined) return null;
  const choice = ticketChoice(ticket, tickets.sale, tickets.cart, tickets.now);
  return (
    <section className="hb-timetable-chooser" aria-label={say.ticket}>
      <p className="hb-timetable-chooser-title">{ticket.title}</p>
      <p className="hb-timetable-ticket-state">
        <TicketMarks ticket={ticket} label={choice.label} />
        <TicketPrice ticket={ticket} />
      </p>
      <Choose ticket={ticket} choice={choice} tickets={tickets} />
    </section>
  );
}

function Choose({
  ticket,
  choice,
  tickets,
}: {
  ticket: TicketContent;
  choice: TicketChoice;
  tickets: TimetableTickets;
}) {
  const context = usePageContext();
  const say = useTexts(timetableTexts);
  const language = useLanguage();
  const { cart, sale } = tickets;
  const { problem, number, parents } = choice;
  if (problem !== undefined && number === 0) {
    return <p className="hb-timetable-why">{sayPutProblem(problem, ticket, nameIn(sale), say.whyNot, language)}</p>;
  }
  if (cart.phase === 'loading') return <p className="hb-timetable-why">{say.loading}</p>;
  if (ticket.slots.length > 0 && number === 0) {
    const toDetail = (): void => tickets.leaveTo(detailHref(context, sale.contentId, ticket.ticketId));
    return (
      <Button kind="primary" onClick={toDetail}>
        {say.chooseSlots}
      </Button>
    );
  }
  const prices = ticket.enableMultiplePrice ? ticket.multiplePrices : [undefined];
  return (
    <>
      <ul>
        {prices.map((price) => {
          const ticketMultiplePriceId = price?.ticketMultiplePriceId;
          const inLine = numberInCart(cart, { ticketId: ticket.ticketId, ticketMultiplePriceId });
          const name = price?.name ?? ticket.title;
          return (
            <li key={ticketMultiplePriceId ?? 'one'} className="hb-timetable-price">
              <span>
                {price === undefined ? say.quantity : name}
                {price === undefined ? null : (
                  <span className="hb-timetable-price-each">{formatYen(price.isPay ? price.price : 0, language)}</span>
                )}
              </span>
              <QuantityStepper
                value={inLine}
                most={Math.max(inLine, inLine + choice.most - number)}
                onChange={(wanted) => {
                  setNumber(cart, ticket, wanted, ticketMultiplePriceId);
                  tickets.say(wanted === 0 ? say.removed(name) : say.added(name));
                }}
                texts={{
                  quantity: `${say.quantity} ${name}`,
                  fewer: `${say.fewer} ${name}`,
                  more: `${say.more} ${name}`,
                }}
              />
            </li>
          );
        })}
      </ul>
      {parents.length > 0 ? (
        <Notice kind="warning" announce>
          <p>
            {parents.every((title) => title === '')
              ? say.parentUnknown
              : say.parent(parents.filter(Boolean).join(' / '))}
          </p>
        </Notice>
      ) : null}
    </>
  );
}
