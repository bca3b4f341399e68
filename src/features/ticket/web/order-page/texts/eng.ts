import order from '../../../texts/order/eng.ts';
import type { OrderTexts } from './jpn.ts';

const confirmed = 'We are emailing you a confirmation.';

const canceled = 'This order was cancelled';

export default {
  copied: 'Copied',
  lost: {
    title: 'Your purchase may not have completed',
    text: 'The connection was lost before we got an answer. Check My tickets. This page keeps checking too.',
    once: 'Checking again will not place a second order.',
    check: 'Check now',
    checking: 'Checking',
  },
  checking: {
    checking: {
      title: 'We are confirming your payment',
      text: 'This usually takes about a minute. You do not need to pay again.',
    },
    authenticating: {
      title: 'Waiting for your bank’s security check',
      text: 'Your card issuer still needs to verify you. If you have not finished that step, continue to payment or cancel the order.',
      soon: 'If you have just finished the check, this page will update as soon as we know the result.',
    },
    goesOn: 'You can close this page. We will email you the result.',
    now: 'Check now',
  },
  orderedBefore: {
    title: 'You have already ordered these tickets',
    text: (method) => `You placed the order in another tab or window. Payment method: ${method}.`,
  },
  open: {
    title: 'You have an unpaid order',
    text: 'Continue to payment or cancel the order.',
    goOn: 'Continue to payment',
  },
  pay: {
    title: 'Payment',
    lead: (amount) => `Total: ${amount}`,
    heldUntil: (when) => `We are holding your tickets until ${when}.`,
    left: (minutes, seconds) => `${minutes} min ${String(seconds).padStart(2, '0')} s left`,
    submit: (amount) => `Pay ${amount}`,
    submitting: 'Processing payment',
    startOver: 'Start over',
    leave: 'Cancel order',
    leaveTitle: 'Cancel this order?',
    leaveText: 'We will no longer hold your tickets for you, and others can buy them. Your cart stays as it is.',
    leaveNumberText:
      'You can no longer pay with this number or account, and we will no longer hold your tickets for you.',
    leaveNow: 'Cancel order',
    stay: 'Keep order',
  },
  none: {
    title: 'Order not found',
    text: 'Check the address. If you have an account, you can find your orders in My tickets.',
    failedTitle: 'Your order could not be loaded',
    failedText: 'Check your connection and try again.',
    loginTitle: 'Log in to see this order',
    loginText: 'Only the buyer can see this order.',
  },
  over: {
    moneyBack: {
      gateway: (amount) =>
        `We did not use ${amount} of your payment. We are refunding it to your original payment method.`,
      organiser: (amount) =>
        `We did not use ${amount} of your payment. The organiser will refund it by bank transfer and will ask you for your bank details.`,
      nobody: (amount) => `We did not use ${amount} of your payment and have refunded it.`,
    },
    expired: {
      title: 'The payment deadline has passed',
      what: 'We are no longer holding your tickets',
      text: 'We did not receive your payment in time, and you have not been charged. Choose your tickets again.',
    },
    canceled: {
      title: 'Order cancelled',
      what: canceled,
      text: 'You have not been charged. Your cart is still saved.',
    },
    takenBack: {
      title: 'Your order',
      what: canceled,
      text: 'All its tickets have been cancelled. You have nothing to pay.',
    },
    lost: {
      title: 'Lottery result',
      what: 'Sorry, you did not win this time',
      text: 'Thank you for taking part. You have not been charged.',
    },
  },
  refund: {
    gateway: (amount) =>
      `Refund for cancelled tickets: ${amount}. We are refunding it to your original payment method.`,
    organiser: (amount) =>
      `Refund for cancelled tickets: ${amount}. The organiser will pay it by bank transfer and will ask you for your bank details.`,
    nobody: (amount) => `Refund for cancelled tickets: ${amount}. It has been refunded.`,
  },
  done: {
    completed: { title: 'Thank you for your order', text: 'Your order is complete.', mail: confirmed },
    free: { title: 'You have your tickets', text: 'You have nothing to pay.', mail: confirmed },
    awaiting: {
      title: 'We have received your order',
      text: 'Pay by the deadline to get your tickets.',
      mail: 'We are emailing you these instructions.',
    },
    unpaid: {
      transfer: 'You have not paid yet. Transfer the amount to the account below by the deadline.',
      transferUntold: 'You have not paid yet. See below how to transfer the amount.',
      venue: 'You have not paid yet. Pay at the reception desk on the day.',
    },
    applied: {
      title: 'We have received your application',
      text: 'We will email you the result after the draw. You can also see it in My tickets. You have not been charged.',
      mail: confirmed,
    },
    mailHeld:
      'This email address has had many orders, so we will send one confirmation for all of them in about an hour. Until then, everything is on this page.',
    numberLabel: 'Order number',
    number: (orderId) => `Order number: ${orderId}`,
    drawAt: order.drawAt,
    entrant: order.entrant,
    holder: order.holder,
    tickets: 'Tickets',
    keepTitle: 'Save this page',
    keepText:
      'You ordered without logging in, so this page has your tickets. The link in your confirmation email opens it on other devices too. Save the link or a picture of the QR codes.',
    copyLink: 'Copy link',
    calendar: 'Add to calendar',
    ticketNumber: (code) => `Ticket number: ${code}`,
    period: order.period,
    from: order.from,
    until: order.until,
    qr: (title) => `QR code for “${title}”`,
    qrHint: 'Show this code at the entrance.',
    qrUnpaid: {
      transfer: 'You have not paid for this ticket yet. Make your transfer by the deadline.',
      venue: 'You have not paid for this ticket yet. Pay at the reception desk when you arrive.',
    },
    share: 'Share',
    toList: 'Back to tickets',
  },
  instructions: order.instructions,
} satisfies OrderTexts;
