import type { LanguageTexts } from './jpn.ts';

export default {
  title: 'Language',
  back: 'Back',
  select: 'Select',
  changing: 'Changing',
  failed: 'The language could not be changed',
  failedText: 'You are back in the language you had before. Please wait a while and try again.',
  now: (name) => `Shown in ${name}`,
  change: 'Change language',
} satisfies LanguageTexts;
