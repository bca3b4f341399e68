import type { LongListTexts } from './jpn.ts';

const texts: LongListTexts = {
  earlier: '이전 항목 보기',
  later: '이어서 보기',
  loading: '불러오는 중',
  failed: '불러오지 못했습니다. 다시 눌러 주세요.',
  jump: '시간대',
  part: (from, to, total) => `전체 ${total}건 중 ${from}~${to}건`,
  print: '모두 인쇄',
  printed: (count, total) => `전체 ${total}건 중 ${count}건을 인쇄합니다.`,
};
export default texts;
