/** The texts for a member whose session has ended. */
const texts = {
  cart: 'カートの中身は削除されました。',
  purchase: '注文は行われていません。カートの中身は削除されました。',
};
export type SessionEndTexts = typeof texts;
export default texts;
