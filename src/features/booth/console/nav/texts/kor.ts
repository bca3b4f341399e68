import type { NavTexts } from './jpn.ts';

const texts: NavTexts = { visitors: '방문자' };
export default texts;
