import type { LanguageCode } from '#kernel/language.ts';
import { saidDate } from '#kernel/said-date.ts';
import type { TicketContent } from '../../contract.ts';
import type { PutProblem } from '../../rules/cart/why-not-put.ts';
import { isLottery } from '../../rules/sale/ticket.ts';
import type { PutProblemTexts } from '../../texts/put-problems/jpn.ts';

/** Says why a ticket cannot be put into the cart, in the words of its detail and of a timetable. */
export function sayPutProblem(
  problem: PutProblem,
  ticket: TicketContent,
  nameOf: (ticketId: number) => string | undefined,
  { problems, lotteryProblems, nameList }: PutProblemTexts,
  language: LanguageCode,
): string {
  const say = isLottery(ticket) ? { ...problems, ...lotteryProblems } : problems;
  if (problem.kind === 'combination')
    return say.combination(nameList(problem.ticketIds.flatMap((id) => nameOf(id) ?? [])));
  if (problem.kind === 'orderFull') return say.orderFull(problem.most);
  const { enableSalesPeriod, salesPeriodStart } = ticket;
  if (problem.kind === 'before') return say.before(enableSalesPeriod ? saidDate(salesPeriodStart, language) : '');
  return say[problem.kind];
}
