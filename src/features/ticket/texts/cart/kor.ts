import type { CartWords } from './jpn.ts';

export default {
  failedTitle: '장바구니를 불러오지 못했습니다',
  failedText: '네트워크 연결을 확인하고 다시 시도해 주세요. 장바구니의 내용은 저장되어 있습니다.',
  droppedForOther: '다른 티켓과 함께 구매할 수 없어 장바구니에서 뺐습니다.',
  totalTooHigh: (limit: string) => `한 번에 구매할 수 있는 금액은 할인 전 합계 ${limit}까지입니다. 수량을 줄여 주세요.`,
} satisfies CartWords;
