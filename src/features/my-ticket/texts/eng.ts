import type { MyTicketMessages } from './jpn.ts';

export default {
  cancel: {
    canceled: 'This ticket has already been cancelled.',
    unpaid: 'A ticket that is not paid for cannot be cancelled. It expires by itself at the payment deadline.',
    lotteryWaiting: 'A ticket that waits for a draw cannot be cancelled.',
    lotteryFail: 'This ticket was not drawn. There is nothing to cancel.',
    paymentFail: 'This ticket is not paid for. It expires by itself at the payment deadline.',
    used: 'A used ticket cannot be cancelled.',
    finished: 'The period in which this ticket could be used is over.',
    notPurchaser: 'Only the person who bought the ticket can cancel it.',
    transferring: 'This ticket is being transferred. Cancel the transfer first.',
    transferred: 'A ticket that was transferred cannot be cancelled.',
    outsideCancelPeriod: 'Cancellations are not accepted at this time.',
    cardTooOld: 'More than 90 days have passed since the card payment, so this ticket cannot be cancelled.',
  },
  transfer: {
    off: 'This ticket cannot be transferred.',
    notHolder: 'Only the holder of this ticket can do this.',
    received: 'A ticket that was transferred to you cannot be passed on. You can return it to its purchaser.',
    notTransferable: 'This ticket cannot be transferred in its present state.',
    transferring: 'This ticket is already being transferred.',
    notTransferring: 'This ticket is not being transferred.',
    ownTicket: 'You cannot receive your own ticket. Send the link to the person it is for.',
    used: 'A used ticket cannot be returned.',
    purchaserGone: 'The purchaser has deleted their account, so the ticket cannot be returned.',
  },
  linkInvalid: 'This transfer link is no longer valid. Please ask whoever sent it to you for a new one.',
  gate: {
    canceled: 'This ticket was cancelled.',
    unpaid: 'This ticket is not paid for.',
    lotteryWaiting: 'This ticket waits for a draw.',
    lotteryFail: 'This ticket was not drawn.',
    paymentFail: 'This ticket is not paid for.',
    used: 'This ticket has been used.',
    finished: 'The period of this ticket is over.',
    transferring: 'This ticket is being transferred. Its holder has to cancel the transfer first.',
    before: 'The period of this ticket has not begun.',
    scanNeeded: 'The QR code of this ticket has to be scanned.',
    codeChanged: 'This code is no longer valid. Ask the visitor to open the ticket again and show the new code.',
  },
  unknownTicket:
    'No ticket with this code was found. Check the code, and which tickets you are checking in. A ticket that was transferred or returned has a new code: ask the visitor to open it again.',
  collectFirst: (amount) => `Collect the price first: ${amount}.`,
  collectInstead: (now, before) =>
    `The sum to collect has changed from ${before} to ${now}. If you have taken more, hand the difference back.`,
  collectNothing: (before) => `Nothing is left to collect for this order. If you have taken ${before}, hand it back.`,
  mails: {
    canceled: {
      subject: (siteName) => `[${siteName}] Your ticket has been cancelled`,
      heading: 'Your ticket has been cancelled',
      paragraphs: (siteName, ticket, code) => [
        `We have cancelled this ticket for “${siteName}” as you asked.`,
        `${ticket}\nTicket number: ${code}`,
      ],
      order: (number) => `Order: ${number}`,
      paid: (amount) => `Paid: ${amount}`,
      fee: (amount) => `Cancellation fee: ${amount}`,
      refunds: {
        card: (amount) =>
          `${amount} will be refunded to the card you paid with. Depending on your card company it may take from a few days to two months to appear on your statement.`,
        byHand: (amount) =>
          `${amount} will be refunded by bank transfer from the organiser, who will ask you for your account.`,
        none: 'There is no refund.',
      },
    },
    received: {
      subject: (siteName) => `[${siteName}] Your ticket has been received`,
      heading: 'Your ticket has been received',
      paragraphs: (siteName, ticket, code) => [
        `This ticket for “${siteName}” has been received by someone who opened your link.`,
        `${ticket}\nTicket number: ${code}`,
        'The ticket number and the QR code you had are no longer valid.',
      ],
    },
    returned: {
      subject: (siteName) => `[${siteName}] Your ticket has been returned`,
      heading: 'Your ticket has been returned',
      paragraphs: (siteName, ticket, code) => [
        `This ticket for “${siteName}” has been returned and is yours again.`,
        `${ticket}\nTicket number: ${code}`,
        'Its number and its QR code are new. You will find them under My tickets.',
      ],
    },
  },
} satisfies MyTicketMessages;
