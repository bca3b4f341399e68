/** The texts for a member whose session has ended, or cannot be stored. */
const texts = {
  cart: 'カートの中身は削除されました。',
  purchase: '注文は行われていません。カートの中身は削除されました。',
  elsewhereTitle: 'ログイン中の会員が変わりました',
  elsewhere: '別のタブでログアウトしたか、別の会員としてログインしたため、このページを読み込み直しました。',
  refusedTitle: 'ログイン状態を保存できません',
  refused:
    'このブラウザーではデータの保存が許可されていません。このページを閉じるか読み込み直すと、ログアウトされます。',
};
export type SessionEndTexts = typeof texts;
export default texts;
