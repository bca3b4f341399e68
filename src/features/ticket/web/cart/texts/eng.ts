import cart from '../../../texts/cart/eng.ts';
import type { CartMessageTexts } from './jpn.ts';

export default {
  cartFailed: cart.failedTitle,
  cartFailedText: cart.failedText,
  retry: 'Try again',
  unkept: 'Your cart lasts only while this page is open',
  unkeptText: 'This browser does not let us store anything. If you reload or close the page, your cart will be empty.',
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
    combination: cart.droppedForOther,
    mixed: 'Removed: lottery tickets must be ordered on their own.',
  },
  reduced: (count: number) => `Reduced to ${count}, the most you can buy.`,
  over: (most: number) => `You can buy up to ${most} in total. Reduce the quantities.`,
  wishDropped: 'A slot you chose is no longer available and was removed. Check your choices.',
} satisfies CartMessageTexts;
