import type { NavTexts } from './jpn.ts';

const texts: NavTexts = { day: 'Entry status' };
export default texts;
