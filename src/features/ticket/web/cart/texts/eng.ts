import type { CartMessageTexts } from './jpn.ts';

export default {
  cartFailed: 'Your cart could not be loaded',
  cartFailedText: 'Check your connection and try again. Your cart is still saved.',
  retry: 'Try again',
  amendedTitle: 'Your cart has changed',
  checkTitle: 'Check your cart',
  amended: 'Your cart was amended because some tickets are no longer purchasable.',
  unknownTicket: 'Unavailable ticket',
  dropped: {
    gone: 'Removed: no longer available.',
    notOnDisplay: 'Removed: not available right now.',
    notOnSale: 'Removed: not on sale right now.',
    soldOut: 'Removed: sold out.',
    limitReached: 'Removed: you already have the maximum per person.',
    unknownPrice: 'Removed: the price you chose is no longer available.',
    combination: 'Removed: it cannot be combined with another ticket.',
    mixed: 'Removed: lottery tickets must be ordered on their own.',
  },
  reduced: (count: number) => `Reduced to ${count}, the most you can buy.`,
  over: (most: number) => `You can buy up to ${most} in total. Reduce the quantities.`,
  wishDropped: 'A slot you chose is no longer available and was removed. Check your choices.',
} satisfies CartMessageTexts;
