import { sellingLabels } from '#features/ticket/rules/sale/selling-label.ts';
import { sayPutProblem, TicketMarks, TicketPrice } from '#features/ticket/web.ts';
import { useLanguage, useTexts } from '#web/site/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { CheckIcon, PlusIcon } from '#web/ui/page-icons.tsx';
import { nameIn, setNumber, ticketChoice } from './ticket-choice.ts';
import type { Entry } from './timetable-model.ts';
import { timetableTexts } from './timetable-texts.ts';
import { useTimetableTickets } from './timetable-tickets.tsx';

const isSaidByLabel: readonly string[] = sellingLabels;

interface EntryTicketProps {
  entry: Entry;
  /** Opens the entry when there is more to choose than one ticket. */
  onOpen: () => void;
}

/** The state and the price of an entry's ticket, and the button that chooses it (TIMETABLE-001). */
export function EntryTicket({ entry, onOpen }: EntryTicketProps) {
  const say = useTexts(timetableTexts);
  const language = useLanguage();
  const tickets = useTimetableTickets();
  const { ticket } = entry;
  if (tickets === undefined || ticket === undefined) return null;
  const { sale, cart, now } = tickets;
  const { label, number, most, isOwned, problem } = ticketChoice(ticket, sale, cart, now);
  const isReady = cart.phase === 'ready';
  const isSimple = !ticket.enableMultiplePrice && ticket.slots.length === 0;
  const choose = (): void => {
    setNumber(cart, ticket, 1);
    tickets.say(say.added(ticket.title));
  };
  const why =
    number === 0 && problem !== undefined && !isSaidByLabel.includes(problem.kind)
      ? sayPutProblem(problem, ticket, nameIn(sale), say.whyNot, language)
      : '';
  return (
    <div className="hb-timetable-ticket">
      <span className="hb-timetable-ticket-state">
        <TicketMarks ticket={ticket} label={label} />
        {isOwned ? <Chip kind="accent">{say.owned}</Chip> : null}
        <TicketPrice ticket={ticket} />
      </span>
      {number > 0 ? (
        <Button size="small" icon={<CheckIcon />} aria-haspopup="dialog" onClick={onOpen}>
          {say.chosen(number)}
        </Button>
      ) : problem !== undefined || most === 0 ? null : isSimple ? (
        <Button size="small" kind="primary" icon={<PlusIcon />} busy={!isReady} onClick={choose}>
          {say.choose}
          <span className="hb-visually-hidden">{ticket.title}</span>
        </Button>
      ) : (
        <Button size="small" kind="primary" busy={!isReady} aria-haspopup="dialog" onClick={onOpen}>
          {ticket.slots.length > 0 ? say.apply : say.choosePrice}
          <span className="hb-visually-hidden">{ticket.title}</span>
        </Button>
      )}
      {why === '' ? null : <p className="hb-timetable-why">{why}</p>}
    </div>
  );
}
