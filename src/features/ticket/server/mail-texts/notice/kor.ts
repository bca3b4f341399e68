import type { NoticeTexts } from './jpn.ts';

const kor: NoticeTexts = {
  paidElsewhere: {
    subject: (siteName) => `[${siteName}] 결제 회사의 관리 화면에서 환불된 주문이 있습니다`,
    heading: '티켓은 계속 유효합니다',
    paragraphs: (siteName) => [
      `‘${siteName}’ 주문이 결제 회사의 관리 화면에서 환불되었습니다.`,
      '이 사이트에서 처리한 환불이 아니므로 티켓은 계속 유효합니다. 무효로 하시려면 구매자에게 ‘내 티켓’에서 취소해 달라고 요청해 주세요.',
      '취소되면 해당 티켓의 환불도 결제 회사에 요청합니다. 결제 금액을 넘어 환불되지는 않지만, 일부만 환불된 주문이라면 남은 금액에서 다시 환불됩니다.',
    ],
  },
  paidBefore: {
    subject: (siteName) => `[${siteName}] 환불 처리가 필요하지 않습니다`,
    heading: '이미 환불되었습니다',
    paragraphs: (siteName) => [
      `‘${siteName}’ 티켓이 취소되었지만, 결제 금액은 결제 회사의 관리 화면에서 이미 환불되었습니다.`,
      '환불 완료로 기록했습니다. 따로 하실 일은 없습니다.',
    ],
  },
};
export default kor;
