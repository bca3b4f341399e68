import type { NavTexts } from './jpn.ts';

const texts: NavTexts = { reception: 'Reception' };
export default texts;
