import type { NavTexts } from './jpn.ts';

const texts: NavTexts = { attendees: '참가자' };
export default texts;
