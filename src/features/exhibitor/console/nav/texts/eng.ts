import type { NavTexts } from './jpn.ts';

const texts: NavTexts = {
  exhibitors: 'Exhibitors',
};
export default texts;
