/** The screen that lays a home out. */
const texts = {
  title: 'ホーム',
  lead: '並び順や見せ方を変えると、プレビューにすぐ映ります。',
  add: '追加',
  cover: '表紙',
  coverText: '名前、日時、会場、写真、最初のボタン',
  toSettings: '名前や日時を変える',
  toLook: '写真や色を変える',
  list: 'ホームに並ぶもの',
  emptyText: 'お知らせやチケットなどを追加すると、ここに並びます。',
  show: (name: string) => `${name}をホームに出す`,
  hide: (name: string) => `${name}をホームから外す`,
  states: {
    forConsole: '管理者だけに見えます',
    offHome: 'ホームに出ていません',
    hidden: 'サイトのどこにも出ていません',
  },
  counts: (shown: number, items: number) => (shown === items ? `${items}件` : `${items}件のうち${shown}件`),
  noEntries: 'まだ何も入っていないので、ホームには出ません。',
  pickedOnly: (picked: number, items: number) =>
    `ホームには、${items}件のうち「注目として出す」をオンにした${picked}件だけが出ます。ほかも出すには、下の「ホームに出すもの」を変えるか、項目で「注目として出す」をオンにします。`,
  toEntries: '中身を編集する',
  toSettingsOf: 'すべての設定',
  frame: 'メニューとタブ',
  frameText: 'どのページにも出る案内です。',
  makeTabs: '下のタブを作る',
  makeTabsText: 'スマホの下に、よく使うページへのボタンを5つまで並べます。',
  makeMenu: 'メニューを作る',
  makeMenuText: '三本線を押すと開く案内です。',
  frameOff: '出ていません',
  links: (count: number) => `リンク${count}件`,
  home: 'ホーム',
  toContent: '一覧で編集する',
};
export type HomeTexts = typeof texts;
export default texts;
