import type { SafetyTexts } from './jpn.ts';

export default {
  report: (name) => `Report ${name}`,
  reportMessage: 'Report message',
  whatIsSent:
    'This message, and up to five before and after it, go to the organiser. The other person is not told who reported it.',
  personIsSent:
    'The person’s profile and what you write here go to the organiser. The other person is not told who reported it.',
  reason: 'Reason',
  reasonMissing: 'Choose a reason.',
  reasons: {
    spam: 'Advertising',
    harassment: 'Harassment or insults',
    fraud: 'Fraud or suspicious links',
    sexual: 'Sexual content',
    impersonation: 'Impersonation',
    other: 'Other',
  },
  text: 'Details (optional)',
  send: 'Send report',
  thanks: 'Thank you for telling us',
  thanksText: 'The organiser will review it and tell you the result by email.',
  block: (name) => `Block ${name}`,
  blockText: 'You will no longer receive messages from them. They are not told.',
} satisfies SafetyTexts;
