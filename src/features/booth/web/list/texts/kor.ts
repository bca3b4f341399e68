import type { BoothListTexts } from './jpn.ts';

const texts = {
  title: '참가 업체 부스',
  all: '모두 보기',
  searchTitle: '부스 찾기',
  keywordExample: '이름, 상품, 카테고리',
  category: '카테고리',
  content: '전시장',
  liveFilter: '라이브 방송',
  liveOnly: '방송 중인 부스',
  liveInHalls: '전체 홀 방송 중',
  inHall: (hall: string, count: number) => `${hall}(방송 중 ${count.toLocaleString('ko')}곳)`,
  live: '방송 중',
  stand: (stand: string) => `부스 번호 ${stand}`,
  views: (count: number) => `조회 ${count.toLocaleString('ko')}회`,
  begun: (count: number) => `부스 ${count.toLocaleString('ko')}곳이 방송을 시작했습니다`,
  reorder: '방송 중인 부스를 맨 앞으로',
  empty: '아직 부스가 없습니다',
  emptyText: '참가 업체가 공개되면 여기에 표시됩니다.',
  allOf: (count: number) => `모두 보기(${count.toLocaleString('ko')}곳)`,
  allBooths: (count: number) => `부스 ${count.toLocaleString('ko')}곳을 한 목록으로 보기`,
} satisfies BoothListTexts;
export default texts;
