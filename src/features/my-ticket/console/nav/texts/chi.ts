import type { NavTexts } from './jpn.ts';

const texts: NavTexts = { reception: '签到' };
export default texts;
