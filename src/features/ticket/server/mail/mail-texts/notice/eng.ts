import type { NoticeTexts } from './jpn.ts';

const organiserRefunds = (amount: string): string =>
  `The organiser will refund the ${amount} and will ask you for your bank details.`;

const eng: NoticeTexts = {
  paidElsewhere: {
    subject: (siteName) => `An order was refunded at the payment provider – ${siteName}`,
    heading: 'The tickets are still valid',
    paragraphs: (siteName) => [
      `An order for ${siteName} was refunded in the payment provider’s dashboard.`,
      'This site did not make the refund, so the tickets are still valid. If they should not be, ask the buyer to cancel them in My tickets.',
      'Cancelling asks the payment provider for a refund as well. It never refunds more than the buyer paid. If the order was refunded only in part, it refunds again from the rest.',
    ],
  },
  paidBefore: {
    subject: (siteName) => `A refund was already made – ${siteName}`,
    heading: 'The buyer already has the money',
    paragraphs: (siteName) => [
      `A ticket for ${siteName} was cancelled, but its payment had already been refunded in the payment provider’s dashboard.`,
      'We have recorded the refund as paid. You do not need to do anything.',
    ],
  },
  leftOver: {
    subject: (siteName) => `Action needed: refund part of a transfer – ${siteName}`,
    heading: 'Part of a bank transfer needs a refund',
    paragraphs: (siteName) => [
      `A buyer transferred more than an order for ${siteName} costs, or transferred the money too late. The amount below paid for no ticket and is still at the payment provider.`,
      'Refund it in the payment provider’s dashboard, or ask the buyer for bank details. You do not need to record it on this site.',
    ],
  },
  chargedBack: {
    subject: (siteName) => `Answer needed: a card payment was charged back – ${siteName}`,
    heading: 'A buyer has disputed a payment',
    paragraphs: (siteName) => [
      `The cardholder has disputed a payment for ${siteName}, and their bank has taken the money back (a chargeback).`,
      'In the payment provider’s dashboard, answer with evidence before the deadline, or accept the chargeback.',
      'The tickets are still valid. If they should not be, cancel them in the console. Until the bank decides, we make no refunds from this payment. If you refund it in another way, the buyer gets the money twice.',
    ],
  },
  chargebackWon: {
    subject: (siteName) => `The bank decided for you: a chargeback was reversed – ${siteName}`,
    heading: 'You have the money back',
    paragraphs: (siteName) => [
      `The bank accepted your answer about a payment for ${siteName}, and the money has returned to you.`,
      'We now make any refund that was waiting. You do not need to do anything.',
    ],
  },
  chargebackLost: {
    subject: (siteName) => `The bank decided for the buyer: a chargeback is final – ${siteName}`,
    heading: 'The money stays with the buyer',
    paragraphs: (siteName) => [
      `The bank decided for the cardholder about a payment for ${siteName}. The buyer has the money back.`,
      'The tickets are still valid. If they should not be, cancel them in the console. No refund is needed.',
    ],
  },
  respondBy: 'Answer by',
  partlyPaid: {
    why: (siteName) =>
      `A buyer transferred less than an order for ${siteName} costs, and the rest did not arrive in time. The order has ended. The money is at the payment provider, and the refund has to come from you.`,
    subject: (siteName) => `Your transfer was too low – ${siteName}`,
    heading: 'We are no longer holding your tickets',
    paragraphs: (siteName, received) => [
      `Only ${received} of your payment for ${siteName} arrived in time. That is less than the tickets cost, so we are no longer holding them.`,
      `The organiser will refund the ${received} and will ask you for your bank details.`,
    ],
  },
  paidTooMuch: {
    subject: (siteName) => `You transferred too much – ${siteName}`,
    heading: 'You transferred too much',
    paragraphs: (siteName, amount) => [
      `You transferred ${amount} more than your order for ${siteName} costs. Your order is fully paid, and your tickets stay as they are.`,
      organiserRefunds(amount),
    ],
  },
  paidTooLate: {
    subject: (siteName) => `Your transfer arrived too late – ${siteName}`,
    heading: 'Your transfer arrived too late',
    paragraphs: (siteName, amount) => [
      `${amount} arrived after your order for ${siteName} had ended. You did not get any tickets for it.`,
      organiserRefunds(amount),
    ],
  },
  paidOtherSum: {
    subject: (siteName) => `Your payment did not match your order – ${siteName}`,
    heading: 'We are no longer holding your tickets',
    paragraphs: (siteName, amount) => [
      `${amount} arrived for your order for ${siteName}, which is not the order total. We have ended the order and are no longer holding your tickets.`,
      `We will refund the ${amount}. If tickets are still on sale, you can order again on the site.`,
    ],
  },
};
export default eng;
