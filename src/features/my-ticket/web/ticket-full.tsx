import { useState } from 'react';
import type { PurchasedTicketAnswer } from '#features/ticket/web.ts';
import { useLanguage, useTexts } from '#web/site/page-context.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { QrCode } from '#web/ui/qr-code.tsx';
import { myTicketTexts } from './my-ticket-texts.ts';
import { TicketNumber } from './ticket-number.tsx';
import { TicketTurns } from './ticket-turns.tsx';
import { type Step, useTurn } from './use-turn.ts';
import { ticketWords } from './ticket-words.ts';

/** A ticket with the code that opens the gate. */
export interface CodeOfTicket {
  ticket: PurchasedTicketAnswer;
  text: string;
}

interface TicketFullProps {
  /** Those of one order. */
  codes: readonly CodeOfTicket[];
  /** The ticket that it begins with. */
  ticketId: number;
  /** Gets the ticket that was shown last. */
  onClose(ticketId: number): void;
}

/** A code that fills the screen, and whose it is. The visitor turns to the other tickets of the order, at the gate. */
export function TicketFull({ codes, ticketId, onClose }: TicketFullProps) {
  const say = useTexts(myTicketTexts);
  const language = useLanguage();
  const [place, setPlace] = useState(() =>
    Math.max(
      0,
      codes.findIndex(({ ticket }) => ticket.id === ticketId),
    ),
  );
  const turn = (step: Step): void => setPlace((now) => Math.min(Math.max(now + step, 0), codes.length - 1));
  const handlers = useTurn(codes.length > 1 ? turn : undefined);
  const shown = codes[place];
  if (shown === undefined) return null;
  const { ticket, text } = shown;
  const words = ticketWords(ticket, say, language);
  return (
    <Dialog
      open
      title={words.title}
      width={720}
      closeLabel={say.pass.close}
      className="hb-ticket-full hb-light"
      onClose={() => onClose(ticket.id)}
    >
      <div className="hb-ticket-full-code" {...handlers}>
        <QrCode text={text} label={say.pass.qrLabel} />
        <p className="hb-ticket-whose">{[words.kind, ticket.holderName].filter(Boolean).join(' · ')}</p>
        {ticket.code === '' ? null : <TicketNumber number={ticket.code} />}
        {codes.length > 1 ? <TicketTurns place={place} of={codes.length} turn={turn} /> : null}
      </div>
    </Dialog>
  );
}
