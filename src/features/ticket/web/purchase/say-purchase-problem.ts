import type { LanguageCode } from '#kernel/language.ts';
import { formatYen } from '#kernel/yen.ts';
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
export function sayListProblem(problem: ListProblem, { problems }: PurchaseTexts, language: LanguageCode): string {
  if (problem.kind === 'tooMany') return problems.tooMany(problem.limit);
  if (problem.kind === 'totalTooHigh') return problems.totalTooHigh(formatYen(problem.limit, language));
  return problems[problem.kind];
}

export function isTicketProblem(problem: PurchaseProblem): problem is TicketProblem {
  return 'ticketId' in problem;
}
