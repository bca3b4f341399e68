import toTheCard from '../../../texts/to-the-card/kor.ts';
import type { OrganiserMailTexts } from './jpn.ts';

const kor: OrganiserMailTexts = {
  canceled: {
    subject: (siteName) => `[${siteName}] 주최자가 티켓을 취소했습니다`,
    heading: '티켓이 취소되었습니다',
    paragraphs: (siteName) => [
      `주최자가 ‘${siteName}’의 다음 티켓을 취소했습니다. 취소된 티켓으로는 입장하실 수 없습니다.`,
    ],
  },
  refunded: {
    subject: (siteName) => `[${siteName}] 환불 안내`,
    heading: '환불 안내',
    paragraphs: (siteName) => [
      `‘${siteName}’ 주문에 대해 주최자가 환불 절차를 진행했습니다. 가지고 계신 티켓은 그대로 유효합니다.`,
    ],
  },
  holderCanceled: {
    subject: (siteName) => `[${siteName}] 주최자가 티켓을 취소했습니다`,
    heading: '티켓이 취소되었습니다',
    paragraphs: (siteName) => [
      `양도받으신 ‘${siteName}’의 다음 티켓을 주최자가 취소했습니다. 이 티켓으로는 입장하실 수 없습니다.`,
    ],
  },
  money: {
    gateway: toTheCard,
    byHand: (amount) => `${amount}을 주최자가 직접 환불해 드립니다. 환불 방법은 주최자가 따로 안내해 드립니다.`,
    none: '환불 금액은 없습니다.',
    unpaid: '취소된 티켓의 대금은 결제하지 않으셔도 됩니다.',
  },
  reason: '주최자의 설명',
  ticketNumber: '티켓 번호',
  refund: '환불 금액',
};
export default kor;
