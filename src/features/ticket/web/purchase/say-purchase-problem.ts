import type { TicketContent } from '../../contract.ts';
import type { ListProblem, PurchaseProblem, TicketProblem } from '../../rules/purchase/purchase-problem.ts';
import type { PurchaseTexts } from './texts/jpn.ts';

/** What stands against one ticket, and what to do about it. */
export function sayTicketProblem(
  problem: TicketProblem,
  { problems }: PurchaseTexts,
  tickets: readonly TicketContent[],
): string {
  if (problem.kind === 'notEnough') return problems.notEnough(problem.left);
  if (problem.kind === 'limitReached') return problems.limitReached(problem.left);
  if (problem.kind !== 'parentNeeded') return problems[problem.kind];
  const names = problem.parentTicketIds.flatMap((id) => tickets.find(({ ticketId }) => ticketId === id)?.title ?? []);
  return problems.parentNeeded(names);
}

/** What stands against the whole of it. */
export function sayListProblem(problem: ListProblem, { problems }: PurchaseTexts): string {
  return problem.kind === 'tooMany' ? problems.tooMany(problem.limit) : problems[problem.kind];
}

export function isTicketProblem(problem: PurchaseProblem): problem is TicketProblem {
  return 'ticketId' in problem;
}
