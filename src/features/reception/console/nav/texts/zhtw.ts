import type { NavTexts } from './jpn.ts';

const texts: NavTexts = { day: '活動當天' };
export default texts;
