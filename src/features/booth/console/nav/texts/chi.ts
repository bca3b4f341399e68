import type { NavTexts } from './jpn.ts';

const texts: NavTexts = { visitors: '访客' };
export default texts;
