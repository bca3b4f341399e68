import type { NavTexts } from './jpn.ts';

const texts: NavTexts = { reception: '접수' };
export default texts;
