import type { ContentLockTexts } from './jpn.ts';

export default {
  ticketsOnly: 'This content is for holders of certain tickets.',
  afterPayment: 'A ticket that is not paid for yet does not open it.',
  dialogTitle: 'You need a ticket',
  anyOf: 'Any one of these tickets lets you in.',
  allOf: 'You need all of these tickets to get in.',
  oneOnly: 'This ticket lets you in.',
  showTickets: 'See which tickets',
  held: 'You have it',
} satisfies ContentLockTexts;
