import type { OrdersMessages } from './jpn.ts';

const texts: OrdersMessages = { nothingToSend: 'There is no email to send for this order now.' };
export default texts;
