import type { NavTexts } from './jpn.ts';

const texts: NavTexts = { codes: '折扣碼' };
export default texts;
