/** What the server alone says; the browser need not load it. */
const texts = {
  badRequest: 'リクエストの形式が正しくありません。',
  methodNotAllowed: 'この呼び出し方法には対応していません。',
  unsupportedMedia: 'この形式のデータには対応していません。',
  invalidValue: '入力内容が正しくありません。',
};
export type RefusalTexts = typeof texts;
export default texts;
