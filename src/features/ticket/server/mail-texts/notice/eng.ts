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
};
export default eng;
