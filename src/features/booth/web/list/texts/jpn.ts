const texts = {
  title: '出展ブース',
  all: 'すべて見る',
  searchTitle: 'ブースを探す',
  keywordExample: '名前・商品名など',
  category: 'カテゴリー',
  content: '会場',
  liveFilter: 'ライブ配信',
  liveOnly: '配信中のブース',
  liveInHalls: '全ホールの配信中',
  inHall: (hall: string, count: number) => `${hall}（配信中${count.toLocaleString('ja')}件）`,
  live: '配信中',
  stand: (stand: string) => `小間番号 ${stand}`,
  views: (count: number) => `${count.toLocaleString('ja')}回閲覧`,
  begun: (count: number) => `${count.toLocaleString('ja')}件のブースが配信中です`,
  reorder: '配信中を先頭に並べ替える',
  empty: 'ブースはまだありません',
  emptyText: '出展者の情報が公開されると、ここに表示されます。',
  allOf: (count: number) => `すべて見る（${count.toLocaleString('ja')}件）`,
  allBooths: (count: number) => `全${count.toLocaleString('ja')}件のブースを一覧で見る`,
};
export type BoothListTexts = typeof texts;
export default texts;
