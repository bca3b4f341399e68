import type { NavTexts } from './jpn.ts';

const texts: NavTexts = { codes: '折扣码' };
export default texts;
