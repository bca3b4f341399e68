/** After a publication. */
const texts = {
  title: '日時または会場が変わりました',
  text: 'チケットを持っている方がいます。変更の前と後を入れたメールの下書きを用意できます。',
  begin: '変更を知らせるメールを作る',
  goOn: '変更を知らせるメールの続きを書く',
};
export type OfferTexts = typeof texts;
export default texts;
