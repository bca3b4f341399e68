import type { SiteTexts } from './jpn.ts';

export default {
  withdrawn: 'This site has closed.',
  languages: {
    title: 'Language',
    back: 'Back',
    select: 'Select',
    changing: 'Changing',
    failed: 'Could not change the language',
    failedText: 'We have kept your previous language. Try again in a few minutes.',
    now: (name) => `Language: ${name}`,
    change: 'Change language',
  },
} satisfies SiteTexts;
