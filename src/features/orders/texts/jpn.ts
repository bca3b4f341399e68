/** Why a call about orders is refused. */
const texts = { nothingToSend: 'この注文には、いま送れるメールがありません。' };
export type OrdersMessages = typeof texts;
export default texts;
