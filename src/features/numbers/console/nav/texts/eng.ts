import type { NavTexts } from './jpn.ts';

const texts: NavTexts = { numbers: 'Numbers' };
export default texts;
