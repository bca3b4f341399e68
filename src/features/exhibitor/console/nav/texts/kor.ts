import type { NavTexts } from './jpn.ts';

const texts: NavTexts = {
  exhibitors: '참가 업체',
};
export default texts;
