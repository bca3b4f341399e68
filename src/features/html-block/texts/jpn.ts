const texts = {
  emptyTitle: 'この欄は準備中です',
  emptyText: '公開までしばらくお待ちください。',
};
export type HtmlTexts = typeof texts;
export default texts;
