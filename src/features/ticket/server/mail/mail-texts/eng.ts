import type { TicketMailTexts } from './jpn.ts';

const eng: TicketMailTexts = {
  news: {
    applied: {
      subject: (siteName) => `[${siteName}] Your application has been received`,
      heading: 'Your application has been received',
      paragraphs: (siteName) => [
        `Thank you for applying to the lottery of ${siteName}.`,
        'We will tell you the result by email after the draw. With the number of your application you can check that the draw was fair.',
      ],
    },
    awaiting: {
      subject: (siteName) => `[${siteName}] How to pay`,
      heading: 'We are waiting for your payment',
      paragraphs: (siteName) => [
        `Your tickets for ${siteName} are being held.`,
        'Please pay by the date below. After it they are released.',
      ],
    },
    issued: {
      subject: (siteName) => `[${siteName}] Thank you for your purchase`,
      heading: 'Here are your tickets',
      paragraphs: (siteName) => [`Thank you for your tickets to ${siteName}.`],
    },
    free: {
      subject: (siteName) => `[${siteName}] Your tickets`,
      heading: 'Here are your tickets',
      paragraphs: (siteName) => [`Thank you for your order of tickets to ${siteName}. There is nothing to pay.`],
    },
    unpaid: {
      subject: (siteName) => `[${siteName}] Your tickets, and how to pay`,
      heading: 'Here are your tickets',
      paragraphs: (siteName) => [`Thank you for your order of tickets to ${siteName}.`],
    },
    settled: {
      subject: (siteName) => `[${siteName}] We have received your payment`,
      heading: 'We have received your payment',
      paragraphs: (siteName) => [`Your tickets to ${siteName} are paid. Thank you.`],
    },
    won: {
      subject: (siteName) => `[${siteName}] You have won`,
      heading: 'Congratulations, you have won',
      paragraphs: (siteName) => [`You have won in the lottery of ${siteName}. Your tickets are ready.`],
    },
    wonToPay: {
      subject: (siteName) => `[${siteName}] You have won: please pay`,
      heading: 'Congratulations, you have won',
      paragraphs: (siteName) => [
        `You have won in the lottery of ${siteName}. Your tickets are being held.`,
        'Please pay by the date below. After it they are released.',
      ],
    },
    lost: {
      subject: (siteName) => `[${siteName}] The result of the draw`,
      heading: 'The result of the draw',
      paragraphs: (siteName) => [
        `Thank you for applying to the lottery of ${siteName}.`,
        'We are sorry: you have not won this time. Nothing has been charged.',
      ],
    },
    paymentFailed: {
      subject: (siteName) => `[${siteName}] Your card could not be charged`,
      heading: 'Please check your payment',
      paragraphs: (siteName) => [
        `You have won in the lottery of ${siteName}, but your card could not be charged.`,
        'Please pay in another way in My tickets before the deadline. After it the tickets are released.',
      ],
    },
    expired: {
      subject: (siteName) => `[${siteName}] The time to pay is over`,
      heading: 'Your tickets have been released',
      paragraphs: (siteName) => [
        `We have not received your payment for ${siteName} in time, so the tickets have been released.`,
        'If you have paid already, you will get the tickets or your money back as soon as we hear of it. Tickets that are on sale can be ordered again on the site.',
      ],
    },
    canceled: {
      subject: (siteName) => `[${siteName}] Your order was canceled`,
      heading: 'Your order was canceled',
      paragraphs: (siteName) => [
        `Your order for ${siteName} was canceled by the organiser. Please ask the organiser if you have questions.`,
      ],
    },
    unanswered: {
      subject: (siteName) => `[${siteName}] Your order was canceled`,
      heading: 'Your order was canceled',
      paragraphs: (siteName) => [
        `The payment gateway did not say whether your order for ${siteName} was paid, so the organiser has canceled it.`,
        'If you did pay, the money comes back to you. If a charge remains, please write to the organiser and name the order.',
      ],
    },
  },
  together: {
    subject: (siteName) => `[${siteName}] Your orders at a glance`,
    heading: 'Your orders at a glance',
    paragraphs: (siteName) => [
      `Many orders for ${siteName} named this email address, so we tell you of them together.`,
      'If they are not yours, you can ignore this email. Nothing has been charged.',
    ],
  },
  moreOrders: (count) => `There are ${count} more. If they are yours, please ask the organiser.`,
  refund: {
    organiser: {
      subject: (siteName) => `[${siteName}] A refund needs you`,
      heading: 'A refund has to be paid by hand',
      why: {
        gateway: (siteName) =>
          `The payment gateway could not pay back money of an order for ${siteName}. The buyer does not have it yet.`,
        byHand: (siteName) =>
          `A ticket for ${siteName} was cancelled. What was paid in this way cannot be paid back by itself: the refund has to come from you.`,
      },
      toDo: 'Please ask the buyer for an account and pay the money back. Then note it with this command, or give the number of the refund to whoever looks after the server:',
      footnote: 'Your answer to this email goes to the buyer.',
    },
    buyer: {
      subject: (siteName) => `[${siteName}] Your refund comes in another way`,
      heading: 'Your refund comes in another way',
      paragraphs: (siteName, amount) => [
        `${amount} of your order for ${siteName} could not be paid back the way you paid.`,
        'The organiser will transfer the money to you, and will ask you for your account.',
      ],
    },
    numberLine: (number) => `Refund: ${number}`,
    amountLine: (amount) => `Amount: ${amount}`,
    buyerLine: (buyer) => `Buyer: ${buyer}`,
    buyerGone:
      'Buyer: has deleted the account, and no address is left. Look for the number of the order at the payment gateway.',
  },
  orderLine: (number) => `Order: ${number}`,
  fact: (label, value) => `${label}: ${value}`,
  place: 'Venue',
  date: 'Date',
  notPaidYet: 'They are not paid yet. Please pay as described below.',
  receiptHint: 'You can get a receipt on My page, under Purchases.',
  ifWon: {
    card: 'If you win, the card you chose is charged automatically.',
    later: 'If you win, we will tell you by email how to pay, and until when.',
  },
  atTheGate: 'Please show your ticket on your screen at the entrance.',
  whereToLook: 'You find your tickets at any time under My tickets, after logging in.',
  draw: {
    toCheck:
      'Keep this email to check afterwards that the draw was fair. The hash of the list of applications is published on the page of the ticket when applications have closed.',
    closesAt: 'Applications close',
    secretHash: 'Hash of the secret value (SHA-256)',
    publicValueSource: 'Public value that joins the draw',
  },
  buttons: {
    myTickets: 'Show my tickets',
    tickets: 'Show the tickets',
    order: 'Show the order',
    howToPay: 'How to pay',
    pay: 'Go to payment',
  },
};
export default eng;
