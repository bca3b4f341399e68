import type { ReactNode } from 'react';
import { saidDate, unbroken } from '#kernel/said-date.ts';
import { formatYen } from '#kernel/yen.ts';
import { EventZone } from '#web/site/event-zone.tsx';
import { useLanguage, useTexts } from '#web/site/page-context.ts';
import { useServerNow } from '#web/site/use-server-now.ts';
import { type OrderTerms, orderTerms } from '../../rules/purchased/order-terms.ts';
import { periodWords } from '../../rules/sale/sale-dates.ts';
import { purchaseTexts } from '../flow/purchase-texts.ts';
import type { Purchase } from './use-purchase.ts';

/** What the law wants to be said where an order is confirmed: when it is paid, delivered and cancelled. */
export function OrderConditions({ purchase }: { purchase: Purchase }) {
  const { conditions: say } = useTexts(purchaseTexts);
  const language = useLanguage();
  const now = useServerNow();
  const { cart, list, form, settings, isApplication } = purchase;
  const { paymentMethod } = form;
  const { isBankDeferred, deadlineHours, localNote } = settings.payment;
  const ordered = cart.tickets.flatMap((ticket) => {
    const prices = list.filter(({ ticketId }) => ticketId === ticket.ticketId).map(({ price }) => price);
    return prices.length === 0 ? [] : [{ ...ticket, prices }];
  });
  const terms = orderTerms(ordered, { paymentMethod, isBankDeferred }, now);
  const { payment, delivery, cancellation, offer } = terms;
  const drawn = unbroken(saidDate(terms.drawAt, language));
  const paid = say.payments[payment](deadlineHours, drawn);

  const cancelText = ({ term }: OrderTerms['cancellation'][number]): string => {
    if (term === undefined) return isApplication ? say.neverIfWon : say.never;
    const when = unbroken(periodWords(term.start, term.end, say, language));
    return say.cancel(when, term.fee === 0 ? '' : formatYen(term.fee, language));
  };
  const offers = offer.flatMap(({ titles, term }) =>
    term === undefined ? [] : [ofTickets(titles, unbroken(say.until(saidDate(term, language))))],
  );
  const isCancellable = cancellation.some(({ term }) => term !== undefined);
  const facts: [string, readonly string[]][] = [
    [say.labels.payment, [(paymentMethod === 'Local' && localNote) || paid]],
    [say.labels.delivery, [say.deliveries[delivery]]],
    [
      say.labels.cancellation,
      [
        ...(isApplication ? [say.withdraw] : []),
        ...cancellation.map((one) => ofTickets(one.titles, cancelText(one))),
        ...(isCancellable ? [say.except, say.refunds[paymentMethod === 'CreditCard' ? 'card' : 'byHand']] : []),
      ],
    ],
    [isApplication ? say.labels.application : say.labels.sales, offers],
  ];
  function ofTickets(titles: readonly string[], text: string): string {
    return titles.length === 0 ? text : say.of(titles, text);
  }
  return (
    <section className="hb-purchase-card" aria-labelledby="confirm-conditions">
      <h2 className="hb-purchase-part" id="confirm-conditions">
        {say.title}
      </h2>
      <dl className="hb-purchase-facts">
        {facts.map(([label, texts]) =>
          texts.length === 0 ? null : (
            <div key={label} className="hb-purchase-fact">
              <dt>{label}</dt>
              <dd>{texts.map(asParagraph)}</dd>
            </div>
          ),
        )}
      </dl>
      <EventZone />
    </section>
  );
}

const asParagraph = (text: string): ReactNode => <p key={text}>{text}</p>;
