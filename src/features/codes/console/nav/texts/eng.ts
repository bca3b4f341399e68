import type { NavTexts } from './jpn.ts';

const texts: NavTexts = { codes: 'Discount codes' };
export default texts;
