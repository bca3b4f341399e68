const texts = {
  title: 'お知らせ',
  all: 'すべて見る',
  fresh: '新着',
  backToList: 'お知らせ一覧',
  newer: '新しいお知らせ',
  older: '以前のお知らせ',
  neighbours: '前後のお知らせ',
  emptyTitle: 'お知らせはまだありません',
  emptyText: '開催に関する最新の情報を、ここに掲載します。',
  unavailableTitle: 'このお知らせは表示できません',
  unavailableText: '一覧から、ほかのお知らせをご覧ください。',
  pages: { label: 'お知らせのページ', previous: '前へ', next: '次へ' },
};
export type InformationTexts = typeof texts;
export default texts;
