/** What is left before a publication, and what keeps it. */
const texts = {
  faults: '公開の前に直すところ',

  stray: {
    title: (count: number) => `イベントの日から外れた日時があります（${count}件）`,
    move: (count: number) => `日時をまとめて動かす（${count}件）`,
    moved: (count: number) => `${count}件の日時を動かしました`,
  },
  open: (count: number) => `公開の前に見ておくこと（${count}件）`,
  confirm: {
    title: '確認が必要なことが残っています',
    text: 'このまま公開すると、直していないところもそのまま表示されます。わかったうえでなら、公開できます。',
    textAt: (date: string) =>
      `${date}までに直さないと、そのときにそのまま公開されます。わかったうえでなら、予約できます。`,
    back: '戻って直す',
    anyway: (button: string) => `このまま${button}`,
  },
  left: 'まだできること',
  needed: '必要',
  places: '場所を見る',
  putAway: 'この一覧をしまう',
  isPutAway: '一覧をしまいました。新しいことが出てきたら、また表示します。',
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
};
export type ChecklistTexts = typeof texts;
export default texts;
