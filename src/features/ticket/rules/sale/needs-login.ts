import { isLottery, type SaleTicket } from './ticket.ts';

/** Whether a ticket at a price needs a member: paid ones and lotteries do, free first-come ones do not (TICKET-095..097). */
export function needsLogin(ticket: Pick<SaleTicket, 'ticketType'>, isPay: boolean): boolean {
  return isPay || isLottery(ticket);
}
