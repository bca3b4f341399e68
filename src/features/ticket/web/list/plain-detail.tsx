import { RichText } from '#web/site/rich-text.tsx';
import { NeedsScript } from '#web/ui/needs-script.tsx';
import type { TicketContent } from '../../contract.ts';
import type { SellingLabel } from '../../rules/sale/selling-label.ts';
import { TicketCard } from '../sale/ticket-card.tsx';

interface PlainDetailProps {
  ticket: TicketContent;
  label: SellingLabel;
  href: string;
}

/** What a ticket is, for a browser without scripts: the detail opens by one. */
export function PlainDetail({ ticket, label, href }: PlainDetailProps) {
  return (
    <>
      <noscript>
        <div className="hb-page-content">
          <TicketCard ticket={ticket} label={label} href={href} view="List" imageVisible={false} isSecond />
          {ticket.description === '' ? null : <RichText html={ticket.description} />}
        </div>
      </noscript>
      <NeedsScript />
    </>
  );
}
