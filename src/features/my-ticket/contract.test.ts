import { expect, test } from 'vitest';
import { lotteryApplication, myTicket, myTickets } from '../../../test/my-tickets.ts';
import { ticketContent } from '../../../test/ticket-content.ts';
import { unreadFields } from '../../../test/unread-fields.ts';
import { myTicketsSchema } from './contract.ts';

test('the tickets of a content come with those that wait, what is on sale and where codes were used [TICKET-026, DISCOUNT-016]', () => {
  const answer = myTickets({
    unpaidTickets: [myTicket({ id: 7, isUnpaidTicket: true })],
    unprocessedTickets: [lotteryApplication()],
    ticketContents: [ticketContent(5)],
    usedTicketDiscountCodes: [{ purchasedTicketId: 7, code: 'HARU' }],
  });
  const fields = [
    'unpaidTickets.0.id',
    'unprocessedTickets.0.details.0.ticketSlotId',
    'unprocessedTickets.0.details.0.priority',
    'ticketContents.0.ticketId',
    'usedTicketDiscountCodes.0.purchasedTicketId',
  ];
  expect(unreadFields(myTicketsSchema, answer, fields)).toEqual([]);
});
