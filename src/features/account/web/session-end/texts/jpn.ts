/** The texts for a member whose session has ended. */
const texts = {
  cart: 'カートの中身は削除されました。',
  purchase: '注文は行われていません。カートの中身は削除されました。',
  elsewhereTitle: 'ログイン中の会員が変わりました',
  elsewhere: '別のタブでログアウトしたか、別の会員としてログインしたため、このページを読み込み直しました。',
};
export type SessionEndTexts = typeof texts;
export default texts;
