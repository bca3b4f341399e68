/** What is left before a publication, and what keeps it. */
const texts = {
  faults: '公開の前に直すところ',

  good: 'あるとよい',
  more: (count: number) => `ほかに${count}件あります。`,
  codes: {
    lostReference: '選ばれていたものが、もうありません。選び直してください。',
    deadLink: 'リンク先のページがありません。',
    domainTaken: 'このドメインは、ほかのサイトで使われています。',
    endBeforeStart: '終わりが始まりより前になっています。',
    untitled: 'サイトの最初の言語で、名前を入力してください。',
    passcode: 'パスコードの設定が正しくありません。',
    noProvider:
      'ログインの方法に、接続先がまだありません。方法を外すか、サーバーの管理者に接続の登録を依頼してください。',
    other: '入力内容どうしが合っていません。',
  },
  place: { open: '会場を入力する', done: '会場' },
  organizer: { open: '主催者を入力する', done: '主催者' },
  cover: { open: '表紙の画像を入れる', done: '表紙の画像' },
  languages: { open: (count: number) => `名前のない言語があります（${count}）`, done: 'どの言語にも名前があります' },
};
export type ChecklistTexts = typeof texts;
export default texts;
