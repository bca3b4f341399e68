/** The first line of the table of those who keep a booth. */
const texts = {
  columns: { name: 'お名前', company: '会社名', mail: 'メールアドレス', agreedAt: '同意した日時' },
};
export type KeeperTexts = typeof texts;
export default texts;
