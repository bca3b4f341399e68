import type { SectionTexts } from './jpn.ts';

export default {
  nav: '전체 티켓 설정',
  note: '모든 티켓에 공통인 설정은 내용별 페이지에 있습니다.',
  names: {
    questions: '구매자에게 하는 질문',
    payment: '결제와 영수증',
    legal: '판매자 표기와 약관',
    after: '구매 후 안내',
    codes: '직접 정하는 할인 코드',
    list: '목록 표시·수량',
  },
} satisfies SectionTexts;
