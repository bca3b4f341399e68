import type { ProfileCardTexts } from './jpn.ts';

export default {
  title: (open: number) =>
    open === 1 ? 'One question of your profile is open' : `${open} questions of your profile are open`,
  text: 'Answer them once, and you need not type them again when you buy a ticket or apply for something.',
  fillIn: 'Complete profile',
  later: 'Not now',
} satisfies ProfileCardTexts;
