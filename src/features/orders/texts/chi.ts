import type { OrdersMessages } from './jpn.ts';

const texts: OrdersMessages = { nothingToSend: '该订单目前没有可发送的邮件。' };
export default texts;
