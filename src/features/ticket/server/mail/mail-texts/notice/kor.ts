import type { NoticeTexts } from './jpn.ts';

const organiserRefunds = (amount: string): string =>
  `${amount}은 주최자가 환불해 드립니다. 환불받으실 계좌는 주최자가 따로 여쭤보겠습니다.`;

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
  leftOver: {
    subject: (siteName) => `[${siteName}] 입금액 중 환불할 금액이 있습니다`,
    heading: '입금액의 환불이 필요합니다',
    paragraphs: (siteName) => [
      `‘${siteName}’ 주문에 입금된 금액 중 아래 금액은 티켓 결제에 사용되지 않고 결제 회사에 남아 있습니다. 주문 금액보다 많이 입금되었거나 주문이 종료된 후에 입금된 금액입니다.`,
      '결제 회사의 관리 화면에서 환불하시거나, 구매자에게 계좌를 확인하여 환불해 주세요. 이 사이트에 따로 기록하실 필요는 없습니다.',
    ],
  },
  chargedBack: {
    subject: (siteName) => `[${siteName}] 카드사가 결제를 취소했습니다. 답변이 필요합니다`,
    heading: '결제에 이의가 제기되었습니다',
    paragraphs: (siteName) => [
      `‘${siteName}’ 주문에 대해 카드 소유자가 이의를 제기하여(차지백) 카드사가 결제 금액을 회수했습니다.`,
      '결제 회사의 관리 화면에서 기한까지 증빙을 첨부하여 답변하거나 회수를 받아들여 주세요.',
      '티켓은 계속 유효합니다. 무효로 하시려면 관리 화면의 주문에서 취소해 주세요. 결론이 날 때까지 이 결제에서 환불하지 않습니다. 다른 방법으로 환불하시면 이중 환불이 됩니다.',
    ],
  },
  chargebackWon: {
    subject: (siteName) => `[${siteName}] 회수되었던 결제 금액이 돌아왔습니다`,
    heading: '이의가 인정되지 않았습니다',
    paragraphs: (siteName) => [
      `‘${siteName}’ 주문에 대해 카드사가 주최자의 답변을 인정하여 회수되었던 금액이 돌아왔습니다.`,
      '멈춰 두었던 환불이 있으면 다시 진행합니다. 따로 하실 일은 없습니다.',
    ],
  },
  chargebackLost: {
    subject: (siteName) => `[${siteName}] 결제 금액의 회수가 확정되었습니다`,
    heading: '회수가 확정되었습니다',
    paragraphs: (siteName) => [
      `‘${siteName}’ 주문에 대해 카드사가 이의를 인정하여 결제 금액이 구매자에게 돌아갔습니다.`,
      '티켓은 계속 유효합니다. 무효로 하시려면 관리 화면의 주문에서 취소해 주세요. 환불은 필요하지 않습니다.',
    ],
  },
  respondBy: '답변 기한',
  partlyPaid: {
    why: (siteName) =>
      `‘${siteName}’ 주문의 입금액이 주문 금액보다 적고, 나머지가 기한 안에 입금되지 않았습니다. 주문은 취소되었으며 받은 금액은 결제 회사에 남아 있으므로 주최자의 환불이 필요합니다.`,
    subject: (siteName) => `[${siteName}] 입금액이 부족하여 주문이 취소되었습니다`,
    heading: '입금액이 부족했습니다',
    paragraphs: (siteName, received) => [
      `‘${siteName}’ 주문에 기한까지 ${received}만 입금되었습니다. 주문 금액보다 적어 티켓을 더 이상 확보해 드릴 수 없습니다.`,
      `입금하신 ${received}은 주최자가 환불해 드립니다. 환불받으실 계좌는 주최자가 따로 여쭤보겠습니다.`,
    ],
  },
  paidTooMuch: {
    subject: (siteName) => `[${siteName}] 입금액 중 환불해 드릴 금액이 있습니다`,
    heading: '주문 금액보다 많이 입금되었습니다',
    paragraphs: (siteName, amount) => [
      `‘${siteName}’ 주문에 주문 금액보다 ${amount} 더 입금되었습니다. 결제는 완료되었으며 티켓에는 변동이 없습니다.`,
      organiserRefunds(amount),
    ],
  },
  paidTooLate: {
    subject: (siteName) => `[${siteName}] 입금하신 금액을 환불해 드립니다`,
    heading: '주문이 종료된 후에 입금되었습니다',
    paragraphs: (siteName, amount) => [
      `‘${siteName}’ 주문이 종료된 후에 ${amount}이 입금되었습니다. 이 입금으로는 티켓이 확보되지 않았습니다.`,
      organiserRefunds(amount),
    ],
  },
  paidOtherSum: {
    subject: (siteName) => `[${siteName}] 입금액이 주문 금액과 달라 주문이 취소되었습니다`,
    heading: '입금액이 주문 금액과 다릅니다',
    paragraphs: (siteName, amount) => [
      `‘${siteName}’ 주문에 ${amount}이 입금되었으나 주문 금액과 달라 주문이 취소되었습니다. 티켓은 확보되지 않았습니다.`,
      `${amount}은 환불해 드립니다. 판매 중인 티켓은 사이트에서 다시 주문하실 수 있습니다.`,
    ],
  },
};
export default kor;
