import type { NavTexts } from './jpn.ts';

const texts: NavTexts = { orders: 'Orders' };
export default texts;
