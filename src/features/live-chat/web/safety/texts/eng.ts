import type { SafetyTexts } from './jpn.ts';

export default {
  report: (name) => `Report ${name}`,
  reportMessage: 'Report message',
  whatIsSent: 'This message and up to five around it go to the organiser. Nobody in the chat learns who reported.',
  personIsSent: 'The profile and what you write here go to the organiser. Nobody in the chat learns who reported.',
  reason: 'Reason',
  reasons: {
    spam: 'Advertising',
    harassment: 'Harassment or insults',
    fraud: 'Fraud or suspicious links',
    sexual: 'Sexual content',
    impersonation: 'Pretends to be somebody else',
    other: 'Something else',
  },
  text: 'Details (optional)',
  send: 'Send report',
  thanks: 'Thank you for telling us',
  thanksText: 'The organiser will look at it and answer you by mail.',
  block: (name) => `Block ${name}`,
  blockText: 'Nothing that they write will reach you any more. They are not told.',
} satisfies SafetyTexts;
