import type { NavTexts } from './jpn.ts';

const texts: NavTexts = { attendees: '參加者' };
export default texts;
