import { formatYen } from '#kernel/yen.ts';
import { useLanguage, useTexts } from '#web/site/page-context.ts';
import { purchaseTexts } from '../flow/purchase-texts.ts';

interface BarTotalProps {
  purchase: { total: number; isApplication: boolean };
}

/** The total beside the button that leads on. */
export function BarTotal({ purchase: { total, isApplication } }: BarTotalProps) {
  const { summary } = useTexts(purchaseTexts);
  const language = useLanguage();
  return (
    <p className="hb-purchase-bar-total">
      <span>{isApplication && total > 0 ? summary.totalIfWon : summary.total}</span>
      <strong>{formatYen(total, language)}</strong>
    </p>
  );
}
