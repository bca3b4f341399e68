import order from '../../../texts/order/kor.ts';
import type { OrderTexts } from './jpn.ts';

const confirmed = '확인 메일을 보내 드립니다.';

const canceled = '이 주문은 취소되었습니다';

export default {
  copied: '복사했습니다',
  lost: {
    title: '구매가 완료되지 않았을 수 있습니다',
    text: '네트워크 연결이 끊겨 결과를 확인하지 못했습니다. ‘내 티켓’을 확인해 주세요. 이 페이지에서도 자동으로 계속 확인합니다.',
    once: '여러 번 확인해도 중복으로 구매되지 않습니다.',
    check: '결과 확인하기',
    checking: '확인하고 있습니다',
  },
  checking: {
    checking: {
      title: '결제를 확인하고 있습니다',
      text: '결제 회사의 결과를 기다리고 있습니다. 보통 1분 정도면 끝납니다. 다시 결제하실 필요는 없습니다.',
    },
    authenticating: {
      title: '본인 인증이 끝나기를 기다리고 있습니다',
      text: '결제하려면 카드사의 본인 인증(3D 시큐어)이 필요합니다. 아직 마치지 않았다면 결제를 계속하거나 구매를 그만둘 수 있습니다.',
      soon: '본인 인증을 방금 마치셨다면 결과가 확인되는 대로 이 화면이 바뀝니다.',
    },
    goesOn: '이 페이지를 닫아도 처리는 계속됩니다. 결과는 이메일로 알려 드립니다.',
    now: '지금 확인하기',
  },
  orderedBefore: {
    title: '이 장바구니는 이미 주문되었습니다',
    text: (method) => `다른 탭 등에서 먼저 주문이 확정되었습니다. 결제 방법은 ‘${method}’입니다.`,
  },
  open: {
    title: '결제가 끝나지 않은 구매가 있습니다',
    text: '결제를 계속하거나 구매를 그만둘 수 있습니다.',
    goOn: '결제 계속하기',
  },
  pay: {
    title: '결제',
    lead: (amount) => `결제하실 금액: ${amount}`,
    heldUntil: (when) => `${when}까지 티켓을 확보해 두었습니다.`,
    left: (minutes, seconds) => `${minutes}분 ${String(seconds).padStart(2, '0')}초 남음`,
    submit: (amount) => `${amount} 결제하기`,
    submitting: '결제하고 있습니다',
    startOver: '처음부터 다시 하기',
    leave: '구매 그만두기',
    leaveTitle: '구매를 그만둘까요?',
    leaveText: '확보해 둔 티켓은 다른 분이 구매할 수 있게 됩니다. 장바구니 내용은 남아 있습니다.',
    leaveNumberText: '결제용 번호나 계좌는 더 이상 사용할 수 없으며, 확보해 둔 티켓은 다른 분이 구매할 수 있게 됩니다.',
    leaveNow: '구매 그만두기',
    stay: '결제 계속하기',
  },
  none: {
    title: '이 주문을 찾을 수 없습니다',
    text: '주소를 확인해 주세요. 회원이 구매한 티켓은 내 티켓에서도 볼 수 있습니다.',
    failedTitle: '주문을 불러오지 못했습니다',
    failedText: '네트워크 연결을 확인한 후 다시 시도해 주세요.',
    loginTitle: '로그인이 필요합니다',
    loginText: '이 주문은 구매하신 분만 볼 수 있습니다.',
  },
  over: {
    moneyBack: {
      gateway: (amount) =>
        `결제하신 ${amount}은 이 주문에 사용되지 않았습니다. 결제하신 방법으로 환불을 진행하고 있습니다.`,
      organiser: (amount) =>
        `결제하신 ${amount}은 이 주문에 사용되지 않았습니다. 주최자가 계좌 이체로 환불해 드립니다. 환불받으실 계좌는 주최자가 따로 여쭤보겠습니다.`,
      nobody: (amount) => `결제하신 ${amount}은 이 주문에 사용되지 않아 환불되었습니다.`,
    },
    expired: {
      title: '결제 기한이 지났습니다',
      what: '티켓 임시 예약이 취소되었습니다',
      text: '기한까지 결제를 확인하지 못했습니다. 결제는 이루어지지 않았습니다. 티켓을 다시 선택해 주세요.',
    },
    canceled: {
      title: '구매를 그만두었습니다',
      what: canceled,
      text: '결제는 이루어지지 않았습니다. 장바구니 내용은 남아 있습니다.',
    },
    takenBack: {
      title: '주문 내용',
      what: canceled,
      text: '티켓이 모두 취소되었습니다. 결제하실 필요가 없습니다.',
    },
    lost: {
      title: '추첨 결과',
      what: '아쉽게도 당첨되지 않았습니다',
      text: '신청해 주셔서 감사합니다. 결제는 이루어지지 않았습니다.',
    },
  },
  refund: {
    gateway: (amount) => `취소한 티켓의 환불 금액: ${amount}. 결제하신 방법으로 환불을 진행하고 있습니다.`,
    organiser: (amount) =>
      `취소한 티켓의 환불 금액: ${amount}. 주최자가 계좌 이체로 환불해 드립니다. 환불받으실 계좌는 주최자가 따로 여쭤보겠습니다.`,
    nobody: (amount) => `취소한 티켓의 환불 금액: ${amount}. 환불되었습니다.`,
  },
  done: {
    completed: { title: '구매해 주셔서 감사합니다', text: '구매가 완료되었습니다.', mail: confirmed },
    free: { title: '신청해 주셔서 감사합니다', text: '신청이 완료되었습니다.', mail: confirmed },
    awaiting: {
      title: '주문을 접수했습니다',
      text: '결제가 아직 완료되지 않았습니다. 아래 안내에 따라 기한까지 결제해 주세요.',
      mail: '같은 내용을 이메일로도 보내 드립니다.',
    },
    unpaid: {
      transfer: '아직 결제가 완료되지 않았습니다. 기한까지 아래 계좌로 보내 주세요.',
      transferUntold: '아직 결제가 완료되지 않았습니다. 아래 안내를 확인하고 보내 주세요.',
      venue: '아직 결제가 완료되지 않았습니다. 당일 행사장 접수처에서 결제해 주세요.',
    },
    applied: {
      title: '추첨에 신청했습니다',
      text: '결과는 추첨 후 이메일과 내 티켓에서 알려 드립니다. 지금은 결제되지 않았습니다.',
      mail: '확인 메일을 보내 드리고 있습니다.',
    },
    mailHeld:
      '같은 이메일 주소로 주문이 여러 건 있어 확인 메일은 다른 주문과 함께 약 1시간 후에 보내 드립니다. 그때까지는 이 페이지에서 확인하실 수 있습니다.',
    numberLabel: '주문 번호',
    number: (orderId) => `주문 번호: ${orderId}`,
    drawAt: order.drawAt,
    entrant: order.entrant,
    holder: order.holder,
    tickets: '티켓',
    keepTitle: '이 페이지를 저장해 주세요',
    keepText:
      '로그인하지 않고 신청한 티켓은 이 페이지에서 볼 수 있습니다. 확인 메일의 링크로 다른 기기에서도 열 수 있습니다. 링크나 QR 코드 화면을 저장해 주세요.',
    copyLink: '링크 복사',
    calendar: '캘린더에 추가',
    ticketNumber: (code) => `티켓 번호: ${code}`,
    period: order.period,
    from: order.from,
    until: order.until,
    qr: (title) => `‘${title}’ 입장용 QR 코드`,
    qrHint: '입구에서 이 코드를 보여 주세요.',
    qrUnpaid: {
      transfer: '이 티켓은 아직 결제되지 않았습니다. 기한까지 이체해 주세요.',
      venue: '이 티켓은 아직 결제되지 않았습니다. 입장할 때 접수처에서 결제해 주세요.',
    },
    share: '공유',
    toList: '티켓 목록으로',
  },
  instructions: order.instructions,
} satisfies OrderTexts;
