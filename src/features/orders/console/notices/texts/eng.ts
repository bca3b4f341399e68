import type { SalesNoticeTexts } from './jpn.ts';

export default {
  title: 'Emails about sales',
  hint: 'These are your own emails. Urgent news, such as a sold-out ticket, is sent at once unless you choose none.',
  choices: {
    none: 'None',
    each: 'Each order (those of ten minutes together)',
    daily: 'One a day (at 8:00; the very first order at once)',
  },
  saved: 'Your choice is saved.',
} satisfies SalesNoticeTexts;
