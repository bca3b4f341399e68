import type { SessionEndTexts } from './jpn.ts';

export default {
  cart: '장바구니에 담은 내용은 삭제되었습니다.',
  purchase: '주문은 이루어지지 않았습니다. 장바구니에 담은 내용은 삭제되었습니다.',
  elsewhereTitle: '로그인한 회원이 변경되었습니다',
  elsewhere: '다른 탭에서 로그아웃했거나 다른 회원으로 로그인하여 이 페이지를 다시 불러왔습니다.',
} satisfies SessionEndTexts;
