import type { NavTexts } from './jpn.ts';

const texts: NavTexts = { members: '会员' };
export default texts;
