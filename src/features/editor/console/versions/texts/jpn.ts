/** Earlier publications, and one that waits for its time. */
const texts = {
  versions: {
    title: '公開の履歴',
    lead: '公開したときの内容は、最新の20回分が残ります。',
    none: 'まだ公開していません',
    noneText: '公開すると、ここから以前の内容に戻せるようになります。',
    current: '公開中',
    by: (name: string) => `公開した人：${name}`,
    byCommand: 'サーバーのコマンドで公開',
    number: (revision: number) => `第${revision}版`,
    restore: 'この版に戻す',
    restoreTitle: (date: string) => `${date}の版に戻しますか`,
    restoreText:
      'いま編集中の内容は、「差し替えられる前の下書き」としてこの画面に残ります。公開中のページは、次に公開するまで変わりません。',
    restored: '編集中の内容を置き換えました。確認してから公開してください。',
    toPublish: '公開へ',
  },
  look: {
    open: '内容を見る',
    differences: '違い',
    compareWith: '比べる相手',
    present: { draft: 'いまの下書き', public: '公開中のページ', before: '一つ前の公開' },
    lead: '取り消し線の付いた文字が比べる相手の内容、もう一方がこの版の内容です。',
    total: (count: number) => `違い${count}件`,
    kinds: { added: 'この版だけにあります', removed: 'この版にはありません', changed: '内容が違います' },
    same: '違いはありません。',
  },
  drafts: {
    title: '差し替えられる前の下書き',
    lead: '直近の5回分が残ります。',
    before: { restore: '以前の内容に戻す前', import: 'ファイルを読み込む前', discard: '変更を捨てる前' },
    by: (what: string, name: string) => `${what}（操作した人：${name}）`,
  },
  discard: {
    open: '変更を捨てる',
    title: '公開していない変更を捨てますか',
    text: '編集中の内容が、公開中の内容に戻ります。ほかの人の変更も含めて、次の変更が取り消されます。',
    stays:
      'ログインの提供元と招待の一覧は別に保存されているため、変更は取り消されません。必要なら、それぞれの画面で直してください。',
    kept: '捨てる前の内容は「公開の履歴」に残り、あとから戻せます。',
    button: '捨てる',
    done: '変更を捨てました',
  },
  note: {
    label: '公開のメモ（任意）',
    hint: '公開の履歴に残ります。公開中のページには表示されません。',
  },
  noteLater: {
    change: 'メモを変える',
    add: 'メモを付ける',
    save: '保存',
    saved: 'メモを保存しました',
  },
  plan: {
    open: '日時を決めて公開する',
    at: '公開する日時（日本時間）',
    hint: 'その時刻の下書きが公開されます。予約したあとの変更も含まれます。',
    button: '公開を予約する',
    past: 'これからの日時を選んでください。',
    planned: (date: string) => `${date}に公開されます`,
    plannedText: 'その時刻の下書きが公開されます。',
    cancel: '予約を取り消す',
    cancelled: '公開の予約を取り消しました',
  },
};
export default texts;
export type VersionTexts = typeof texts;
