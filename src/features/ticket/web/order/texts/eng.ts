import order from '../../../texts/order/eng.ts';
import type { OrderTexts } from './jpn.ts';

export default {
  copied: 'Copied',
  lost: {
    title: 'Your purchase may not have completed',
    text: 'The connection was lost, so we do not know yet what became of it. Please check the list of your tickets. This page goes on checking by itself.',
    once: 'However often you check, nothing is bought twice.',
    check: 'Check now',
    checking: 'Checking',
  },
  checking: {
    checking: {
      title: 'Your payment is being checked',
      text: 'We are waiting for the payment company. This usually takes about a minute. You do not need to pay again.',
    },
    authenticating: {
      title: 'Waiting for 3-D Secure',
      text: 'Your card company still has to confirm that it is you. If you have not finished that yet, go on to pay, or give up the purchase.',
      soon: 'If you have just finished 3-D Secure, this page changes by itself as soon as the result is known.',
    },
    goesOn: 'It goes on even if you close this page. We will send you the result by email.',
    now: 'Check now',
  },
  orderedBefore: {
    title: 'This cart has been ordered already',
    text: (method) => `It was ordered first elsewhere, as in another tab, to be paid by: ${method}.`,
  },
  open: {
    title: 'You have a purchase that is not paid yet',
    text: 'Go on to pay, or give up the purchase.',
    goOn: 'Go on to pay',
  },
  pay: {
    title: 'Payment',
    lead: (amount) => `To pay: ${amount}`,
    heldUntil: (when) => `Your tickets are held until ${when}.`,
    left: (minutes, seconds) => `${minutes} min ${String(seconds).padStart(2, '0')} s left`,
    submit: (amount) => `Pay ${amount}`,
    submitting: 'Paying',
    startOver: 'Start over',
    leave: 'Give up the purchase',
    leaveTitle: 'Give up the purchase?',
    leaveText: 'The tickets held for you can then be bought by others. Your cart is kept.',
    leaveNumberText:
      'The number or account for paying can no longer be used, and the tickets held for you can be bought by others.',
    leaveNow: 'Give up',
    stay: 'Go on paying',
  },
  none: {
    title: 'This order was not found',
    text: 'Please check the address. Members find what they bought in my tickets, too.',
    failedTitle: 'The order could not be loaded',
    failedText: 'Check your connection and try again.',
    loginTitle: 'Please log in',
    loginText: 'Only the buyer can see this order.',
  },
  over: {
    moneyBack: {
      gateway: (amount) =>
        `${amount} that you paid was not used for this order. We are paying it back the way you paid.`,
      organiser: (amount) =>
        `${amount} that you paid was not used for this order. The organiser will transfer it to you, and will ask you for your account.`,
      nobody: (amount) => `${amount} that you paid was not used for this order, and was paid back.`,
    },
    expired: {
      title: 'The time to pay has run out',
      what: 'Your tickets are no longer held',
      text: 'No payment arrived in time, and nothing was charged. Please choose your tickets again.',
    },
    canceled: {
      title: 'The purchase was given up',
      what: 'This order was cancelled',
      text: 'Nothing was charged. Your cart is kept.',
    },
    takenBack: {
      title: 'Your order',
      what: 'This order was cancelled',
      text: 'All of its tickets were cancelled. There is nothing to pay.',
    },
    lost: {
      title: 'Result of the lottery',
      what: 'Unfortunately you did not win this time',
      text: 'Thank you for taking part. Nothing was charged.',
    },
  },
  done: {
    completed: {
      title: 'Thank you for your order',
      text: 'Your order is complete.',
      mail: 'We are sending you a confirmation by email.',
    },
    awaiting: {
      title: 'We have received your order',
      text: 'It is not paid yet. Please pay in time as described below.',
      mail: 'We are sending you the same by email.',
    },
    applied: {
      title: 'You have entered the lottery',
      text: 'After the draw we tell you the result by email and in my tickets. Nothing has been charged.',
      mail: 'We are sending you a confirmation by email.',
    },
    mailHeld:
      'There were many orders with this email address, so the confirmation comes in about an hour, together with those of the others. Until then you find everything on this page.',
    numberLabel: 'Order number',
    number: (orderId) => `Order number: ${orderId}`,
    drawAt: order.drawAt,
    entrant: order.entrant,
    tickets: 'Tickets',
    keepTitle: 'Please keep this page',
    keepText:
      'Tickets ordered without logging in are shown on this page alone. Save the link, or a picture of the QR codes.',
    copyLink: 'Copy the link',
    calendar: 'Add to calendar',
    ticketNumber: (code) => `Ticket number: ${code}`,
    period: order.period,
    from: order.from,
    until: order.until,
    qr: (title) => `QR code for entering with “${title}”`,
    qrHint: 'Show this code at the reception.',
    toList: 'To the tickets',
  },
  instructions: order.instructions,
} satisfies OrderTexts;
