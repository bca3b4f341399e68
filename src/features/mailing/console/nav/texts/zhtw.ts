import type { NavTexts } from './jpn.ts';

const texts: NavTexts = { mails: '群發郵件' };
export default texts;
