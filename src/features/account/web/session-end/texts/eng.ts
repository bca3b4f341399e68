import type { SessionEndTexts } from './jpn.ts';

export default {
  cart: 'What was in your cart has been removed.',
  purchase: 'Nothing has been ordered. What was in your cart has been removed.',
} satisfies SessionEndTexts;
