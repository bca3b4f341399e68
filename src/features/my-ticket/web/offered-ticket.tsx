import { saidDeadline } from '#kernel/said-deadline.ts';
import { useLanguage, useTexts } from '#web/site/page-context.ts';
import type { OfferedTicket } from './ticket/my-ticket-calls.ts';
import { myTicketTexts } from './my-ticket-texts.ts';
import { ticketWords } from './ticket-words.ts';
import { TicketRows } from './ticket/ticket-rows.tsx';

/** A ticket that is being transferred, without its code for the gate, and until when it can be received. */
export function OfferedTicketView({ offer }: { offer: OfferedTicket }) {
  const say = useTexts(myTicketTexts);
  const language = useLanguage();
  const words = ticketWords(offer.ticket, say, language);
  const rows = [
    [say.facts.period, words.period],
    [say.facts.slot, words.slot],
    [say.facts.kind, words.kind],
  ] as const;
  return (
    <div className="hb-ticket hb-ticket-offered">
      <div className="hb-ticket-top">
        <h2 className="hb-ticket-title">{words.title}</h2>
        <TicketRows rows={rows} />
      </div>
      {offer.expiresAt === null ? null : (
        <p className="hb-ticket-until">{say.receive.until(saidDeadline(offer.expiresAt, language))}</p>
      )}
    </div>
  );
}
