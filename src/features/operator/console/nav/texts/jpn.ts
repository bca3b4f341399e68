/** Rows of the navigation and of the menu of an account. */
const texts = {
  people: 'メンバー',
  log: '操作の記録',
  keys: 'APIキー',
  account: 'アカウントの設定',
};
export type NavTexts = typeof texts;
export default texts;
