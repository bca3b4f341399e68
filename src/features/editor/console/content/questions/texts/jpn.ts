/** What can be added, where it is seen, and what goes with something that is deleted. */
const texts = {
  groups: {
    tell: '知らせる・案内する',
    programme: 'プログラムを載せる',
    sell: 'チケットを売る・配る',
    introduce: '出展者や登壇者を紹介する',
    ask: '参加者に聞く・つながる',
    find: 'イベントを探してもらう',
    show: '写真・動画・文章を置く',
    lead: 'ページへの入口を作る',
    sort: '分類や会場を決める',
  },
  coverButton: '表紙のボタン',
  linksGo: 'ここへ移動する次のリンクも、一緒に外れます。',
  linksStay: '次のリンクは残ります。行き先がなくなるので、公開の前に直してください。',
  linksMore: (count: number) => `ほかにリンクが${count}件あります。`,
  where: {
    title: '見られる場所',
    places: { home: 'ホーム', menu: 'メニュー', tab: '下のタブ' },
    onHome: (at: number, of: number) => `上から${at}番目に出ています（${of}個のうち）。`,
    forConsole: '管理者だけに見えます。',
    offHome: '出ていません。',
    hidden: 'サイトのどこにも出ていません。',
    noEntries: 'まだ何も入っていないので、出ていません。',
    picked: (shown: number, items: number) => `${items}件のうち、注目の${shown}件だけが出ます。`,
    some: (shown: number, items: number) => `${items}件のうち${shown}件が出ます。`,
    isIn: '入っています。',
    isNotIn: '入っていません。',
    tabsFull: (most: number) => `いっぱいです（${most}つまで）。`,
    put: { home: 'ホームに出す', menu: 'メニューに入れる', tab: 'タブに入れる' },
    done: { home: 'ホームに出しました', menu: 'メニューに入れました', tab: '下のタブに入れました' },
  },
};
export default texts;
export type QuestionTexts = typeof texts;
