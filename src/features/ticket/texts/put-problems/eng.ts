import type { PutProblemTexts } from './jpn.ts';

export default {
  problems: {
    applied: 'You have already applied for this lottery.',
    before: (when: string) => (when === '' ? 'Not on sale yet.' : `On sale from ${when}.`),
    finished: 'Sales have ended.',
    soldout: 'Sold out.',
    limitReached: 'You already have the maximum per person.',
    orderFull: (most: number) =>
      most === 1 ? 'Your cart is full: one ticket per order.' : `Your cart is full: up to ${most} tickets per order.`,
    mixed: 'Lottery tickets must be ordered on their own. Check out or empty your cart first.',
    combination: (names: string) =>
      names === ''
        ? 'This cannot be combined with a ticket in your cart or one that you own.'
        : `This cannot be combined with ${names}.`,
  },
  lotteryProblems: {
    before: (when: string) => (when === '' ? 'Not open for applications yet.' : `Applications open on ${when}.`),
    finished: 'Applications have closed.',
    soldout: 'Applications have closed: there are no tickets left.',
    limitReached: 'You have already applied for the maximum per person.',
  },
  nameList: (names: string[]) => names.map((name) => `“${name}”`).join(', '),
} satisfies PutProblemTexts;
