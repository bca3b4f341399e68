import { formatYen } from '#kernel/yen.ts';
import type { SiteInit } from '#features/site/web.ts';
import { needed } from '#web/parts/needed.ts';
import { EventZone } from '#web/site/event-zone.tsx';
import { useLanguage, usePageContext } from '#web/site/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { CalendarIcon } from '#web/ui/icons.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { QrCode } from '#web/ui/qr-code.tsx';
import type { OrderAnswer, PurchasedTicketAnswer } from '../../contract.ts';
import { checkinPeriod } from '../../rules/purchased/checkin-period.ts';
import { type UnpaidWay, unpaidWay } from '../../rules/order/unpaid-way.ts';
import { isHad } from '../../rules/purchased/purchased-status.ts';
import { periodWords } from '../../rules/sale/sale-dates.ts';
import { CopyButton } from './copy-button.tsx';
import { useOrderTexts } from './order-texts.ts';

/** The tickets of an order with their codes. A visitor has them on this page alone, and keeps its address. */
export function DoneTickets({ order, isMember }: { order: OrderAnswer; isMember: boolean }) {
  const say = useOrderTexts();
  const { done } = say;
  const tickets = order.purchasedTickets;
  if (tickets.length === 0) return null;
  const way = unpaidWay(order);
  const isVisitors = !isMember && tickets.some(({ qrString }) => qrString !== null);
  return (
    <section className="hb-purchase-tickets" aria-labelledby="done-tickets">
      <h2 className="hb-section-title" id="done-tickets">
        {done.tickets}
      </h2>
      {tickets.some((ticket) => checkinPeriod(ticket) !== undefined) ? <EventZone /> : null}
      <ul className="hb-purchase-ticket-list">
        {tickets.map((ticket) => (
          <li key={ticket.id}>
            <DoneTicket ticket={ticket} way={ticket.price > 0 ? way : undefined} />
          </li>
        ))}
      </ul>
      {isVisitors ? (
        <Notice kind="warning" title={done.keepTitle}>
          <p>{done.keepText}</p>
          <CopyButton text={window.location.href} label={done.copyLink} />
        </Notice>
      ) : null}
    </section>
  );
}

/** Its code stands below its name, so that it is in sight at once. */
function DoneTicket({ ticket, way }: { ticket: PurchasedTicketAnswer; way: UnpaidWay | undefined }) {
  const say = useOrderTexts();
  const language = useLanguage();
  const context = usePageContext<SiteInit>();
  const { ticketContentSnapshot: content, qrString, code, holderName, ticketMultiplePriceId } = ticket;
  const period = checkinPeriod(ticket);
  const when = periodWords(period?.start, period?.end, say.done, language);
  const isInHand = isHad(ticket, context.now);
  const isNumbered = isInHand && code !== '';
  const price = content.multiplePrices.find((one) => one.ticketMultiplePriceId === ticketMultiplePriceId)?.name;
  const toCalendar = async (): Promise<void> => {
    const { saveCalendar } = await needed(() => import('../purchased/save-calendar.ts'));
    await saveCalendar(context, ticket, { lines: [price ?? '', isNumbered ? code : ''], href: window.location.href });
  };
  return (
    <article className="hb-purchase-ticket">
      <div className="hb-purchase-ticket-text">
        <h3 className="hb-purchase-ticket-title">{content.title}</h3>
        <p className="hb-purchase-line-note">
          {[price, formatYen(ticket.price, language)].filter(Boolean).join(' · ')}
        </p>
        {holderName === '' ? null : <p className="hb-purchase-line-note">{say.done.holder([holderName])}</p>}
        {ticket.canceled === 1 ? <Chip>{say.summary.canceled}</Chip> : null}
      </div>
      {qrString === null ? null : (
        <div className="hb-purchase-ticket-code hb-light">
          <QrCode text={qrString} label={say.done.qr(content.title)} />
          <p>{say.done.qrHint}</p>
          {way === undefined ? null : <p className="hb-purchase-unpaid">{say.done.qrUnpaid[way]}</p>}
        </div>
      )}
      <div className="hb-purchase-ticket-text">
        {when === '' ? null : <p className="hb-purchase-line-note">{say.done.period(when)}</p>}
        {isNumbered ? <p className="hb-purchase-line-note">{say.done.ticketNumber(code)}</p> : null}
        {isInHand && period?.start !== undefined ? (
          <Button size="small" icon={<CalendarIcon />} onClick={() => void toCalendar().catch(() => {})}>
            {say.done.calendar}
          </Button>
        ) : null}
      </div>
    </article>
  );
}
