import draw from '../../../texts/draw/eng.ts';
import type { TicketMailTexts } from './jpn.ts';

const canceled = 'Your order was cancelled';

const canceledSubject = (siteName: string) => `Your order was cancelled – ${siteName}`;

const won = 'Congratulations, you won';

const delivered = 'Here are your tickets';

const eng: TicketMailTexts = {
  news: {
    applied: {
      subject: (siteName) => `We have received your application – ${siteName}`,
      heading: 'We have received your application',
      paragraphs: (siteName) => [
        `Thank you for your application for ${siteName}.`,
        'We will email you the result after the draw. Use your application number to check that the draw was fair.',
      ],
    },
    awaiting: {
      subject: (siteName) => `How to pay – ${siteName}`,
      heading: 'Complete your payment',
      paragraphs: (siteName) => [
        `We are holding your tickets for ${siteName}.`,
        'Pay by the date below, or we will no longer hold them for you.',
      ],
    },
    issued: {
      subject: (siteName) => `Thank you for your purchase – ${siteName}`,
      heading: delivered,
      paragraphs: (siteName) => [`Thank you for buying tickets for ${siteName}.`],
    },
    given: {
      subject: (siteName) => `Tickets from the organiser – ${siteName}`,
      heading: delivered,
      paragraphs: (siteName) => [`The organiser of ${siteName} is sending you these tickets.`],
    },
    free: {
      subject: (siteName) => `Your tickets – ${siteName}`,
      heading: delivered,
      paragraphs: (siteName) => [`Thank you for ordering tickets for ${siteName}. You have nothing to pay.`],
    },
    unpaid: {
      subject: (siteName) => `Your tickets and how to pay – ${siteName}`,
      heading: 'We have received your order',
      paragraphs: (siteName) => [`Thank you for ordering tickets for ${siteName}.`],
    },
    transfer: {
      subject: (siteName) => `Pay by bank transfer – ${siteName}`,
      heading: 'We are waiting for your transfer',
      paragraphs: (siteName) => [`Thank you for ordering tickets for ${siteName}.`],
    },
    settled: {
      subject: (siteName) => `We have received your payment – ${siteName}`,
      heading: 'We have received your payment',
      paragraphs: (siteName) => [`Thank you. You have paid for your tickets for ${siteName}.`],
    },
    won: {
      subject: (siteName) => `You won – ${siteName}`,
      heading: won,
      paragraphs: (siteName) => [`You won tickets in the lottery for ${siteName}. They are ready.`],
    },
    wonToPay: {
      subject: (siteName) => `You won: complete your payment – ${siteName}`,
      heading: won,
      paragraphs: (siteName) => [
        `You won tickets in the lottery for ${siteName}. We are holding them for you.`,
        'Pay by the date below, or we will no longer hold them for you.',
      ],
    },
    lost: {
      subject: (siteName) => `Your lottery result – ${siteName}`,
      heading: 'Your lottery result',
      paragraphs: (siteName) => [
        `Thank you for your application for ${siteName}.`,
        'Sorry, you did not win this time. You have not been charged.',
      ],
    },
    paymentFailed: {
      subject: (siteName) => `We could not charge your card – ${siteName}`,
      heading: 'Complete your payment another way',
      paragraphs: (siteName) => [
        `You won tickets in the lottery for ${siteName}, but we could not charge your card.`,
        'Pay another way in My tickets before the deadline, or we will no longer hold the tickets for you.',
      ],
    },
    expired: {
      subject: (siteName) => `The payment deadline has passed – ${siteName}`,
      heading: 'We are no longer holding your tickets',
      paragraphs: (siteName) => [
        `We did not receive your payment for ${siteName} in time, so we are no longer holding your tickets.`,
        'If you have already paid, you will get the tickets or a refund as soon as your payment reaches us. If tickets are still on sale, you can order again on the site.',
      ],
    },
    canceled: {
      subject: canceledSubject,
      heading: canceled,
      paragraphs: (siteName) => [
        `The organiser has cancelled your order for ${siteName}.`,
        'You have nothing to pay. If you have already paid, or have questions, contact the organiser.',
      ],
    },
    unanswered: {
      subject: canceledSubject,
      heading: canceled,
      paragraphs: (siteName) => [
        `Our payment provider did not confirm your payment for ${siteName}, so the organiser has cancelled your order.`,
        'If you did pay, you will get a refund. If you still see a charge, contact the organiser with your order number.',
      ],
    },
  },
  together: {
    subject: (siteName) => `Your recent orders – ${siteName}`,
    heading: 'Your recent orders',
    paragraphs: (siteName) => [
      `We received many orders for ${siteName} with this email address, so here they are in one email.`,
      'If they are not yours, you can ignore this email. You have not been charged.',
    ],
  },
  moreOrders: (count) => `There are ${count} more. If they are yours, contact the organiser.`,
  refund: {
    organiser: {
      subject: (siteName) => `Action needed: refund a buyer – ${siteName}`,
      heading: 'This refund needs a bank transfer from you',
      why: {
        gateway: (siteName) =>
          `The payment provider could not refund an order for ${siteName}. The buyer does not have the money yet.`,
        byHand: (siteName) =>
          `A ticket for ${siteName} was cancelled. This payment method cannot be refunded automatically, so the refund has to come from you.`,
        decided: (siteName) =>
          `A refund for an order for ${siteName} was entered in the console. This payment method cannot be refunded automatically, so the refund has to come from you.`,
      },
      toDo: 'Ask the buyer for bank details and transfer the money. Then open this order under “Orders” in the console and press “Mark as paid back”.',
      open: 'Open the order',
      orCommand: 'A server administrator can also record it with this command:',
      footnote: 'Replies to this email go to the buyer.',
    },
    buyer: {
      subject: (siteName) => `Your refund is coming by bank transfer – ${siteName}`,
      heading: 'Your refund is coming by bank transfer',
      paragraphs: (siteName, amount) => [
        `We could not refund ${amount} of your order for ${siteName} to your original payment method.`,
        'The organiser will refund you by bank transfer and will ask you for your bank details.',
      ],
    },
    number: 'Refund number',
    amount: 'Refund',
    who: 'Buyer',
    buyerGone: 'Account deleted, no address left. Look up the order number at the payment provider.',
  },
  orderNumber: 'Order number',
  orderTotal: 'Order total',
  payBy: 'Pay by',
  place: 'Venue',
  date: 'Date',
  notPaidYet: 'You have not paid yet. See below how to pay.',
  receiptHint: 'You can get a receipt on My page, under Purchases.',
  ifWon: {
    card: 'If you win, we charge the card you chose.',
    later: 'If you win, we will email you how to pay and by when.',
  },
  atTheGate: 'Show your ticket on your phone at the entrance.',
  codes: {
    intro: (count) =>
      count === 1 ? 'Show this QR code at the entrance.' : 'Show these QR codes at the entrance, one for each person.',
    alt: (ticket, number) => `QR code for entry (${ticket}, ${number})`,
    more: (count) =>
      count === 1
        ? 'You have 1 more ticket: use the link below.'
        : `You have ${count} more tickets: use the link below.`,
    opensAnywhere: {
      member: 'The link below opens your tickets on any device. You need to log in.',
      visitor: 'The link below opens your tickets on any device. You do not need to log in.',
    },
    keepToYourself: 'Anybody who has a code can use it to get in, so please do not forward this email.',
  },
  further: {
    mayFollow: 'If tickets come free after the draw, there may be a second draw among those who did not win.',
    mayStillFollow:
      'If tickets come free, there may be a second draw among those who did not win. You take part without applying again, and if you win, you pay in the way you chose when you applied. If you do not want to take part, choose “Leave further draws” in My tickets.',
    result: 'This is the result of a further draw, for tickets that came free.',
  },
  whereToLook: 'Log in and open My tickets to see your tickets at any time.',
  draw: {
    toCheck:
      'Keep this email if you want to check that the draw was fair. We publish the hash of the list of applications on the ticket page after applications close.',
    closesAt: 'Applications close',
    secretHash: draw.secretHash,
    publicValueSource: draw.publicValueSource,
  },
  buttons: {
    myTickets: 'View my tickets',
    tickets: 'View tickets',
    order: 'View order',
    result: 'View the result',
    howToPay: 'How to pay',
    pay: 'Pay now',
  },
};
export default eng;
