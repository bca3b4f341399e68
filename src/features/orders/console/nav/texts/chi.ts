import type { NavTexts } from './jpn.ts';

const texts: NavTexts = { orders: '订单' };
export default texts;
