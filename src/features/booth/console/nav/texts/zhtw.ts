import type { NavTexts } from './jpn.ts';

const texts: NavTexts = { visitors: '訪客' };
export default texts;
