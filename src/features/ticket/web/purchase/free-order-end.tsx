import { useTexts } from '#web/site/page-context.ts';
import { purchaseTexts } from '../flow/purchase-texts.ts';
import { TermsAgreement } from './terms-agreement.tsx';
import type { Purchase } from './use-purchase.ts';

/** Below the fields of a form that also orders: the terms, and what the button does. */
export function FreeOrderEnd({ purchase, isAsked }: { purchase: Purchase; isAsked: boolean }) {
  const { free } = useTexts(purchaseTexts).confirm;
  return (
    <div className="hb-purchase-order">
      {purchase.settings.terms === null ? null : <TermsAgreement purchase={purchase} isAsked={isAsked} />}
      <p className="hb-purchase-order-note">{free.note}</p>
    </div>
  );
}
