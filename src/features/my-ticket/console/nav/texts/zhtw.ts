import type { NavTexts } from './jpn.ts';

const texts: NavTexts = { reception: '報到' };
export default texts;
