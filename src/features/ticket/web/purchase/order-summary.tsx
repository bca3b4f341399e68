import { formatYen } from '#kernel/yen.ts';
import { useLanguage, useTexts } from '#web/site/page-context.ts';
import { ChevronDownIcon } from '#web/ui/page-icons.tsx';
import { purchaseTexts } from '../flow/purchase-texts.ts';
import { LineText, Totals } from '../pricing/price-lines.tsx';
import { summaryLines } from '../pricing/summary-lines.ts';
import type { Purchase } from './use-purchase.ts';

type Summed = Pick<Purchase, 'list' | 'belowLimit' | 'originalTotal' | 'total' | 'isApplication'> & {
  cart: Pick<Purchase['cart'], 'tickets'>;
};

/** The tickets and prices beside the step, as a card on a desktop. */
export function OrderSummary({ purchase }: { purchase: Summed }) {
  const say = useTexts(purchaseTexts);
  return (
    <section className="hb-purchase-summary" aria-labelledby="purchase-summary">
      <h2 className="hb-purchase-summary-title" id="purchase-summary">
        {purchase.isApplication ? say.summary.application : say.summary.title}
      </h2>
      <SummaryBody purchase={purchase} />
    </section>
  );
}

/** The same above the step on a phone, folded, with the total always in sight. */
export function FoldedSummary({ purchase }: { purchase: Summed }) {
  const say = useTexts(purchaseTexts);
  const language = useLanguage();
  const number = purchase.list.length;
  return (
    <details className="hb-purchase-fold">
      <summary className="hb-purchase-fold-line">
        <span>{say.summary.tickets(number)}</span>
        <strong className="hb-purchase-sum">{formatYen(purchase.total, language)}</strong>
        <ChevronDownIcon />
      </summary>
      <SummaryBody purchase={purchase} />
    </details>
  );
}

function SummaryBody({ purchase }: { purchase: Summed }) {
  const lines = summaryLines(purchase.list, purchase.cart.tickets);
  return (
    <div className="hb-purchase-summary-body">
      <ul className="hb-purchase-lines">
        {lines.map((line) => (
          <li key={line.key}>
            <LineText line={line} />
          </li>
        ))}
      </ul>
      <Totals purchase={purchase} />
    </div>
  );
}
