import gate from './gate/eng.ts';
import toTheCard from '#features/ticket/texts/to-the-card/eng.ts';
import type { MyTicketMessages } from './jpn.ts';

/** What has happened to a ticket: its page and its mail say it. */
export const done = {
  canceled: 'Your ticket has been cancelled',
};

/** How money comes back for a ticket that was cancelled, and when: its page and its mail say it. */
export const refunds = {
  card: toTheCard,
  byHand: (amount: string) =>
    `The organiser will refund ${amount} by bank transfer and will ask you for your bank details.`,
  none: 'There is no refund.',
};

/** Why a ticket cannot be transferred: its page says it before a press, and the server afterwards. */
export const transferProblems = {
  received: 'You cannot transfer a ticket that you received. You can return it to the buyer.',
  notTransferable: 'You cannot transfer this ticket in its current state.',
};

/** Why a ticket cannot be cancelled: its page says it before a press, and the server afterwards. */
export const cancel: MyTicketMessages['cancel'] = {
  canceled: 'This ticket has already been cancelled.',
  unpaid: 'You cannot cancel an unpaid ticket. It expires at the payment deadline.',
  lotteryWaiting: 'You cannot cancel a ticket before the draw.',
  lotteryFail: 'You did not win in the draw, so there is nothing to cancel.',
  paymentFail: 'This ticket is unpaid. It expires at the payment deadline.',
  used: 'You cannot cancel a used ticket.',
  finished: 'This ticket has expired, so you can no longer cancel it.',
  notPurchaser: 'Only the buyer can cancel this ticket.',
  transferring: 'This ticket is being transferred. Cancel the transfer first.',
  transferred: 'You cannot cancel a transferred ticket.',
  outsideCancelPeriod: 'You can cancel only within the cancellation period.',
  cardTooOld: 'You paid by card more than 90 days ago, so you can no longer cancel this ticket.',
};

export default {
  cancel,
  transfer: {
    off: 'You cannot transfer this ticket.',
    notHolder: 'Only the holder of this ticket can do this.',
    received: transferProblems.received,
    notTransferable: transferProblems.notTransferable,
    transferring: 'This ticket is already being transferred.',
    notTransferring: 'This ticket is not being transferred.',
    ownTicket: 'You cannot accept your own ticket. Send the link to the person it is for.',
    used: 'You cannot return a used ticket.',
    purchaserGone: 'The buyer has deleted their account, so you cannot return the ticket.',
  },
  linkInvalid: 'This transfer link is no longer valid. Ask the sender for a new one.',
  staffLink: {
    over: 'This link does not work any more. Its time is over, or the organiser ended it.',
    early: 'This link does not work yet. Open it again when its time begins.',
    period: 'The end must be after the start, and in the future.',
    notPublic: 'Check-in cannot be opened yet. Publish the event with its tickets first.',
  },
  gate,
  gateNotice: {
    early: (opens: string) => `The event has not begun yet (it begins ${opens}).`,
    undoIsLate: 'A check-in can be undone only within five minutes.',
    nothingToUndo: 'There is no check-in to undo.',
    tooManyNotes: 'No more notes fit on this ticket.',
  },
  unknownTicket:
    'No ticket has this code. Check the code and which tickets you are checking in. Transferred and returned tickets get a new code: ask the visitor to reopen the ticket.',
  collectFirst: (amount) => `Collect ${amount} first.`,
  collectInstead: (now, before) =>
    `The amount due has changed from ${before} to ${now}. If you have collected more, return the difference.`,
  collectNothing: (before) => `Nothing is due for this order any more. If you have collected ${before}, return it.`,
  mails: {
    ticketNumber: 'Ticket number',
    canceled: {
      subject: (siteName) => `Your ticket has been cancelled – ${siteName}`,
      heading: done.canceled,
      paragraphs: (siteName) => [`As you requested, we have cancelled this ticket for ${siteName}.`],
      paid: 'Paid',
      fee: 'Cancellation fee',
      before: 'Already refunded',
      refund: 'Refund',
      refunds,
    },
    received: {
      subject: (siteName) => `The ticket you sent has been accepted – ${siteName}`,
      heading: 'The ticket you sent has been accepted',
      paragraphs: (siteName) => [
        `Someone opened your link and accepted this ticket for ${siteName}.`,
        'Your ticket number and QR code are no longer valid.',
      ],
    },
    until: 'Accept by',
    offered: {
      subject: (siteName) => `A ticket is waiting for you – ${siteName}`,
      heading: 'A ticket is waiting for you',
      lead: (giver, siteName) =>
        giver === ''
          ? `Someone has sent you a ticket for ${siteName}.`
          : `${giver} has sent you a ticket for ${siteName}.`,
      paragraphs: [
        'Log in or create an account to accept it. The first person to accept it gets the ticket.',
        'If you do not know what this is about, ignore this email and nothing will happen.',
      ],
      button: 'Accept ticket',
    },
    accepted: {
      subject: (siteName) => `You have accepted a ticket – ${siteName}`,
      heading: 'The ticket is yours now',
      paragraphs: (siteName) => [
        `You have accepted this ticket for ${siteName}.`,
        'On the day, show its QR code at the entrance. You can find it in My tickets.',
      ],
    },
    returned: {
      subject: (siteName) => `Your ticket has been returned – ${siteName}`,
      heading: 'Your ticket has been returned',
      paragraphs: (siteName) => [
        `This ticket for ${siteName} has been returned to you.`,
        'It has a new number and a new QR code. You can find them in My tickets.',
      ],
    },
  },
} satisfies MyTicketMessages;
