/** Who looked at a site, on the overview of the console. */
const texts = {
  title: '閲覧者',
  lead: 'サイトを見た人を、ブラウザーごとに数えます。1時間ごとに更新します。',
  day: '日',
  visitors: '人数',
  views: 'ページ表示',
  count: (visitors: number) => `${visitors.toLocaleString('ja')}人`,
  viewCount: (views: number) => `${views.toLocaleString('ja')}回`,
  today: '今日見た人',
  sum: 'この14日間のページ表示',
  table: '表で見る',
};

export default texts;
export type VisitorTexts = typeof texts;
