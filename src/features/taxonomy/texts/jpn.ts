const texts = {
  title: '会場案内',
  emptyTitle: '会場の案内はまだありません',
  emptyText: '会場が決まりしだい、ここに掲載します。',
  download: (size: string) => `地図をダウンロード（${size}）`,
  downloadUnknown: '地図をダウンロード',
  openMap: (name: string) => `${name}の地図を拡大`,
};
export type TaxonomyTexts = typeof texts;
export default texts;
