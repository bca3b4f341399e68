import type { RefusalTexts } from './jpn.ts';

export default {
  codeUnusable: '이 할인 코드는 사용할 수 없습니다. 철자와 사용 기간을 확인하시거나 코드 없이 진행해 주세요.',
  codeUsedUp: '이 할인 코드는 사용할 수 없습니다. 사용 횟수가 한도에 도달했습니다.',
  paymentTimeout: '결제 처리 시간이 초과되었습니다. 티켓 구매를 처음부터 다시 진행해 주세요.',
  paymentMaintenance: '결제 서비스가 점검 중입니다. 잠시 후 다시 시도해 주세요.',
} satisfies RefusalTexts;
