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
  calledOff: {
    subject: (siteName) => `${siteName} has been cancelled`,
    heading: 'The event has been cancelled',
    paragraphs: (siteName) => [
      `${siteName} will not take place. Your tickets and applications are cancelled, and nobody can get in with them.`,
    ],
  },
  applicationEnded: 'Your application to the draw is cancelled. You pay nothing.',
  corrected: {
    subject: (siteName) => `Your name or contact details have changed – ${siteName}`,
    heading: 'Your details have changed',
    paragraphs: (siteName) => [
      `The organiser has corrected the name or the email address of your order for ${siteName}.`,
    ],
  },
  companionCorrected: {
    subject: (siteName) => `The name on a ticket has changed – ${siteName}`,
    heading: 'The name on a ticket has changed',
    paragraphs: (siteName) => [`The organiser has corrected who uses this ticket for ${siteName}.`],
  },
  addressRemoved: {
    subject: (siteName) => `No more emails to this address – ${siteName}`,
    heading: 'No more emails to this address',
    paragraphs: (siteName) => [
      `The organiser has changed the email address of an order for ${siteName} to another one.`,
      'The links and QR codes in earlier emails no longer work. If you know nothing of the order, please delete those emails.',
    ],
  },
  otherCodes: 'The QR codes in earlier emails no longer work. Open your tickets with the button in this email.',
  otherLinks:
    'The links, the order number and the QR codes in earlier emails no longer work. Open your tickets with the button in this email.',
  name: 'Name',
  mail: 'Email address',
  money: {
    gateway: toTheCard,
    byHand: (amount) => `The organiser will refund ${amount} directly and will tell you how.`,
    none: 'There is no refund.',
    unpaid: 'You do not need to pay for the cancelled tickets.',
  },
  reason: 'From the organiser',
  ticketNumber: 'Ticket number',
  refund: 'Refund',
  refundTotal: 'Refunds in total',
  handedOn: 'Tickets that were passed on to you',
  moreOrders: (count) => `${count} further orders are cancelled too.`,
};
export default eng;
