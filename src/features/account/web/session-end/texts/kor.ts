import type { SessionEndTexts } from './jpn.ts';

export default {
  cart: '장바구니에 담은 내용은 삭제되었습니다.',
  purchase: '주문은 이루어지지 않았습니다. 장바구니에 담은 내용은 삭제되었습니다.',
} satisfies SessionEndTexts;
