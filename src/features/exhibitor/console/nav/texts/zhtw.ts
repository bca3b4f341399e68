import type { NavTexts } from './jpn.ts';

const texts: NavTexts = {
  exhibitors: '參展商',
};
export default texts;
