import type { SalesTexts } from './jpn.ts';

export default {
  title: '판매 현황',
  day: '날짜',
  tickets: '티켓 수',
  price: '금액',
  table: '날짜별 표로 보기',
  sold: '판매됨',
  paid: '받은 금액',
  wentBack: '이 중 환불·결제 취소',
  lessWentBack: (amount) => `환불·결제 취소 ${amount}을 뺀 금액`,
  owed: '미입금',
  checkedIn: '입장 완료',
  count: (tickets) => `${tickets}매`,
  ofCapacity: (sold, capacity) => `${sold} / ${capacity}매`,
  left: (tickets) => (tickets === 0 ? '매진' : `남은 수량 ${tickets}매`),
  waiting: (tickets) => `결제·추첨 대기 ${tickets}매`,
  lottery: '추첨 현황 보기',
  nothing: '0엔',
  noneYet: '판매된 티켓이 여기에 표시됩니다.',
} satisfies SalesTexts;
