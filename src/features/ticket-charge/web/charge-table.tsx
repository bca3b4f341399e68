import { pagePath } from '#kernel/page.ts';
import { parseInstant } from '#kernel/period.ts';
import { saidDeadline } from '#kernel/said-deadline.ts';
import { shownMoment } from '#kernel/shown-date.ts';
import { formatYen } from '#kernel/yen.ts';
import type { ReactNode } from 'react';
import { EventZone } from '#web/site/event-zone.tsx';
import { pageHref, useLanguage, usePageContext, useTexts } from '#web/site/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Chip, type ChipKind } from '#web/ui/chip.tsx';
import { CheckIcon, ReceiptIcon } from '#web/ui/page-icons.tsx';
import { Link } from '#web/ui/link-context.ts';
import { useEventHref } from '#features/site/web.ts';
import { receiptOffer } from '../rules/charge-row.ts';
import type { ListedCharge } from './charge-calls.ts';
import { chargeTexts } from './charge-texts.ts';

interface ChargeTableProps {
  rows: readonly ListedCharge[];
  onReceipt: (row: ListedCharge) => void;
  onAgain: (row: ListedCharge) => void;
}

const kinds: Record<ListedCharge['paymentStatus'], ChipKind> = {
  Sale: 'success',
  Waiting: 'warning',
  Fail: 'danger',
};

/** A member's purchases, a row for each; on a phone each row is a card (CHARGE-001). */
export function ChargeTable({ rows, onReceipt, onAgain }: ChargeTableProps) {
  const say = useTexts(chargeTexts);
  return (
    <>
      <EventZone />
      <table className="hb-charges">
        <caption className="hb-visually-hidden">{say.table}</caption>
        <thead>
          <tr>
            <th scope="col">{say.date}</th>
            <th scope="col">{say.what}</th>
            <th scope="col">{say.method}</th>
            <th scope="col" className="hb-charge-amount">
              {say.amount}
            </th>
            <th scope="col">{say.receipt}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <ChargeLine
              key={row.ticketChargeId}
              row={row}
              onReceipt={() => onReceipt(row)}
              onAgain={() => onAgain(row)}
            />
          ))}
        </tbody>
      </table>
    </>
  );
}

interface ChargeLineProps {
  row: ListedCharge;
  onReceipt: () => void;
  onAgain: () => void;
}

function ChargeLine({ row, onReceipt, onAgain }: ChargeLineProps) {
  const language = useLanguage();
  const say = useTexts(chargeTexts);
  const { chargedAt, title, number, orderId, paymentMethod, paymentStatus, paymentUnderway, amount } = row;
  const { refundedAmount, refundDueAmount } = row;
  const href = useOrderHref(row);
  return (
    <tr className="hb-charge">
      <Cell label={say.date} className="hb-charge-date">
        <time dateTime={chargedAt}>{shownMoment(parseInstant(chargedAt) ?? 0, language)}</time>
      </Cell>
      <td className="hb-charge-what">
        {row.event === undefined ? null : <span className="hb-charge-note">{row.event.name}</span>}
        <span className="hb-charge-title">{title}</span>
        <span className="hb-charge-note">{say.tickets(number)}</span>
        <span className="hb-charge-note">
          {say.order}{' '}
          <Link className="hb-link" href={href}>
            {orderId}
          </Link>
        </span>
      </td>
      <Cell label={say.method} className="hb-charge-method">
        <span>{say.methods[paymentMethod]}</span>
        {paymentMethod === 'Free' ? null : (
          <Chip kind={kinds[paymentStatus]}>
            {paymentUnderway === null ? say.states[paymentStatus] : say.underway[paymentUnderway]}
          </Chip>
        )}
      </Cell>
      <Cell label={say.amount} className="hb-charge-amount">
        <strong>{formatYen(amount, language)}</strong>
        {refundedAmount > refundDueAmount ? (
          <span className="hb-charge-note">{say.refunded(formatYen(refundedAmount - refundDueAmount, language))}</span>
        ) : null}
        {refundDueAmount > 0 ? (
          <span className="hb-charge-note">{say.refundDue(formatYen(refundDueAmount, language))}</span>
        ) : null}
      </Cell>
      <Cell label={say.receipt} className="hb-charge-receipt">
        <Receipt row={row} onReceipt={onReceipt} onAgain={onAgain} />
      </Cell>
    </tr>
  );
}

/** The order, at its event. The payment page of an unpaid one says more about it. */
function useOrderHref({ event, orderId, contentId, paymentStatus }: ListedCharge): string {
  const context = usePageContext();
  const eventHref = useEventHref();
  const page = paymentStatus === 'Sale' ? 'myTicketPurchased' : 'myTicketPayment';
  const query = `order=${encodeURIComponent(orderId)}`;
  if (event !== undefined) return eventHref(event, { rest: pagePath(page, { contentId }), query });
  const href = pageHref(context, page, { contentId });
  return `${href}${href.includes('?') ? '&' : '?'}${query}`;
}

/** A cell. On a phone, where the table shows no head, the cell shows the name of its column. */
function Cell({ label, className, children }: { label: string; className: string; children: ReactNode }) {
  return (
    <td className={className}>
      <span className="hb-charge-label" aria-hidden="true">
        {label}
      </span>
      {children}
    </td>
  );
}

/** The button that issues the receipt; afterwards a note that it was issued (CHARGE-006), and for a day the way to have it again. */
function Receipt({ row, onReceipt, onAgain }: ChargeLineProps) {
  const say = useTexts(chargeTexts);
  const { now, language } = usePageContext();
  const offer = receiptOffer(row);
  if (offer === 'download' && row.givesReceipts === false) {
    return <span className="hb-charge-note">{say.askOrganiser}</span>;
  }
  if (offer === 'download') {
    return (
      <Button
        size="small"
        icon={<ReceiptIcon />}
        aria-label={say.receiptOf(row.title)}
        aria-haspopup="dialog"
        onClick={onReceipt}
      >
        {say.get}
      </Button>
    );
  }
  if (offer === 'downloaded') {
    const until = parseInstant(row.receiptUntil ?? '') ?? 0;
    return (
      <>
        <div className="hb-button-row">
          <span className="hb-charge-given">
            <CheckIcon />
            {say.downloaded}
          </span>
          {until > now ? (
            <Button size="small" kind="quiet" aria-label={say.againOf(row.title)} onClick={onAgain}>
              {say.again}
            </Button>
          ) : null}
        </div>
        {until > now ? (
          <span className="hb-charge-note">{say.againUntil(saidDeadline(row.receiptUntil, language))}</span>
        ) : null}
      </>
    );
  }
  const isWaiting = row.amount > 0 && row.paymentStatus === 'Waiting';
  return <span className="hb-charge-note">{isWaiting ? say.noneHint : say.none}</span>;
}
