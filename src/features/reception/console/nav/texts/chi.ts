import type { NavTexts } from './jpn.ts';

const texts: NavTexts = { day: '入场情况' };
export default texts;
