import { formatYen } from '#kernel/yen.ts';
import { useLanguage, useTexts } from '#web/site/page-context.ts';
import { LeaveDialog } from '../flow/leave-dialog.tsx';
import { purchaseTexts } from '../flow/purchase-texts.ts';
import { LostOrder } from '../order-page/lost-order.tsx';
import { ConfirmTickets } from './confirm-tickets.tsx';
import { OrderFailure } from './order-failure.tsx';
import { ProfileStep } from './profile-step.tsx';
import type { StepProps } from './step-props.ts';
import { useReview } from './use-review.ts';

/** A simple free order on one screen: its tickets, its buyer, the terms, and the button that orders (TICKET-128). */
export function FreeStep(props: StepProps) {
  const { purchase } = props;
  const say = useTexts(purchaseTexts);
  const language = useLanguage();
  const { state, order, checkAgain, guard, problems, named } = useReview(props);
  if (state.kind === 'lost') return <LostOrder checkAgain={checkAgain} tries={state.tries} />;
  const { free } = say.confirm;
  const lacksAgreement = purchase.settings.terms !== null && !purchase.form.hasAgreed;
  return (
    <>
      <OrderFailure state={state} problems={problems} purchase={purchase} named={named} />
      <ConfirmTickets purchase={purchase} problems={problems} named={named} />
      <ProfileStep
        {...props}
        ordering={{
          order: async (changed) => ((await order(changed)).kind === 'leaving' ? undefined : 'stays'),
          submit: free.order(formatYen(purchase.total, language), purchase.list.length),
          submitting: free.sending,
          problems: () => ({ agree: lacksAgreement ? say.terms.required : undefined }),
        }}
      />
      <LeaveDialog guard={guard} />
    </>
  );
}
