import common from '#kernel/texts/kor.ts';
import cancelling from '../../../texts/cancelling/kor.ts';
import cart from '../../../texts/cart/kor.ts';
import neighbours from '../../../texts/neighbours/kor.ts';
import refusals from '../../../texts/refusals/kor.ts';
import order from '../../../texts/order/kor.ts';
import type { PurchaseTexts } from './jpn.ts';

const sendingApplication = '신청을 보내고 있습니다';

const soldOut = '매진되어 장바구니에서 뺐습니다.';

const notOnDisplay = '이 티켓은 게시가 종료되어 장바구니에서 뺐습니다.';

export default {
  title: '티켓 구매',
  next: '다음',
  required: '필수',
  toTickets: '티켓 목록으로 돌아가기',
  toMyTickets: '내 티켓 보기',
  toLogin: '로그인',
  understood: '확인',
  stepsLabel: '구매 절차',
  stepDone: '(입력 완료)',
  steps: { profile: '고객 정보', partner: '동행자', payment: '결제', confirm: '확인' },
  headings: {
    terms: '약관 동의',
    profile: '고객 정보',
    partner: '동행자 정보',
    payment: '결제 방법',
    confirm: '주문 내용 확인',
    free: '티켓 신청',
    confirmApplication: '신청 내용 확인',
  },
  cartFailed: {
    title: cart.failedTitle,
    text: cart.failedText,
    retry: '다시 불러오기',
  },
  summary: {
    title: '주문 내용',
    application: '신청 내용',
    tickets: order.tickets,
    each: order.each,
    wish: order.wish,
    holder: order.holder,
    from: order.from,
    until: order.until,
    before: '할인 전',
    discountedOf: (discounted, number) => `${number}매 중 ${discounted}매 할인`,
    subtotal: '소계',
    discount: order.discount,
    total: order.total,
    totalIfWon: order.totalIfWon,
    canceled: '취소됨',
    taxIncluded: '세금 포함',
  },
  terms: {
    title: '약관',
    agreeTo: (title: string) => `${title}에 동의합니다`,
    read: (title: string) => `${title} 읽기`,
    agree: common.agree,
    required: '계속하려면 동의에 체크해 주세요.',
  },
  profile: {
    mail: '이메일 주소',
    mailHintFree: '티켓 안내를 보내 드립니다.',
    mailHint: '주문 확인 메일을 보내 드립니다.',
    meant: (mail) => `${mail} 주소가 맞나요?`,
    mailInvalid: common.invalidMail,
    keep: '입력한 내용을 프로필에도 저장하기',
  },
  partner: {
    lead: '첫 번째 티켓은 본인용입니다. 함께 오시는 분의 정보를 티켓마다 입력해 주세요.',
    number: (number, of) => `동행자 ${number}/${of}`,
    mail: '동행자의 이메일 주소',
    mailHint: '티켓 관련 안내에 사용합니다.',
    mailOptional: '없으시면 비워 두셔도 됩니다.',
  },
  discount: {
    have: (label: string) => `${label} 입력`,
    label: '할인 코드',
    hint: '코드가 있으시면 입력하고 ‘적용’을 눌러 주세요.',
    use: '적용',
    looking: '확인 중',
    code: '코드',
    none: '사용하지 않음',
    clear: '취소',
    onlyFor: (ticket) => `할인 대상: ${ticket}`,
    upTo: (most) => `할인은 결제 1회당 ${most}매까지 적용됩니다. 나머지 티켓은 정가입니다.`,
    saved: (amount) => `${amount} 할인되었습니다.`,
    unusable: refusals.codeUnusable,
    nothingCheaper: '이 할인 코드는 사용할 수 없습니다. 선택하신 티켓은 할인 대상이 아닙니다.',
    usedUp: refusals.codeUsedUp,
    allBelowLimit: (least) => `이 할인 코드는 사용할 수 없습니다. ${least} 이상의 티켓이 대상입니다.`,
    belowLimit: (ticket, price, least) =>
      `‘${ticket}’(${price})은 할인 대상이 아닙니다. 이 코드는 ${least} 이상의 티켓에 사용할 수 있습니다.`,
  },
  payment: {
    nothing: '결제할 금액이 없습니다.',
    label: '결제 방법',
    methods: order.methods,
    notes: {
      card: '주문을 확정하기 전까지 결제되지 않습니다.',
      cardNow: '버튼을 누르면 바로 결제됩니다.',
      cardApplication: '당첨된 경우에만 이 카드로 결제됩니다.',
      applicationLater: '당첨된 경우 결제 방법과 기한을 이메일로 안내합니다.',
      applicationLocal: '당첨된 경우 현장 접수처에서 결제해 주세요.',
      store: (hours) => `주문 후 표시되는 번호로 ${hours}시간 이내에 매장에서 결제해 주세요.`,
      bankLater: '티켓은 바로 사용하실 수 있습니다. 입금 계좌는 주문 후 안내합니다.',
      bankFirst: (hours) => `주문 후 ${hours}시간 이내에 입금해 주세요. 입금 확인 후 티켓을 드립니다.`,
      local: '티켓은 바로 드립니다. 요금은 행사장 접수처에서 결제해 주세요.',
    },
    applicationLead: '지금은 결제되지 않습니다. 당첨되면 여기서 선택한 카드로 결제됩니다.',
    applicationLeadLater: '지금은 결제되지 않습니다. 당첨된 경우 여기에서 고른 방법으로 결제합니다.',
    none: '이용할 수 있는 결제 방법이 없습니다. 주최자에게 문의해 주세요.',
    storeLabel: '결제할 편의점',
    storeMissing: '결제할 편의점을 선택해 주세요.',
    checkingCard: '카드를 확인하고 있습니다',
    cardFailed: '카드를 확인하지 못했습니다. 번호, 유효기간, 보안 코드를 확인한 후 다시 시도해 주세요.',
    typeAgain: '안전을 위해 카드 번호는 저장하지 않았습니다. 변경하려면 다시 입력해 주세요.',
    keep: '이 카드를 등록하여 다음부터 입력 생략',
    keptForDraw: '당첨 시 결제를 위해 이 카드를 등록합니다. 마이페이지에서 언제든지 삭제할 수 있습니다.',
  },
  stores: order.stores,
  receipt: {
    title: '영수증',
    want: '영수증 발급',
    addressee: '받는 분',
    addresseeHint: neighbours.addresseeHint,
    addresseeMissing: '영수증의 받는 분을 입력해 주세요.',
    to: (addressee) => `발급함(받는 분: ${addressee})`,
    none: '발급하지 않음',
  },
  confirm: {
    tickets: '티켓',
    purchaser: '고객 정보',
    partners: '동행자',
    payment: '결제',
    method: order.method,
    change: '변경',
    extraSlot: '희망하지 않은 회차도 신청',
    extraSlotHint: '희망한 회차에 모두 당첨되지 않으면 자리가 남은 다른 회차도 추첨 대상이 됩니다.',
    paid: {
      note: '버튼을 누르면 주문이 확정됩니다. 화면이 바뀔 때까지 기다려 주세요.',
      order: (total) => `${total} 주문 확정`,
      sending: '주문을 보내고 있습니다',
    },
    free: {
      note: '버튼을 누르면 신청이 확정됩니다.',
      order: (_total) => '무료로 신청하기',
      sending: sendingApplication,
    },
    application: {
      note: '버튼을 누르면 추첨에 신청합니다. 지금은 결제되지 않습니다.',
      order: (_total) => '추첨 신청하기',
      sending: sendingApplication,
    },
  },
  conditions: {
    title: '결제·티켓 수령·취소',
    labels: {
      payment: '결제 시기',
      delivery: '티켓 수령',
      cancellation: cancelling.label,
      sales: '판매 기간',
      application: '신청 기간',
    },
    payments: {
      cardNow: () => '주문을 확정하면 바로 카드로 결제됩니다.',
      storeWithin: (hours, _drawn) =>
        `주문 후 ${hours}시간 이내에 편의점에서 결제해 주세요. 기한이 지나면 주문이 취소됩니다.`,
      transferWithin: (hours) =>
        `주문 후 ${hours}시간 이내에 안내해 드리는 계좌로 입금해 주세요. 입금이 확인되지 않으면 주문이 취소됩니다. 이체 수수료는 고객님 부담입니다.`,
      transferLater: () =>
        '주문 후 안내해 드리는 계좌로, 안내된 기한까지 입금해 주세요. 이체 수수료는 고객님 부담입니다.',
      venue: () => '당일 행사장 접수처에서 결제해 주세요.',
      cardIfWon: (_hours, drawn) =>
        `당첨된 경우에만 추첨${drawn && `(${drawn})`} 후 등록한 카드로 결제됩니다. 당첨되지 않으면 결제되지 않습니다.`,
      venueIfWon: () => '당첨된 경우에만 당일 행사장 접수처에서 결제해 주세요.',
      wayIfWon: () => '당첨된 경우에만 결제가 필요합니다. 결제 방법과 기한을 이메일로 안내합니다.',
    },
    deliveries: {
      atOnce: '주문이 확정되면 바로 ‘내 티켓’에 표시됩니다.',
      oncePaid: '결제가 확인되면 바로 ‘내 티켓’에 표시됩니다.',
      onceWon: '당첨되면 ‘내 티켓’에 표시됩니다.',
      onceWonAndPaid: '당첨 후 결제가 확인되면 ‘내 티켓’에 표시됩니다.',
    },
    of: cancelling.of,
    never: cancelling.never,
    neverIfWon: cancelling.neverIfWon,
    cancel: cancelling.cancel,
    except: '사용했거나 양도한 티켓, 이용 기간이 지난 티켓은 취소할 수 없습니다.',
    refunds: {
      card: '결제하신 카드로 환불해 드립니다.',
      byHand: '환불금은 주최자가 계좌로 이체해 드립니다.',
    },
    until: cancelling.until,
    from: cancelling.from,
    withdraw: '신청 기간에는 ‘내 티켓’에서 신청을 철회할 수 있습니다.',
  },
  leaving: {
    title: '결제가 진행 중입니다',
    text: '결제를 처리하는 동안에는 페이지를 떠날 수 없습니다. 완료될 때까지 기다려 주세요.',
    stay: '계속 기다리기',
  },
  problems: {
    title: '이 내용으로는 구매할 수 없습니다',
    lead: '구매할 수 없는 티켓은 장바구니에서 빼고 수량과 요금을 최신 내용으로 바꾸었습니다. 확인 후 다시 진행해 주세요. 주문은 아직 확정되지 않았습니다.',
    aTicket: '장바구니에서 빠진 티켓',
    of: (title, problem) => `${title}: ${problem}`,
    empty: '장바구니에 티켓이 없습니다.',
    tooMany: (limit) => `한 번에 최대 ${limit}매까지 구매할 수 있습니다. 수량을 줄여 주세요.`,
    totalTooHigh: cart.totalTooHigh,
    mixed: '추첨 티켓은 다른 티켓과 함께 신청할 수 없습니다. 다른 종류는 장바구니에서 뺐습니다.',
    codeUnusable: '이 할인 코드는 사용할 수 없습니다. 할인을 취소했으니 합계를 확인해 주세요.',
    unknownTicket: notOnDisplay,
    notOnDisplay,
    beforeSales: '이 티켓은 아직 판매 전이어서 장바구니에서 뺐습니다.',
    salesFinished: '이 티켓은 판매가 종료되어 장바구니에서 뺐습니다.',
    soldOut,
    unknownPrice: '선택하신 요금이 없어졌습니다. 다시 선택해 주세요.',
    loginNeeded: '이 티켓을 구매하려면 로그인이 필요합니다. 로그인하면 이어서 진행할 수 있습니다.',
    choices: '희망 회차를 모두 선택하지 않았습니다. 티켓 목록에서 다시 선택해 주세요.',
    alreadyApplied: '이 추첨에는 이미 신청하셨습니다. 장바구니에서 빼 주세요.',
    notEnough: (left) => (left > 0 ? `남은 티켓이 ${left}매여서 수량을 줄였습니다.` : soldOut),
    limitReached: (left) =>
      left > 0
        ? `1인 구매 한도에 따라 ${left}매까지 더 구매할 수 있어 수량을 줄였습니다.`
        : '1인 구매 한도에 도달하여 장바구니에서 뺐습니다.',
    parentNeeded: (names) =>
      names.length > 0
        ? `이 티켓과 함께 다음 티켓이 필요합니다: ${names.map((name) => `‘${name}’`).join(' 또는 ')}. 함께 장바구니에 담아 주세요.`
        : '이 티켓에는 지정된 다른 티켓이 필요합니다. 함께 장바구니에 담아 주세요.',
    combination: (isRemoved) =>
      isRemoved ? cart.droppedForOther : '다른 티켓과 동시에 구매할 수 없습니다. 한쪽을 장바구니에서 빼 주세요.',
    priceChanged: '요금이 변경되었습니다. 새 요금을 확인해 주세요.',
  },
  failures: {
    title: '주문하지 못했습니다',
    fields: '입력 내용을 확인해 주세요',
    offline: '네트워크 연결을 확인한 후 다시 시도해 주세요. 주문은 전송되지 않았습니다.',
    cartChanged: '다른 탭에서 장바구니 내용이 바뀌었습니다. 내용을 확인한 후 다시 버튼을 눌러 주세요.',
    nothingCharged: '결제되지 않았습니다. 입력하신 내용은 그대로 남아 있습니다.',
    timeoutTitle: '결제 시간이 초과되었습니다',
    maintenanceTitle: '결제 서비스 점검 중입니다',
    payment: {
      refused: '결제하지 못했습니다',
      timeout: refusals.paymentTimeout,
      maintenance: refusals.paymentMaintenance,
    },
    reasons: {
      declined: '카드사에서 승인되지 않았습니다. 다른 카드나 다른 결제 방법을 이용해 주세요.',
      cardInvalid: '이 카드는 사용할 수 없습니다. 번호, 유효기간, 보안 코드를 확인하거나 다른 카드를 이용해 주세요.',
      authenticationFailed: '본인 인증(3D 시큐어)이 완료되지 않았습니다. 다시 시도하거나 다른 카드를 이용해 주세요.',
      notPossible: '이 금액은 이 방법으로 결제할 수 없습니다. 다른 결제 방법을 선택해 주세요.',
      canceled: '결제가 취소되었습니다. 결제 방법을 다시 선택해 주세요.',
    },
  },
} satisfies PurchaseTexts;
