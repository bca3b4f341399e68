import draw from '../../../texts/draw/kor.ts';
import type { TicketMailTexts } from './jpn.ts';

const canceled = '주문이 취소되었습니다';

const canceledSubject = (siteName: string) => `[${siteName}] 주문이 취소되었습니다`;

const won = '당첨을 축하드립니다';

const delivered = '티켓을 보내 드립니다';

const kor: TicketMailTexts = {
  news: {
    applied: {
      subject: (siteName) => `[${siteName}] 추첨 신청이 접수되었습니다`,
      heading: '추첨 신청이 접수되었습니다',
      paragraphs: (siteName) => [
        `‘${siteName}’ 추첨에 신청해 주셔서 감사합니다.`,
        '결과는 추첨 후 이메일로 알려 드립니다. 신청 번호로 추첨이 공정했는지 확인하실 수 있습니다.',
      ],
    },
    awaiting: {
      subject: (siteName) => `[${siteName}] 결제 안내`,
      heading: '결제를 기다리고 있습니다',
      paragraphs: (siteName) => [
        `‘${siteName}’ 티켓을 확보해 두었습니다.`,
        '아래 기한까지 결제해 주세요. 기한이 지나면 자동으로 취소됩니다.',
      ],
    },
    issued: {
      subject: (siteName) => `[${siteName}] 티켓을 구매해 주셔서 감사합니다`,
      heading: delivered,
      paragraphs: (siteName) => [`‘${siteName}’ 티켓을 구매해 주셔서 감사합니다.`],
    },
    given: {
      subject: (siteName) => `[${siteName}] 주최자가 티켓을 보내 드립니다`,
      heading: delivered,
      paragraphs: (siteName) => [`‘${siteName}’의 주최자가 티켓을 보내 드립니다.`],
    },
    free: {
      subject: (siteName) => `[${siteName}] 티켓 신청이 접수되었습니다`,
      heading: delivered,
      paragraphs: (siteName) => [`‘${siteName}’ 티켓을 신청해 주셔서 감사합니다. 결제하실 금액은 없습니다.`],
    },
    unpaid: {
      subject: (siteName) => `[${siteName}] 티켓 주문이 접수되었습니다`,
      heading: '주문을 접수했습니다',
      paragraphs: (siteName) => [`‘${siteName}’ 티켓을 주문해 주셔서 감사합니다.`],
    },
    transfer: {
      subject: (siteName) => `[${siteName}] 입금 안내(주문이 접수되었습니다)`,
      heading: '입금을 기다리고 있습니다',
      paragraphs: (siteName) => [`‘${siteName}’ 티켓을 주문해 주셔서 감사합니다.`],
    },
    settled: {
      subject: (siteName) => `[${siteName}] 결제가 확인되었습니다`,
      heading: '결제가 확인되었습니다',
      paragraphs: (siteName) => [`‘${siteName}’ 티켓의 결제가 확인되었습니다. 감사합니다.`],
    },
    won: {
      subject: (siteName) => `[${siteName}] 추첨 결과: 당첨`,
      heading: won,
      paragraphs: (siteName) => [`‘${siteName}’ 추첨에 당첨되셨습니다. 티켓이 준비되었습니다.`],
    },
    wonToPay: {
      subject: (siteName) => `[${siteName}] 추첨 결과: 당첨(결제 안내)`,
      heading: won,
      paragraphs: (siteName) => [
        `‘${siteName}’ 추첨에 당첨되셨습니다. 티켓을 확보해 두었습니다.`,
        '아래 기한까지 결제해 주세요. 기한이 지나면 당첨이 취소됩니다.',
      ],
    },
    lost: {
      subject: (siteName) => `[${siteName}] 추첨 결과 안내`,
      heading: '추첨 결과 안내',
      paragraphs: (siteName) => [
        `‘${siteName}’ 추첨에 신청해 주셔서 감사합니다.`,
        '아쉽게도 당첨되지 않았습니다. 결제는 이루어지지 않았습니다.',
      ],
    },
    paymentFailed: {
      subject: (siteName) => `[${siteName}] 당첨 티켓을 결제하지 못했습니다`,
      heading: '다른 방법으로 결제해 주세요',
      paragraphs: (siteName) => [
        `‘${siteName}’ 추첨에 당첨되셨으나 등록하신 카드로 결제하지 못했습니다.`,
        '기한까지 내 티켓에서 다른 방법으로 결제해 주세요. 기한이 지나면 당첨이 취소됩니다.',
      ],
    },
    expired: {
      subject: (siteName) => `[${siteName}] 결제 기한이 지났습니다`,
      heading: '티켓 임시 예약이 취소되었습니다',
      paragraphs: (siteName) => [
        `‘${siteName}’ 티켓은 기한까지 결제가 확인되지 않아 임시 예약이 취소되었습니다.`,
        '이미 결제하셨다면 확인되는 대로 티켓을 준비하거나 환불해 드립니다. 판매 중인 티켓은 사이트에서 다시 구매하실 수 있습니다.',
      ],
    },
    canceled: {
      subject: canceledSubject,
      heading: canceled,
      paragraphs: (siteName) => [
        `‘${siteName}’ 주문이 주최자에 의해 취소되었습니다.`,
        '결제하지 않으셔도 됩니다. 이미 결제하셨거나 궁금한 점이 있으면 주최자에게 문의해 주세요.',
      ],
    },
    unanswered: {
      subject: canceledSubject,
      heading: canceled,
      paragraphs: (siteName) => [
        `‘${siteName}’ 주문의 결제 결과를 결제 회사에서 계속 확인할 수 없어 주최자가 주문을 취소했습니다.`,
        '이미 결제하셨다면 환불됩니다. 청구가 남아 있으면 주문 번호와 함께 주최자에게 문의해 주세요.',
      ],
    },
  },
  together: {
    subject: (siteName) => `[${siteName}] 여러 건의 주문을 함께 안내드립니다`,
    heading: '여러 건의 주문을 함께 안내드립니다',
    paragraphs: (siteName) => [
      `‘${siteName}’에서 이 이메일 주소로 여러 건의 주문이 있어 한꺼번에 알려 드립니다.`,
      '본인의 주문이 아니라면 이 메일을 무시해 주세요. 청구된 금액은 없습니다.',
    ],
  },
  moreOrders: (count) => `이 밖에 ${count}건의 주문이 있습니다. 본인의 주문이라면 주최자에게 문의해 주세요.`,
  refund: {
    organiser: {
      subject: (siteName) => `[${siteName}] 환불 처리가 필요합니다`,
      heading: '환불 처리가 필요합니다',
      why: {
        gateway: (siteName) =>
          `‘${siteName}’ 주문의 환불을 결제 회사가 처리하지 못했습니다. 구매자에게는 아직 환불되지 않았습니다.`,
        byHand: (siteName) =>
          `‘${siteName}’ 티켓이 취소되었습니다. 이 결제 방법은 자동으로 환불할 수 없어 주최자의 환불이 필요합니다.`,
        decided: (siteName) =>
          `‘${siteName}’ 주문에 대한 환불이 관리 화면에서 등록되었습니다. 이 결제 방법은 자동으로 환불할 수 없어 주최자의 환불이 필요합니다.`,
      },
      toDo: '구매자에게 입금 계좌를 확인하고 환불해 주세요. 환불이 끝나면 관리 화면의 ‘주문’에서 이 주문을 열고 ‘환불 완료로 기록’을 눌러 주세요.',
      open: '관리 화면에서 주문 열기',
      orCommand: '서버 관리자는 다음 명령으로도 기록할 수 있습니다.',
      footnote: '이 메일에 회신하시면 구매자에게 전달됩니다.',
    },
    buyer: {
      subject: (siteName) => `[${siteName}] 환불 방법 변경 안내`,
      heading: '환불 방법이 변경되었습니다',
      paragraphs: (siteName, amount) => [
        `‘${siteName}’ 주문에서 환불할 ${amount}을, 결제하신 방법으로는 돌려드리지 못했습니다.`,
        '주최자가 계좌 이체로 환불해 드립니다. 환불받으실 계좌는 주최자가 따로 여쭤보겠습니다.',
      ],
    },
    number: '환불 번호',
    amount: '환불 금액',
    who: '구매자',
    buyerGone: '탈퇴하여 연락처가 남아 있지 않습니다. 결제 회사의 관리 화면에서 위 주문 번호로 조회해 주세요.',
  },
  orderNumber: '주문 번호',
  orderTotal: '주문 합계',
  payBy: '결제 기한',
  place: '장소',
  date: '이벤트 일시',
  notPaidYet: '아직 결제되지 않았습니다. 아래 안내에 따라 결제해 주세요.',
  receiptHint: '영수증은 마이페이지의 ‘구매 내역’에서 발급받으실 수 있습니다.',
  ifWon: {
    card: '당첨되시면 선택하신 카드로 자동 결제됩니다.',
    later: '당첨되시면 결제 방법과 기한을 이메일로 알려 드립니다.',
  },
  atTheGate: '입장하실 때 입구에서 티켓 화면을 보여 주세요.',
  codes: {
    intro: () => '입장하실 때 입구에서 다음 QR 코드를 보여 주세요.',
    alt: (ticket, number) => `입장용 QR 코드(${ticket}, ${number})`,
    more: (count) => `티켓이 ${count}장 더 있습니다. 아래 링크에서 확인해 주세요.`,
    opensAnywhere: {
      member: '아래 링크로 어떤 기기에서나 티켓을 열 수 있습니다. 로그인이 필요합니다.',
      visitor: '아래 링크로 어떤 기기에서나 티켓을 열 수 있습니다. 로그인은 필요하지 않습니다.',
    },
    keepToYourself: 'QR 코드가 있으면 누구나 입장할 수 있으므로, 이 메일을 다른 사람에게 전달하지 마세요.',
  },
  further: {
    mayFollow: '추첨 후 티켓이 남으면 당첨되지 않은 분들을 대상으로 재추첨을 할 수 있습니다.',
    mayStillFollow:
      '티켓이 남으면 당첨되지 않은 분들을 대상으로 재추첨을 할 수 있습니다. 다시 신청하실 필요는 없으며, 당첨되면 신청할 때 선택하신 방법으로 결제됩니다. 참여를 원하지 않으시면 내 티켓에서 ‘재추첨에 참여하지 않기’를 선택해 주세요.',
    result: '남은 티켓에 대해 재추첨을 진행했습니다.',
  },
  whereToLook: '로그인하시면 언제든지 ‘내 티켓’에서 확인하실 수 있습니다.',
  draw: {
    toCheck:
      '추첨이 공정했는지 나중에 확인하려면 이 메일을 보관해 주세요. 신청 목록의 해시는 신청 마감 후 티켓 페이지에서 공개합니다.',
    closesAt: '신청 마감',
    secretHash: draw.secretHash,
    publicValueSource: draw.publicValueSource,
  },
  buttons: {
    myTickets: '내 티켓 보기',
    tickets: '티켓 보기',
    order: '주문 보기',
    result: '추첨 결과 보기',
    howToPay: '결제 방법 보기',
    pay: '결제하러 가기',
  },
};
export default kor;
