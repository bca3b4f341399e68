import type { SessionEndTexts } from './jpn.ts';

export default {
  cart: '购物车中的内容已被清除。',
  purchase: '尚未下单。购物车中的内容已被清除。',
} satisfies SessionEndTexts;
