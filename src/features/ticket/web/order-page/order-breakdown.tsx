import { formatYen } from '#kernel/yen.ts';
import { useLanguage } from '#web/site/page-context.ts';
import type { OrderAnswer } from '../../contract.ts';
import { orderBreakdown } from '../../rules/order/order-sums.ts';
import { shownSlot } from '../../rules/sale/sale-dates.ts';
import { LineText, Totals } from '../pricing/price-lines.tsx';
import { useOrderTexts } from './order-texts.ts';
import '../flow/purchase-lines.css';
import '../flow/purchase.css';
import './order.css';

/** The tickets and sums of an order, and what comes back for cancelled tickets. It needs `flowTexts`. */
export function OrderBreakdown({ order }: { order: OrderAnswer }) {
  const say = useOrderTexts();
  const language = useLanguage();
  const { amount, state, purchasedTickets, wantedSlotIds, refunds } = order;
  const isApplication = state === 'applied' || state === 'lost';
  const { lines, originalTotal, canceled } = orderBreakdown(purchasedTickets, amount);
  const offered = purchasedTickets[0]?.ticketContentSnapshot.slots ?? [];
  const wishes = wantedSlotIds.flatMap((id) => offered.find(({ ticketSlotId }) => ticketSlotId === id) ?? []);
  if (lines.length === 0) return null;
  return (
    <section className="hb-purchase-breakdown" aria-labelledby="order-breakdown">
      <h2 className="hb-purchase-part" id="order-breakdown">
        {isApplication ? say.summary.application : say.summary.title}
      </h2>
      <ul className="hb-purchase-lines">
        {lines.map(({ slotName: won, priceName, ...line }) => (
          <li key={line.key}>
            <LineText
              line={{
                ...line,
                priceName: [priceName, won].filter(Boolean).join(' · '),
                slots: wishes.map((slot) => slot.name || shownSlot(slot, say.done, language)),
              }}
            />
          </li>
        ))}
      </ul>
      <Totals purchase={{ originalTotal, canceled, total: amount, isApplication }} />
      {refunds.map((one) => (
        <p key={one.from}>{say.refund[one.from](formatYen(one.amount, language))}</p>
      ))}
    </section>
  );
}
