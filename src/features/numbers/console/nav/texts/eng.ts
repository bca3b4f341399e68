import type { NavTexts } from './jpn.ts';

const texts: NavTexts = { numbers: 'Reports' };
export default texts;
