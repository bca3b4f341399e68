import type { NavTexts } from './jpn.ts';

const texts: NavTexts = { reception: '입장 확인' };
export default texts;
