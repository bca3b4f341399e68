import type { NavTexts } from './jpn.ts';

const texts: NavTexts = { members: 'Members' };
export default texts;
