import type { OrdersMessages } from './jpn.ts';

const texts: OrdersMessages = { nothingToSend: '이 주문에 지금 보낼 수 있는 메일이 없습니다.' };
export default texts;
