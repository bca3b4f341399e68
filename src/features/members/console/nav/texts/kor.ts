import type { NavTexts } from './jpn.ts';

const texts: NavTexts = { members: '회원' };
export default texts;
