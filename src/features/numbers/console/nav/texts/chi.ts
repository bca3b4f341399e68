import type { NavTexts } from './jpn.ts';

const texts: NavTexts = { numbers: '统计' };
export default texts;
