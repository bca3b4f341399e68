import type { NavTexts } from './jpn.ts';

const texts: NavTexts = { visitors: 'Visitors' };
export default texts;
