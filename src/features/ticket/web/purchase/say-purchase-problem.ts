import type { LanguageCode } from '#kernel/language.ts';
import { formatYen } from '#kernel/yen.ts';
import type { TicketContent } from '../../contract.ts';
import type { ListProblem, PurchaseProblem, TicketProblem } from '../../rules/purchase/purchase-problem.ts';
import type { PurchaseTexts } from '../flow/texts/jpn.ts';

/** What stands against one ticket, and what became of it or is to be done. */
export function sayTicketProblem(
  problem: TicketProblem,
  { problems }: PurchaseTexts,
  tickets: readonly TicketContent[],
  isRemoved = false,
): string {
  if (problem.kind === 'combination') return problems.combination(isRemoved);
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

/** The tickets one of which has to be bought along. */
export function parentsIn(problems: readonly PurchaseProblem[]): number[] {
  return problems.flatMap((problem) => (problem.kind === 'parentNeeded' ? problem.parentTicketIds : []));
}

/** Of tickets that shut each other out one goes when the cart is read anew; nothing stands against the others then. */
export function problemsLeft(
  problems: readonly PurchaseProblem[],
  list: readonly { ticketId: number }[],
): readonly PurchaseProblem[] {
  const isThere = (problem: PurchaseProblem): boolean =>
    isTicketProblem(problem) && list.some(({ ticketId }) => ticketId === problem.ticketId);
  const isParted = problems.some((problem) => problem.kind === 'combination' && !isThere(problem));
  return isParted ? problems.filter((problem) => problem.kind !== 'combination' || !isThere(problem)) : problems;
}

export function isTicketProblem(problem: PurchaseProblem): problem is TicketProblem {
  return 'ticketId' in problem;
}
