import type { LanguageCode } from '#kernel/language.ts';
import { formatYen } from '#kernel/yen.ts';
import type { TicketContent } from '../../contract.ts';
import type { ListProblem, PurchaseProblem, TicketProblem } from '../../rules/sale/purchase-problem.ts';
import type { PurchaseTexts } from '../flow/texts/jpn.ts';

/** A problem of one ticket, with its amendment or the buyer's next step. */
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

/** A problem of the whole purchase. */
export function sayListProblem(problem: ListProblem, { problems }: PurchaseTexts, language: LanguageCode): string {
  if (problem.kind === 'tooMany') return problems.tooMany(problem.limit);
  if (problem.kind === 'totalTooHigh') return problems.totalTooHigh(formatYen(problem.limit, language));
  return problems[problem.kind];
}

/** The parent tickets of which the buyer needs one. */
export function parentsIn(problems: readonly PurchaseProblem[]): number[] {
  return problems.flatMap((problem) => (problem.kind === 'parentNeeded' ? problem.parentTicketIds : []));
}

/** When tickets exclude each other, restoring removes one of them. The others have no problem then. */
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
