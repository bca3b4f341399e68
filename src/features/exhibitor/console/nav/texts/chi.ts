import type { NavTexts } from './jpn.ts';

const texts: NavTexts = {
  exhibitors: '参展商',
};
export default texts;
