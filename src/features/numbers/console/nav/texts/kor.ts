import type { NavTexts } from './jpn.ts';

const texts: NavTexts = { numbers: '통계' };
export default texts;
