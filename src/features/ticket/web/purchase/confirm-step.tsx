import { useRef, useState } from 'react';
import { formatYen } from '#kernel/yen.ts';
import { useLanguage, useTexts } from '#web/site/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { LockIcon } from '#web/ui/icons.tsx';
import { ConfirmParts } from './confirm-parts.tsx';
import { ConfirmTickets } from './confirm-tickets.tsx';
import { LeaveDialog } from '../flow/leave-dialog.tsx';
import { LostOrder } from '../order-page/lost-order.tsx';
import { OrderConditions } from './order-conditions.tsx';
import { OrderFailure } from './order-failure.tsx';
import { purchaseTexts } from '../flow/purchase-texts.ts';
import { SellerNotice } from '../sale/seller-notice.tsx';
import type { StepProps } from './step-props.ts';
import { TermsAgreement } from './terms-agreement.tsx';
import { useReview } from './use-review.ts';

/** The whole purchase to check, and the one button that buys. */
export function ConfirmStep({ purchase, refusal }: StepProps) {
  const say = useTexts(purchaseTexts);
  const language = useLanguage();
  const { state, order, checkAgain, guard, problems, named, isSending } = useReview({ purchase, refusal });
  const agreement = useRef<HTMLInputElement>(null);
  const [isAsked, setIsAsked] = useState(false);
  if (state.kind === 'lost') return <LostOrder checkAgain={checkAgain} tries={state.tries} />;

  const { total, isApplication, form, change, cart, settings } = purchase;
  const agreeAndOrder = (): void => {
    const lacksAgreement = settings.terms !== null && !form.hasAgreed;
    setIsAsked(lacksAgreement);
    if (lacksAgreement) agreement.current?.focus();
    else void order();
  };
  const canWidenWish = cart.tickets.some(
    ({ ticketId, slots, requiredSelectSlotNumber }) =>
      slots.length > requiredSelectSlotNumber && purchase.list.some((item) => item.ticketId === ticketId),
  );
  const words = isApplication ? say.confirm.application : total === 0 ? say.confirm.free : say.confirm.paid;
  return (
    <>
      <OrderFailure state={state} problems={problems} purchase={purchase} named={named} />
      <ConfirmTickets purchase={purchase} problems={problems} named={named} />
      {isApplication && canWidenWish ? (
        <label className="hb-check hb-purchase-extra">
          <input
            type="checkbox"
            name="enableExtraSlot"
            checked={form.enableExtraSlot}
            onChange={(event) => change({ enableExtraSlot: event.target.checked })}
          />
          <span>
            {say.confirm.extraSlot}
            <span className="hb-field-hint">{say.confirm.extraSlotHint}</span>
          </span>
        </label>
      ) : null}
      <ConfirmParts purchase={purchase} />
      {total === 0 ? null : <OrderConditions purchase={purchase} />}
      <div className="hb-purchase-order">
        {settings.terms === null ? null : <TermsAgreement ref={agreement} purchase={purchase} isAsked={isAsked} />}
        {total === 0 ? null : <SellerNotice html={settings.seller} />}
        <p className="hb-purchase-order-note">{words.note}</p>
      </div>
      <div className="hb-action-bar">
        <Button kind="primary" size="large" wide icon={<LockIcon />} busy={isSending} onClick={agreeAndOrder}>
          {isSending ? words.sending : words.order(formatYen(total, language), purchase.list.length)}
        </Button>
      </div>
      <LeaveDialog guard={guard} />
    </>
  );
}
