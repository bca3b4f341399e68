import type { NoticeTexts } from './jpn.ts';

const eng: NoticeTexts = {
  paidElsewhere: {
    subject: (siteName) => `[${siteName}] An order was paid back at the payment gateway`,
    heading: 'Its tickets stay valid',
    paragraphs: (siteName) => [
      `Money of an order for ${siteName} was paid back in the dashboard of the payment gateway.`,
      'This site did not pay it back, so the tickets stay valid. If they should not be, please ask the buyer to cancel them under My tickets.',
      'When they are cancelled, the gateway is asked for that refund too. It never pays back more than was paid; but of an order that was paid back in part it pays again from what is left.',
    ],
  },
  paidBefore: {
    subject: (siteName) => `[${siteName}] A refund needs nothing of you`,
    heading: 'The money has gone back already',
    paragraphs: (siteName) => [
      `A ticket for ${siteName} was cancelled, but the payment had been paid back in the dashboard of the payment gateway already.`,
      'The refund is noted as paid. There is nothing for you to do.',
    ],
  },
  leftOver: {
    subject: (siteName) => `[${siteName}] A transfer left money to pay back`,
    heading: 'Money of a transfer has to be paid back',
    paragraphs: (siteName) => [
      `Of what was transferred for an order for ${siteName}, the following sum paid for no ticket and lies at the payment gateway. More came than the order costs, or it came when the order was over.`,
      'Please pay it back in the dashboard of the payment gateway, or ask the buyer for an account. Nothing has to be noted on this site.',
    ],
  },
  partlyPaid: {
    why: (siteName) =>
      `The transfer for an order for ${siteName} was less than the sum, and the rest did not come in time. The order is over, and what came lies at the payment gateway: the refund has to come from you.`,
    subject: (siteName) => `[${siteName}] Your transfer was less than the sum`,
    heading: 'Your tickets have been released',
    paragraphs: (siteName, received) => [
      `Of your payment for ${siteName} only ${received} arrived in time. That is less than the tickets cost, so they have been released.`,
      `The organiser will pay the ${received} back to you, and will ask you for your account.`,
    ],
  },
  paidTooMuch: {
    subject: (siteName) => `[${siteName}] Your transfer was more than the sum`,
    heading: 'Your transfer was more than the sum',
    paragraphs: (siteName, amount) => [
      `${amount} more arrived for your order for ${siteName} than it costs. The order is paid, and nothing changes for your tickets.`,
      `The organiser will pay the ${amount} back to you, and will ask you for your account.`,
    ],
  },
  paidTooLate: {
    subject: (siteName) => `[${siteName}] Your transfer came too late`,
    heading: 'Your transfer came too late',
    paragraphs: (siteName, amount) => [
      `${amount} arrived for your order for ${siteName} when it was already over. No tickets were bought with this money.`,
      `The organiser will pay the ${amount} back to you, and will ask you for your account.`,
    ],
  },
  paidOtherSum: {
    subject: (siteName) => `[${siteName}] Your payment was not what the order costs`,
    heading: 'Your tickets have been released',
    paragraphs: (siteName, amount) => [
      `${amount} arrived for your order for ${siteName}, which is not what it costs. So the order is over, and the tickets have been released.`,
      `The ${amount} will be paid back to you. Tickets that are on sale can be ordered again on the site.`,
    ],
  },
};
export default eng;
