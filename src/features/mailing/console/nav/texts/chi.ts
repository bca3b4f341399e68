import type { NavTexts } from './jpn.ts';

const texts: NavTexts = { mails: '群发邮件' };
export default texts;
