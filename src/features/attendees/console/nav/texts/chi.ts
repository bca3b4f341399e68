import type { NavTexts } from './jpn.ts';

const texts: NavTexts = { attendees: '参会者' };
export default texts;
