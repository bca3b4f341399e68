import type { PaymentTexts } from './jpn.ts';

export default {
  maintenance: '결제 시스템을 점검하고 있습니다. 잠시 후 다시 시도해 주세요.',
  rehearsal: {
    card: '테스트 구매에서는 준비된 테스트 카드를 사용해 주세요. 실제 카드 번호는 입력하지 마세요.',
    bankName: '테스트은행',
    branchName: '테스트지점',
    accountType: '보통',
    accountName: '테스트계좌',
  },
} satisfies PaymentTexts;
