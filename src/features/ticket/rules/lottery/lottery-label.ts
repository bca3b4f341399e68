import { hasLost, hasWon, type PurchasedTicket, waitsForDraw } from '../purchased/purchased-ticket.ts';

export type LotteryLabel = 'winning' | 'defeat' | 'waiting';

/** The label of a lottery ticket (LOTTERY-004..006); a draw that is not told yet still waits. Others have none. */
export function lotteryLabel(
  ticket: Pick<PurchasedTicket, 'ticketContentSnapshot' | 'lotteryStatus'>,
): LotteryLabel | undefined {
  if (hasWon(ticket)) return 'winning';
  if (hasLost(ticket)) return 'defeat';
  return waitsForDraw(ticket) ? 'waiting' : undefined;
}
