import type { ReactNode } from 'react';
import { formatYen } from '#kernel/yen.ts';
import { useLanguage, useTexts } from '#web/site/page-context.ts';
import { purchaseTexts } from '../flow/purchase-texts.ts';
import type { SummaryLine } from './summary-lines.ts';

interface LineTextProps {
  line: Omit<SummaryLine, 'key' | 'ticketId' | 'belowLimit' | 'names'>;
  /** More about it, below its price. */
  children?: ReactNode;
}

/** One kind of ticket: what, how many, for how much. */
export function LineText({ line, children }: LineTextProps) {
  const say = useTexts(purchaseTexts);
  const language = useLanguage();
  return (
    <div className="hb-purchase-line">
      <div className="hb-purchase-line-text">
        <span className="hb-purchase-line-title">{line.title}</span>
        <span className="hb-purchase-line-note">
          {[line.priceName, say.summary.each(formatYen(line.unitPrice, language), line.number)]
            .filter(Boolean)
            .join(' · ')}
        </span>
        {line.discounted > 0 && line.discounted < line.number ? (
          <span className="hb-purchase-line-note">{say.summary.discountedOf(line.discounted, line.number)}</span>
        ) : null}
        {line.slots.length > 0 ? (
          <ol className="hb-purchase-slots">
            {line.slots.map((name, index) => (
              <li key={name}>
                <span className="hb-purchase-slot-place">{say.summary.wish(index + 1)}</span>
                <span>{name}</span>
              </li>
            ))}
          </ol>
        ) : null}
        {children}
      </div>
      <div className="hb-purchase-line-price">
        {line.price < line.originalPrice ? (
          <s>
            <span className="hb-visually-hidden">{say.summary.before}</span>
            {formatYen(line.originalPrice, language)}
          </s>
        ) : null}
        <span>{formatYen(line.price, language)}</span>
      </div>
    </div>
  );
}

interface TotalsProps {
  purchase: {
    /** Whole yen, before and after the discount. */
    originalTotal: number;
    total: number;
    isApplication: boolean;
    /** Yen of an order that were cancelled before they were paid. */
    canceled?: number;
  };
}

/** The total, with the discount and the cancelled sum where there is one. */
export function Totals({ purchase }: TotalsProps) {
  const say = useTexts(purchaseTexts);
  const language = useLanguage();
  const { originalTotal, total, isApplication, canceled = 0 } = purchase;
  const discounted = total + canceled;
  return (
    <dl className="hb-purchase-totals">
      {total < originalTotal ? (
        <>
          <div>
            <dt>{say.summary.subtotal}</dt>
            <dd>{formatYen(originalTotal, language)}</dd>
          </div>
          {discounted < originalTotal ? (
            <div className="hb-purchase-discount">
              <dt>{say.summary.discount}</dt>
              <dd>{formatYen(discounted - originalTotal, language)}</dd>
            </div>
          ) : null}
          {canceled > 0 ? (
            <div>
              <dt>{say.summary.canceled}</dt>
              <dd>{formatYen(-canceled, language)}</dd>
            </div>
          ) : null}
        </>
      ) : null}
      <div className="hb-purchase-total">
        <dt>{isApplication && total > 0 ? say.summary.totalIfWon : say.summary.total}</dt>
        <dd>
          <span className="hb-purchase-sum">{formatYen(total, language)}</span>
          {total > 0 ? <small>{say.summary.taxIncluded}</small> : null}
        </dd>
      </div>
    </dl>
  );
}
