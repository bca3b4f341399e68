import type { NavTexts } from './jpn.ts';

const texts: NavTexts = { codes: '优惠码' };
export default texts;
