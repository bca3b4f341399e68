import type { CartWords } from './jpn.ts';

export default {
  failedTitle: 'Your cart could not be loaded',
  failedText: 'Check your connection and try again. Your cart is still saved.',
  droppedForOther: 'Removed: it cannot be combined with another ticket.',
  totalTooHigh: (limit: string) => `An order can be up to ${limit} before discounts. Choose fewer tickets.`,
} satisfies CartWords;
