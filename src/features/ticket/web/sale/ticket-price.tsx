import { formatYen } from '#kernel/yen.ts';
import { useLanguage, useTexts } from '#web/site/page-context.ts';
import type { TicketContent } from '../../contract.ts';
import { priceRange } from '../../rules/sale/price-range.ts';
import { ticketTexts } from './ticket-texts.ts';

/** The price of a ticket, or the range from the cheapest to the dearest of its prices. */
export function TicketPrice({ ticket }: { ticket: TicketContent }) {
  const language = useLanguage();
  const say = useTexts(ticketTexts);
  const { least, most } = priceRange(ticket);
  const lowest = formatYen(least, language);
  return (
    <span className="hb-ticket-price">
      {least === most ? lowest : say.priceRange(lowest, formatYen(most, language))}
    </span>
  );
}
