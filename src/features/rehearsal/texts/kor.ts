import type { RehearsalTexts } from './jpn.ts';

export default {
  noTicket: '테스트 구매를 하려면 페이지에 표시되는 티켓이 하나 이상 필요합니다.',
  tooMany: '지금은 테스트 구매가 많습니다. 잠시 후 다시 시도해 주세요.',
  firstName: '테스트',
  strip: {
    title: '테스트 구매',
    text: '재고, 금액, 통계에 반영되지 않으며 안내는 이메일로 본인에게만 발송됩니다.',
    opened: '판매 기간이 아닌 티켓도 여기에서만 구매할 수 있습니다.',
    later: '편의점 번호와 계좌 이체는 약 20초 후 입금된 것으로 처리되며, 페이지를 다시 열면 티켓이 표시됩니다.',
    back: '관리 화면으로 돌아가기',
  },
} satisfies RehearsalTexts;
