import type { NavTexts } from './jpn.ts';

const texts: NavTexts = { day: '活动当天' };
export default texts;
