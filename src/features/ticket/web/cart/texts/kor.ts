import cart from '../../../texts/cart/kor.ts';
import type { CartMessageTexts } from './jpn.ts';

export default {
  cartFailed: cart.failedTitle,
  cartFailedText: cart.failedText,
  retry: '다시 불러오기',
  unkept: '장바구니는 이 페이지가 열려 있는 동안에만 유지됩니다',
  unkeptText: '이 브라우저에는 정보를 저장할 수 없습니다. 페이지를 새로고침하거나 닫으면 장바구니가 비워집니다.',
  amendedTitle: '장바구니의 내용이 변경되었습니다',
  checkTitle: '장바구니의 내용을 확인해 주세요',
  amended: '구매할 수 없게 된 티켓이 있어 장바구니의 내용을 변경했습니다.',
  unknownTicket: '게시가 종료된 티켓',
  dropped: {
    gone: '게시가 종료되어 장바구니에서 뺐습니다.',
    notOnDisplay: '게시 기간이 아니어서 장바구니에서 뺐습니다.',
    notOnSale: '판매 기간이 아니어서 장바구니에서 뺐습니다.',
    soldOut: '매진되어 장바구니에서 뺐습니다.',
    limitReached: '1인당 구매 한도에 도달하여 장바구니에서 뺐습니다.',
    unknownPrice: '선택한 요금이 없어져 장바구니에서 뺐습니다.',
    combination: cart.droppedForOther,
    mixed: '추첨 티켓은 다른 티켓과 함께 신청할 수 없어 장바구니에서 뺐습니다.',
  },
  reduced: (count: number) => `구매 가능한 ${count}매로 줄였습니다.`,
  over: (most: number) => `요금별 수량의 합계가 구매 가능한 ${most}매를 넘습니다. 수량을 줄여 주세요.`,
  wishDropped: '선택하신 희망 회차가 없어져 희망에서 뺐습니다. 희망을 확인해 주세요.',
} satisfies CartMessageTexts;
