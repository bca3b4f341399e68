import type { NavTexts } from './jpn.ts';

const texts: NavTexts = { day: 'On the day' };
export default texts;
