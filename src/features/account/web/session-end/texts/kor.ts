import type { SessionEndTexts } from './jpn.ts';

export default {
  cart: '장바구니에 담은 내용은 삭제되었습니다.',
  purchase: '주문은 이루어지지 않았습니다. 장바구니에 담은 내용은 삭제되었습니다.',
  elsewhereTitle: '로그인한 회원이 변경되었습니다',
  elsewhere: '다른 탭에서 로그아웃했거나 다른 회원으로 로그인하여 이 페이지를 다시 불러왔습니다.',
  refusedTitle: '로그인 상태를 저장할 수 없습니다',
  refused: '이 브라우저에서는 데이터 저장이 허용되지 않습니다. 이 페이지를 닫거나 새로고침하면 로그아웃됩니다.',
} satisfies SessionEndTexts;
