/** What a session that has ended took along. */
const texts = {
  cart: 'カートの中身は削除されました。',
  purchase: '注文は行われていません。カートの中身は削除されました。',
};
export type SessionEndTexts = typeof texts;
export default texts;
