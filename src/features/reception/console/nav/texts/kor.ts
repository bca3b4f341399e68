import type { NavTexts } from './jpn.ts';

const texts: NavTexts = { day: '당일' };
export default texts;
