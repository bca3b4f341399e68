import type { NavTexts } from './jpn.ts';

const texts: NavTexts = { day: '入場狀況' };
export default texts;
