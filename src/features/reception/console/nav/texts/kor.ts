import type { NavTexts } from './jpn.ts';

const texts: NavTexts = { day: '입장 현황' };
export default texts;
