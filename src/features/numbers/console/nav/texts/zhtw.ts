import type { NavTexts } from './jpn.ts';

const texts: NavTexts = { numbers: '統計' };
export default texts;
