import { useConsole, useWords } from '#console/console-context.ts';
import { Notice } from '#console/ui/notice.tsx';
import { saidDate } from '#kernel/said-date.ts';
import { orderTexts } from '../order-texts.ts';
import { useYen } from '../use-yen.ts';
import type { OfOrder } from './buyer-card.tsx';

/** That the buyer's bank took money back, what became of it, and by when the organiser answers. */
export function ChargebackNotice({ order: { chargeback } }: OfOrder) {
  const { language } = useConsole();
  const words = useWords(orderTexts).one.chargebacks;
  const yen = useYen();
  if (chargeback === null) return null;
  const { amount, state, reason, respondBy } = chargeback;
  const why = words.reasons[reason];
  return (
    <Notice kind={state === 'won' ? 'info' : 'warning'} title={words.titles[state](yen(amount))}>
      {why === undefined ? null : <p>{words.why(why)}</p>}
      {respondBy === null ? null : <p>{words.respondBy(saidDate(respondBy, language))}</p>}
      <p>{words.texts[state]}</p>
    </Notice>
  );
}
