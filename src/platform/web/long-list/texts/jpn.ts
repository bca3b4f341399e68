const texts = {
  earlier: '前を表示',
  later: '続きを表示',
  loading: '読み込み中',
  failed: '読み込めませんでした。もう一度押してください。',
  jump: '時間帯',
  part: (from: number, to: number, total: number) =>
    `全${total.toLocaleString('ja')}件のうち${from.toLocaleString('ja')}〜${to.toLocaleString('ja')}件目`,
  print: 'すべて印刷',
  printed: (count: number, total: number) =>
    `全${total.toLocaleString('ja')}件のうち${count.toLocaleString('ja')}件を印刷しています。`,
};
export type LongListTexts = typeof texts;
export default texts;
