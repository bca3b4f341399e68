import type { NavTexts } from './jpn.ts';

const texts: NavTexts = { mails: 'Emails' };
export default texts;
