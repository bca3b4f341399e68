import type { NavTexts } from './jpn.ts';

const texts: NavTexts = { codes: '할인 코드' };
export default texts;
