import { useConsole, useWords } from '#console/console-context.ts';
import { Link } from '#console/navigation/link.tsx';
import { Badge } from '#console/ui/notice.tsx';
import { Card } from '#console/ui/page.tsx';
import { defaultLanguage } from '#kernel/language.ts';
import { type LocalizedText, localize } from '#kernel/localized-text.ts';
import { orderTexts } from '../order-texts.ts';
import { useYen } from '../use-yen.ts';
import type { OfOrder } from './buyer-card.tsx';

/** The tickets of an order, by the numbers that its history names them by. */
export function TicketsCard({ site, order: { tickets } }: OfOrder & { site: string }) {
  const { language } = useConsole();
  const { one: words } = useWords(orderTexts);
  const yen = useYen();
  const said = (text: LocalizedText | null): string => (text === null ? '' : localize(text, language, defaultLanguage));
  return (
    <Card title={words.tickets}>
      <ol className="hc-order-tickets">
        {tickets.map((ticket) => {
          const { purchasedTicketId, title, priceName, slotName, code, price, originalPrice, state } = ticket;
          const { checkinCount, holder, transfer } = ticket;
          const name = [said(title), said(priceName), said(slotName)].filter(Boolean).join(' · ');
          return (
            <li key={purchasedTicketId} className="hc-order-ticket">
              <p className="hc-order-ticket-title">
                <strong>
                  {state === 'issued' || state === 'canceled' ? (
                    <Link to={`/console/sites/${site}/attendees/${purchasedTicketId}`}>{name}</Link>
                  ) : (
                    name
                  )}
                </strong>
                <span>{yen(price)}</span>
              </p>
              <p className="hc-muted">
                {[
                  [holder.name, holder.mail].filter(Boolean).join(' '),
                  code,
                  price < originalPrice ? words.discounted(yen(originalPrice)) : '',
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
              <p className="hc-order-marks">
                <Badge kind={state === 'issued' ? 'success' : 'plain'}>{words.states[state]}</Badge>
                {checkinCount > 0 ? <Badge kind="info">{words.checkedIn(checkinCount)}</Badge> : null}
                {transfer === 'TRANSFERRING' ? <Badge kind="info">{words.offered}</Badge> : null}
                {transfer === 'TRANSFERRED' ? <Badge kind="plain">{words.transferred}</Badge> : null}
              </p>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
