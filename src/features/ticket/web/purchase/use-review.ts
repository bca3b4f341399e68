import { useLeaveGuard } from '#web/navigation/use-leave-guard.ts';
import { useTickets } from '../cart/use-tickets.ts';
import { parentsIn, problemsLeft } from './say-purchase-problem.ts';
import type { StepProps } from './step-props.ts';
import { useOrdering } from './use-ordering.ts';

/** What a screen needs that reviews the purchase and has the button that orders. */
export function useReview({ purchase, refusal }: Pick<StepProps, 'purchase' | 'refusal'>) {
  const { state, order, checkAgain } = useOrdering(purchase, refusal);
  const guard = useLeaveGuard(state.kind === 'sending');
  const problems = state.kind === 'problems' ? problemsLeft(state.problems, purchase.list) : [];
  const named = [...purchase.cart.tickets, ...useTickets(purchase.contentId, parentsIn(problems))];
  const isSending = state.kind === 'sending' || state.kind === 'leaving';
  return { state, order, checkAgain, guard, problems, named, isSending };
}
