import type { NavTexts } from './jpn.ts';

const texts: NavTexts = { mails: '단체 메일' };
export default texts;
