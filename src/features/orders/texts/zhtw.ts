import type { OrdersMessages } from './jpn.ts';

const texts: OrdersMessages = { nothingToSend: '這筆訂單目前沒有可寄送的郵件。' };
export default texts;
