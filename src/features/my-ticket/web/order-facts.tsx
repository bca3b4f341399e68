import type { OrderAnswer } from '#features/ticket/web.ts';
import { saidDate } from '#kernel/said-date.ts';
import { saidDeadline, withZone } from '#kernel/said-deadline.ts';
import { formatYen } from '#kernel/yen.ts';
import { useLanguage, useTexts } from '#web/site/page-context.ts';
import { myTicketTexts } from './my-ticket-texts.ts';
import type { MyTicketTexts } from './texts/jpn.ts';
import { TicketRows } from './ticket/ticket-rows.tsx';

/** The facts of an order: number, day, sum, way to pay, state of the payment, and its deadline. */
export function OrderFacts({ order }: { order: OrderAnswer }) {
  const say = useTexts(myTicketTexts);
  const language = useLanguage();
  const isDrawn = isApplication(order);
  const words = isDrawn ? say.order.application : say.order;
  return (
    <TicketRows
      rows={[
        [say.order.number, order.orderId],
        [words.orderedAt, withZone(saidDate(order.orderedAt, language), language)],
        // The sum of an application is owed only if it wins. The breakdown says so.
        [say.order.amount, isDrawn ? '' : formatYen(order.amount, language)],
        [say.facts.payment, order.amount === 0 ? '' : say.methods[order.paymentMethod]],
        [words.state, stateWords(order, say)],
        [say.order.deadline, saidDeadline(payBy(order), language)],
      ]}
    />
  );
}

/** An order that no draw has made a purchase of. */
export function isApplication({ state }: OrderAnswer): boolean {
  return state === 'applied' || state === 'lost';
}

/** The deadline that the till or the bank has. Null when the order waits for no money or has no deadline. */
function payBy({ state, convenienceStore, bank, bankDeadline, heldUntil }: OrderAnswer): string | null {
  if (state !== 'awaiting' && state !== 'reserved') return null;
  return convenienceStore?.deadline ?? bank?.deadline ?? bankDeadline ?? heldUntil;
}

function stateWords({ state, paymentStatus, amount, purchasedTickets }: OrderAnswer, say: MyTicketTexts): string {
  if (state === 'canceled' || state === 'expired') return say.order.ended;
  if (state === 'lost') return say.lottery.labels.defeat;
  if (state === 'applied') return say.lottery.labels.waiting;
  const underway = purchasedTickets[0]?.paymentUnderway ?? null;
  if (underway !== null) return say.underway[underway];
  if (paymentStatus === 'Sale') return amount === 0 ? say.methods.Free : say.order.paid;
  return paymentStatus === 'Fail' ? say.order.failed : say.order.waiting;
}
