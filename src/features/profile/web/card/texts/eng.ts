import type { ProfileCardTexts } from './jpn.ts';

export default {
  title: (open: number) =>
    open === 1 ? 'Your profile has one unanswered question' : `Your profile has ${open} unanswered questions`,
  text: 'Answer once, and we fill in the same questions for you when you buy a ticket or apply for something.',
  fillIn: 'Complete profile',
  later: 'Not now',
} satisfies ProfileCardTexts;
