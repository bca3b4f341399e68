import type { NavTexts } from './jpn.ts';

const texts: NavTexts = {
  exhibitors: '출전자',
};
export default texts;
