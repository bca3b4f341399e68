import { useTexts } from '#web/site/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { TicketContent } from '../../contract.ts';
import { lacksParent } from '../../rules/cart/why-not-put.ts';
import { saleOverlayTexts } from '../overlay/sale-overlay-texts.ts';
import type { Cart } from './use-cart.ts';
import { useTickets } from './use-tickets.ts';

/** The tickets of a cart without their parent ticket, in the cart or owned (TICKET-015). */
export function lackingParents({ items, tickets, holdings }: Pick<Cart, 'items' | 'tickets' | 'holdings'>) {
  return tickets.filter(
    (ticket) =>
      items.some(({ ticketId }) => ticketId === ticket.ticketId) &&
      lacksParent(ticket, items, holdings.issuedTicketIds),
  );
}

interface MissingParentsProps {
  contentId: number;
  /** The result of `lackingParents`. */
  lacking: readonly TicketContent[];
  /** True when the visitor tried to go on. */
  isHeld: boolean;
  onOpenTicket(ticketId: number): void;
}

/** Names the tickets that need a parent ticket, and leads to it. */
export function MissingParents({ contentId, lacking, isHeld, onOpenTicket }: MissingParentsProps) {
  const say = useTexts(saleOverlayTexts);
  const found = useTickets(
    contentId,
    lacking.flatMap(({ parentTicketIds }) => parentTicketIds),
  );
  return lacking.map(({ ticketId, title, parentTicketIds }) => {
    const parents = found.filter((one) => parentTicketIds.includes(one.ticketId));
    return (
      <Notice key={ticketId} kind={isHeld ? 'error' : 'warning'}>
        <p>
          {say.lacksParent(
            title,
            parents.map((one) => one.title),
          )}
        </p>
        {parents.length === 0 ? null : (
          <div className="hb-button-row">
            {parents.map((one) => (
              <Button key={one.ticketId} size="small" onClick={() => onOpenTicket(one.ticketId)}>
                {say.addParent(one.title)}
              </Button>
            ))}
          </div>
        )}
      </Notice>
    );
  });
}
