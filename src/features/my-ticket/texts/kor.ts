import gate from './gate/kor.ts';
import toTheCard from '#features/ticket/texts/to-the-card/kor.ts';
import type { MyTicketMessages } from './jpn.ts';

/** What has happened to a ticket: its page and its mail say it. */
export const done = {
  canceled: '티켓이 취소되었습니다',
};

/** How money comes back for a ticket that was cancelled, and when: its page and its mail say it. */
export const refunds = {
  card: toTheCard,
  byHand: (amount: string) =>
    `${amount}을 주최자가 계좌 이체로 환불해 드립니다. 환불받으실 계좌는 주최자가 따로 여쭤보겠습니다.`,
  none: '환불 금액은 없습니다.',
};

/** Why a ticket cannot be transferred: its page says it before a press, and the server afterwards. */
export const transferProblems = {
  received: '양도받은 티켓은 다른 분께 양도할 수 없습니다. 구매자에게 반환할 수 있습니다.',
  notTransferable: '현재 상태의 티켓은 양도할 수 없습니다.',
};

/** Why a ticket cannot be cancelled: its page says it before a press, and the server afterwards. */
export const cancel: MyTicketMessages['cancel'] = {
  canceled: '이미 취소된 티켓입니다.',
  unpaid: '결제하지 않은 티켓은 기한이 지나면 자동으로 무효가 됩니다.',
  lotteryWaiting: '추첨 전에는 취소할 수 없습니다.',
  lotteryFail: '당첨되지 않아 취소할 필요가 없습니다.',
  paymentFail: '결제가 완료되지 않아 기한이 지나면 자동으로 무효가 됩니다.',
  used: '사용한 티켓은 취소할 수 없습니다.',
  finished: '이용 기간이 끝나 취소할 수 없습니다.',
  notPurchaser: '구매자만 취소할 수 있습니다.',
  transferring: '양도 진행 중입니다. 먼저 양도를 취소해 주세요.',
  transferred: '양도한 티켓은 취소할 수 없습니다.',
  outsideCancelPeriod: '취소 접수 기간이 아닙니다.',
  cardTooOld: '카드 결제 후 90일이 지나 취소할 수 없습니다.',
};

export default {
  cancel,
  transfer: {
    off: '이 티켓은 양도할 수 없습니다.',
    notHolder: '이 티켓을 가지고 계신 분만 이용할 수 있습니다.',
    received: transferProblems.received,
    notTransferable: transferProblems.notTransferable,
    transferring: '이미 양도가 진행 중입니다.',
    notTransferring: '진행 중인 양도가 없습니다.',
    ownTicket: '본인의 티켓은 받을 수 없습니다. 양도할 분께 링크를 보내 주세요.',
    used: '사용한 티켓은 반환할 수 없습니다.',
    purchaserGone: '구매하신 분이 탈퇴하여 티켓을 반환할 수 없습니다.',
  },
  linkInvalid: '이 양도 링크는 더 이상 유효하지 않습니다. 보내신 분께 새 링크를 요청해 주세요.',
  staffLink: {
    over: '이 링크는 사용할 수 없습니다. 기간이 끝났거나 주최자가 중지했습니다.',
    early: '이 링크는 아직 사용할 수 없습니다. 시작 시각 이후에 열어 주세요.',
    period: '종료는 시작과 현재보다 뒤여야 합니다.',
    notPublic: '아직 체크인 화면을 열 수 없습니다. 티켓이 있는 이벤트를 먼저 공개하세요.',
  },
  gate,
  gateNotice: {
    early: (opens: string) => `이벤트가 아직 시작되지 않았습니다(${opens} 시작).`,
    undoIsLate: '체크인은 5분 안에만 취소할 수 있습니다.',
    nothingToUndo: '취소할 수 있는 체크인이 없습니다.',
    tooManyNotes: '이 티켓에는 메모를 더 추가할 수 없습니다.',
  },
  unknownTicket:
    '이 코드의 티켓을 찾을 수 없습니다. 코드와 입장을 확인 중인 이벤트를 확인해 주세요. 양도되거나 반환된 티켓은 코드가 바뀌므로, 티켓 화면을 다시 열어 달라고 요청해 주세요.',
  collectFirst: (amount) => `먼저 요금(${amount})을 받아 주세요.`,
  collectInstead: (now, before) =>
    `받을 금액이 ${before}에서 ${now}으로 바뀌었습니다. 더 받으셨다면 차액을 돌려주세요.`,
  collectNothing: (before) => `이 주문에서 받을 금액이 이제 없습니다. ${before}을 받으셨다면 돌려주세요.`,
  mails: {
    ticketNumber: '티켓 번호',
    canceled: {
      subject: (siteName) => `[${siteName}] 티켓이 취소되었습니다`,
      heading: done.canceled,
      paragraphs: (siteName) => [`‘${siteName}’의 다음 티켓이 취소되었습니다.`],
      paid: '결제 금액',
      fee: '취소 수수료',
      before: '이미 환불된 금액',
      refund: '환불 금액',
      refunds,
    },
    received: {
      subject: (siteName) => `[${siteName}] 양도하신 티켓을 상대방이 받았습니다`,
      heading: '양도하신 티켓을 상대방이 받았습니다',
      paragraphs: (siteName) => [
        `‘${siteName}’의 다음 티켓을 링크를 연 분이 받았습니다.`,
        '기존 티켓 번호와 QR 코드는 더 이상 사용할 수 없습니다.',
      ],
    },
    until: '수령 기한',
    offered: {
      subject: (siteName) => `[${siteName}] 티켓이 도착했습니다`,
      heading: '티켓이 도착했습니다',
      lead: (giver, siteName) =>
        giver === '' ? `‘${siteName}’ 티켓을 양도받으셨습니다.` : `${giver} 님이 ‘${siteName}’ 티켓을 보냈습니다.`,
      paragraphs: [
        '받으려면 로그인하거나 회원 가입을 해 주세요. 링크를 먼저 열어 받은 분의 티켓이 됩니다.',
        '짐작 가는 곳이 없다면 이 메일은 무시해 주세요. 아무 일도 일어나지 않습니다.',
      ],
      button: '티켓 받기',
    },
    accepted: {
      subject: (siteName) => `[${siteName}] 티켓을 받았습니다`,
      heading: '티켓을 받았습니다',
      paragraphs: (siteName) => [
        `‘${siteName}’의 다음 티켓을 받았습니다.`,
        '당일에는 내 티켓의 QR 코드를 입구에서 보여 주세요.',
      ],
    },
    returned: {
      subject: (siteName) => `[${siteName}] 양도하신 티켓이 반환되었습니다`,
      heading: '양도하신 티켓이 반환되었습니다',
      paragraphs: (siteName) => [
        `‘${siteName}’의 다음 티켓이 반환되었습니다.`,
        '티켓 번호와 QR 코드가 새로 바뀌었습니다. 내 티켓에서 확인해 주세요.',
      ],
    },
  },
} satisfies MyTicketMessages;
