import type { NavTexts } from './jpn.ts';

const texts: NavTexts = { attendees: 'Attendees' };
export default texts;
