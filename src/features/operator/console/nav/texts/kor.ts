import type { NavTexts } from './jpn.ts';

const texts: NavTexts = {
  people: '구성원',
  log: '작업 기록',
  keys: 'API 키',
  account: '계정 설정',
};
export default texts;
