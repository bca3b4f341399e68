/** What can be added, and what goes with something that is deleted. */
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
};
export default texts;
export type QuestionTexts = typeof texts;
