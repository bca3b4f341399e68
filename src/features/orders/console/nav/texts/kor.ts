import type { NavTexts } from './jpn.ts';

const texts: NavTexts = { orders: '주문' };
export default texts;
