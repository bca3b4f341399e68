import type { NavTexts } from './jpn.ts';

const texts: NavTexts = { members: '會員' };
export default texts;
