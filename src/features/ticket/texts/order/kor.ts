import neighbours from '../neighbours/kor.ts';
import type { OrderWords } from './jpn.ts';

const slip = ['결제 번호를 입력하고 신청서(申込券)를 출력합니다.', '30분 이내에 신청서를 계산대에 내고 결제해 주세요.'];

export default {
  tickets: (count) => `티켓 ${count}매`,
  each: (price, count) => `${price} × ${count}매`,
  wish: (place) => `${place}지망`,
  discount: '할인',
  total: '합계',
  totalIfWon: '당첨 시 결제하실 금액',
  method: '결제 방법',
  methods: {
    CreditCard: '신용카드',
    ConvenienceStore: neighbours.convenienceStore,
    Bank: '계좌 이체',
    Local: '현장 결제',
    Free: '무료',
  },
  stores: {
    lawson: '로손(LAWSON)',
    familymart: '패밀리마트(FamilyMart)',
    ministop: '미니스톱(MINISTOP)',
    seicomart: '세이코마트(Seicomart)',
  },
  drawAt: '추첨 일시',
  holder: (names) => `이름: ${names.join(', ')}`,
  entrant: '신청 번호',
  period: (when) => `이용 기간: ${when}`,
  from: (when) => `${when}부터`,
  until: (when) => `${when}까지`,
  instructions: {
    storeTitle: (store) => `${store}에서 결제`,
    number: '결제 번호',
    code: '결제 코드',
    copyNumber: '번호 복사',
    deadline: (when) => `결제 기한: ${when}`,
    anyStore: ['매장 단말기나 계산대에서 편의점 결제를 진행합니다.', '결제 번호를 알려 주고 결제해 주세요.'],
    ofStore: {
      lawson: ['매장의 Loppi 단말기에서 ‘各種番号をお持ちの方’(각종 번호를 가지고 계신 분)를 선택합니다.', ...slip],
      familymart: ['매장의 복합기에서 ‘代金支払い’(대금 결제)를 선택합니다.', ...slip],
      ministop: [
        '매장의 MINISTOP Loppi 단말기에서 ‘各種番号をお持ちの方’(각종 번호를 가지고 계신 분)를 선택합니다.',
        ...slip,
      ],
      seicomart: [
        '계산대에서 ‘インターネット支払い’(인터넷 결제)라고 말합니다.',
        '화면에 결제 번호를 입력합니다.',
        '표시된 금액을 확인하고 결제해 주세요.',
      ],
    },
    afterwards: '결제가 확인되면 티켓이 유효해집니다. 확인에 몇 분 걸릴 수 있습니다.',
    bankTitle: '입금 계좌',
    bank: '은행',
    branch: '지점',
    account: '계좌 번호',
    accountName: '예금주',
    copyAccount: '계좌 번호 복사',
    bankAfterwards: '이체 수수료는 고객 부담입니다. 입금이 확인되면 티켓이 유효해집니다.',
    bankLater: '입금 계좌는 주최자가 이메일로 안내합니다.',
    bankQuote: (orderId) =>
      `보내는 분 이름 앞에 주문 번호 ‘${orderId}’를 적어 주세요. 적을 수 없으면 주문하신 이름으로 보내 주세요.`,
    transferAfterwards: '입금이 확인되면 이메일로 알려 드립니다. 이체 수수료는 고객 부담입니다.',
    receiptAfterwards: '영수증은 입금이 확인된 후 마이페이지의 ‘구매 내역’에서 발급받으실 수 있습니다.',
    toPay: '결제하실 금액',
    copyOrder: '주문 번호 복사',
    localTitle: '현장 결제',
    local: '당일 행사장 접수처에서 요금을 결제해 주세요.',
  },
} satisfies OrderWords;
