import toTheCard from '../../../texts/to-the-card/eng.ts';
import type { OrganiserMailTexts } from './jpn.ts';

const eng: OrganiserMailTexts = {
  canceled: {
    subject: (siteName) => `The organiser has cancelled tickets – ${siteName}`,
    heading: 'Tickets have been cancelled',
    paragraphs: (siteName) => [
      `The organiser has cancelled these tickets for ${siteName}. You cannot get in with a cancelled ticket.`,
    ],
  },
  refunded: {
    subject: (siteName) => `You are getting a refund – ${siteName}`,
    heading: 'You are getting a refund',
    paragraphs: (siteName) => [
      `The organiser is refunding money for your order for ${siteName}. The tickets you have are still valid.`,
    ],
  },
  holderCanceled: {
    subject: (siteName) => `The organiser has cancelled your ticket – ${siteName}`,
    heading: 'Your ticket has been cancelled',
    paragraphs: (siteName) => [
      `The organiser has cancelled this ticket for ${siteName}, which was passed on to you. You cannot get in with it.`,
    ],
  },
  money: {
    gateway: toTheCard,
    byHand: (amount) => `The organiser will refund ${amount} directly and will tell you how.`,
    none: 'There is no refund.',
    unpaid: 'You do not need to pay for the cancelled tickets.',
  },
  reason: 'From the organiser',
  ticketNumber: 'Ticket number',
  refund: 'Refund',
};
export default eng;
