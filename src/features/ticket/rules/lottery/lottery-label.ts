import { hasLost, hasWon, type PurchasedTicket, waitsForDraw } from '../purchased/purchased-ticket.ts';

export type LotteryLabel = 'winning' | 'defeat' | 'waiting';

/** The label of a lottery ticket (LOTTERY-004..006). A result that is not announced yet counts as waiting. */
export function lotteryLabel(
  ticket: Pick<PurchasedTicket, 'ticketContentSnapshot' | 'lotteryStatus'>,
): LotteryLabel | undefined {
  if (hasWon(ticket)) return 'winning';
  if (hasLost(ticket)) return 'defeat';
  return waitsForDraw(ticket) ? 'waiting' : undefined;
}
