import type { SessionEndTexts } from './jpn.ts';

export default {
  cart: 'Your cart has been emptied.',
  purchase: 'Your order was not placed, and your cart has been emptied.',
} satisfies SessionEndTexts;
