import type { NumbersTexts } from './jpn.ts';

const texts: NumbersTexts = {
  refused: { wrongPeriod: '끝나는 날은 시작하는 날보다 앞설 수 없으며, 기간은 3년을 넘을 수 없습니다.' },
  accounts: {
    file: '회계',
    kinds: {
      sale: '판매',
      refund: '환불',
      fee: '취소 수수료',
    },
    untaxed: '과세 대상 아님',
    between: ', ',
    methods: {
      CreditCard: '신용카드',
      ConvenienceStore: '편의점 결제',
      Bank: '계좌 이체',
      Local: '현장 결제',
    },
    columns: {
      at: '일시',
      kind: '종류',
      order: '주문 번호',
      tickets: '내용',
      method: '결제 방법',
      amount: '세금 포함 금액(엔)',
      rate: '세율',
      tax: '소비세(엔)',
      net: '세금 제외 금액(엔)',
      registration: '등록 번호',
    },
  },
};
export default texts;
