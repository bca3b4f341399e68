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
  calledOff: {
    subject: (siteName) => `[${siteName}] 이벤트 취소 안내`,
    heading: '이벤트 취소 안내',
    paragraphs: (siteName) => [
      `${siteName} 이벤트가 취소되었습니다. 티켓, 신청 모두 취소되어 입장에 사용할 수 없습니다.`,
    ],
  },
  applicationEnded: '추첨 신청이 취소되었습니다. 결제는 이루어지지 않습니다.',
  corrected: {
    subject: (siteName) => `[${siteName}] 주문의 이름 또는 연락처가 변경되었습니다`,
    heading: '이름 또는 연락처가 변경되었습니다',
    paragraphs: (siteName) => [`‘${siteName}’ 주문의 이름 또는 연락처를 주최자가 다음과 같이 고쳤습니다.`],
  },
  companionCorrected: {
    subject: (siteName) => `[${siteName}] 티켓 사용자의 이름이 변경되었습니다`,
    heading: '티켓 사용자가 변경되었습니다',
    paragraphs: (siteName) => [`‘${siteName}’의 다음 티켓을 사용하실 분의 이름 또는 연락처를 주최자가 고쳤습니다.`],
  },
  addressRemoved: {
    subject: (siteName) => `[${siteName}] 이 이메일 주소로는 더 이상 안내하지 않습니다`,
    heading: '이 주소로는 더 이상 안내하지 않습니다',
    paragraphs: (siteName) => [
      `‘${siteName}’의 한 주문의 연락처를 주최자가 다른 이메일 주소로 고쳤습니다.`,
      '이전 이메일에 있는 링크와 QR 코드는 사용할 수 없습니다. 짐작 가는 주문이 아니라면 그 안내를 삭제해 주세요.',
    ],
  },
  otherCodes: '이전 이메일에 있는 QR 코드는 사용할 수 없습니다. 티켓은 아래 버튼으로 확인해 주세요.',
  otherLinks: '이전 이메일에 있는 링크, 주문 번호, QR 코드는 사용할 수 없습니다. 티켓은 아래 버튼으로 확인해 주세요.',
  name: '이름',
  mail: '이메일 주소',
  money: {
    gateway: toTheCard,
    byHand: (amount) => `${amount}을 주최자가 직접 환불해 드립니다. 환불 방법은 주최자가 따로 안내해 드립니다.`,
    none: '환불 금액은 없습니다.',
    unpaid: '취소된 티켓의 요금은 결제하지 않으셔도 됩니다.',
  },
  reason: '주최자의 설명',
  ticketNumber: '티켓 번호',
  refund: '환불 금액',
  refundTotal: '환불 금액 합계',
  handedOn: '양도받으신 티켓',
  moreOrders: (count) => `그 밖의 주문 ${count}건도 취소되었습니다.`,
};
export default kor;
