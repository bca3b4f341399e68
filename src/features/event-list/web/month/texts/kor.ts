import type { MonthTexts } from './jpn.ts';

export default {
  views: '보기 전환',
  list: '목록',
  month: '월',
  months: '월 이동',
  previous: '이전 달',
  next: '다음 달',
  thisMonth: '이번 달',
  monthOf: (year, month) => `${year}년 ${month}월`,
  dayWith: (day, count) => `${day}, ${count}개`,
  more: (count) => `외 ${count}개`,
  goesOn: (name) => `${name} (진행 중)`,
  none: (month) => `${month}에 열리는 이벤트가 없습니다`,
  noneFound: (month) => `${month}에는 조건에 맞는 이벤트가 없습니다`,
  toNext: (month) => `다음 이벤트: ${month}`,
  toPrevious: (month) => `이전 이벤트: ${month}`,
} satisfies MonthTexts;
