import type { OverviewTexts } from './jpn.ts';

const texts: OverviewTexts = {
  waiting: 'What waits for you',
  kinds: {
    refundsByHand: (count) => (count === 1 ? '1 refund to pay by hand' : `${count} refunds to pay by hand`),
    failedRefunds: (count) => (count === 1 ? '1 refund that failed' : `${count} refunds that failed`),
    chargebacks: (count) => (count === 1 ? '1 chargeback to answer' : `${count} chargebacks to answer`),
    transfers: (count) => (count === 1 ? '1 bank transfer to look for' : `${count} bank transfers to look for`),
    lotteryValues: (count) =>
      count === 1 ? '1 lottery waits for its public value' : `${count} lotteries wait for their public value`,
    silentPayments: (count) =>
      count === 1
        ? '1 payment that its provider does not answer about'
        : `${count} payments that their provider does not answer about`,
    talks: (count) =>
      count === 1 ? '1 meeting request without an answer' : `${count} meeting requests without an answer`,
    reports: (count) => (count === 1 ? '1 report from the chat' : `${count} reports from the chat`),
    requests: (count) => (count === 1 ? '1 request about personal data' : `${count} requests about personal data`),
  },
  lacks: {
    address: {
      title: 'Emails hold no links',
      text: 'The server does not know its public address (HIROBA_URL), so buyers cannot open their tickets from an email. Ask whoever runs the server to set it.',
    },
    mail: {
      title: 'No email leaves the server',
      text: 'The server has no email settings (SMTP_URL), so neither confirmations nor invitations reach anybody. Ask whoever runs the server to set them.',
    },
  },
  factor: {
    title: 'Set up a second factor before you publish',
    text: 'This site has a paid ticket, so publishing it asks for a second factor. If you set it up in your account now, nothing stops you then.',
    link: 'Set up a second factor',
  },
  next: 'Coming up',
  planned: 'The changes become public',
  nothing: 'Nothing begins or ends in the next 60 days.',
};

export default texts;
