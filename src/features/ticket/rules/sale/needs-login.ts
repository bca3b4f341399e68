import { isLottery, type SaleTicket } from './ticket.ts';

/**
 * Whether only members may buy a ticket at a price: paid ones and lotteries, not free first-come ones
 * (TICKET-095..097).
 */
export function needsLogin(ticket: Pick<SaleTicket, 'ticketType'>, isPay: boolean): boolean {
  return isPay || isLottery(ticket);
}
