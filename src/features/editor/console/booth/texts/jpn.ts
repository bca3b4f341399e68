/** What an exhibitor reads about their own booths. */
const texts = {
  nav: 'ブース',
  title: '担当ブース',
  lead: 'ブースを選んで編集します。',
  untitled: '名称未設定のブース',
  live: '公開中',
  changed: '未公開の変更あり',
  draft: 'まだ公開されていません',
  publish: '公開する',
  published: 'ブースを公開しました。',
  open: '公開ページ',
  organiserPublishes: '変更は主催者が確認してから公開します。',
  eventWaits: 'イベントが公開されると、ブースも見られるようになります。',
  none: '担当するブースはありません',
  noneText: '主催者がブースを割り当てると、ここに表示されます。',
  stand: (stand: string) => `小間 ${stand}`,
};
export type BoothTexts = typeof texts;
export default texts;
