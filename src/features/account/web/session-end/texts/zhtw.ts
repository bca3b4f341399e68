import type { SessionEndTexts } from './jpn.ts';

export default {
  cart: '購物車中的內容已被清除。',
  purchase: '尚未下單。購物車中的內容已被清除。',
} satisfies SessionEndTexts;
