import type { NavTexts } from './jpn.ts';

const texts: NavTexts = { orders: '訂單' };
export default texts;
