import type { ContentLockTexts } from './jpn.ts';

export default {
  ticketsOnly: 'Only holders of certain tickets can see this.',
  afterPayment: 'Unpaid tickets do not count.',
  dialogTitle: 'You need a ticket',
  anyOf: 'Any of these tickets gives you access.',
  allOf: 'You need all of these tickets.',
  oneOnly: 'This ticket gives you access.',
  showTickets: 'See tickets',
  held: 'You have this ticket',
} satisfies ContentLockTexts;
