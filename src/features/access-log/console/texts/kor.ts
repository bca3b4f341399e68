import type { VisitorTexts } from './jpn.ts';

const texts: VisitorTexts = {
  title: '사이트 방문자',
  lead: '브라우저별로 세며 한 시간마다 갱신합니다.',
  day: '날짜',
  visitors: '방문자',
  views: '페이지 조회',
  count: (visitors) => `${visitors.toLocaleString('ko')}명`,
  viewCount: (views) => `${views.toLocaleString('ko')}회`,
  today: '오늘 방문자',
  sum: '최근 14일 페이지 조회',
  table: '표로 보기',
};

export default texts;
