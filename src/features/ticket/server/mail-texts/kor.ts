import type { TicketMailTexts } from './jpn.ts';

const kor: TicketMailTexts = {
  news: {
    applied: {
      subject: (siteName) => `[${siteName}] 추첨 신청이 접수되었습니다`,
      heading: '추첨 신청이 접수되었습니다',
      paragraphs: (siteName) => [
        `「${siteName}」 추첨에 신청해 주셔서 감사합니다.`,
        '결과는 추첨 후 메일로 알려 드립니다. 신청 번호로 추첨이 공정했는지 확인하실 수 있습니다.',
      ],
    },
    awaiting: {
      subject: (siteName) => `[${siteName}] 결제 안내`,
      heading: '결제를 기다리고 있습니다',
      paragraphs: (siteName) => [
        `「${siteName}」 티켓을 보관하고 있습니다.`,
        '아래 기한까지 결제해 주세요. 기한이 지나면 자동으로 취소됩니다.',
      ],
    },
    issued: {
      subject: (siteName) => `[${siteName}] 티켓 구매 감사합니다`,
      heading: '티켓을 보내 드립니다',
      paragraphs: (siteName) => [`「${siteName}」 티켓을 구매해 주셔서 감사합니다.`],
    },
    won: {
      subject: (siteName) => `[${siteName}] 추첨 결과: 당첨`,
      heading: '당첨을 축하드립니다',
      paragraphs: (siteName) => [`「${siteName}」 추첨에 당첨되셨습니다. 티켓이 준비되었습니다.`],
    },
    lost: {
      subject: (siteName) => `[${siteName}] 추첨 결과 안내`,
      heading: '추첨 결과 안내',
      paragraphs: (siteName) => [
        `「${siteName}」 추첨에 신청해 주셔서 감사합니다.`,
        '안타깝게도 당첨되지 않았습니다. 결제는 이루어지지 않았습니다.',
      ],
    },
    paymentFailed: {
      subject: (siteName) => `[${siteName}] 당첨 티켓을 결제할 수 없었습니다`,
      heading: '결제를 확인해 주세요',
      paragraphs: (siteName) => [
        `「${siteName}」 추첨에 당첨되셨으나 등록하신 카드로 결제할 수 없었습니다.`,
        '기한까지 내 티켓에서 다른 방법으로 결제해 주세요.',
      ],
    },
    expired: {
      subject: (siteName) => `[${siteName}] 결제 기한이 지났습니다`,
      heading: '보관이 취소되었습니다',
      paragraphs: (siteName) => [`「${siteName}」 티켓은 기한까지 결제가 확인되지 않아 보관이 취소되었습니다.`],
    },
    canceled: {
      subject: (siteName) => `[${siteName}] 주문이 취소되었습니다`,
      heading: '주문이 취소되었습니다',
      paragraphs: (siteName) => [
        `「${siteName}」 주문이 주최자에 의해 취소되었습니다. 궁금한 점은 주최자에게 문의해 주세요.`,
      ],
    },
  },
  orderLine: (number) => `주문 번호: ${number}`,
  ticketLine: (title, count) => `${title} × ${count}`,
  totalLine: (total) => `합계: ${total}`,
  numberLine: (number) => `결제 번호: ${number}`,
  codeLine: (code) => `결제 코드: ${code}`,
  accountLine: (account) => `입금 계좌: ${account}`,
  deadlineLine: (deadline) => `결제 기한: ${deadline}`,
  entrantLine: (entrantId) => `신청 번호: ${entrantId}`,
  whereToLook: '로그인하시면 언제든지 「내 티켓」에서 확인하실 수 있습니다.',
  button: '내 티켓 보기',
};
export default kor;
