/** What the list of a cart and the steps of a purchase say of the cart. */
const jpn = {
  failedTitle: 'カートを読み込めませんでした',
  failedText: '通信環境を確認して、もう一度お試しください。カートの内容は保存されています。',
  droppedForOther: 'ほかのチケットと同時には購入できないため、カートから外しました。',
  totalTooHigh: (limit: string) => `一度に購入できるのは合計${limit}まで（割引前）です。枚数を減らしてください。`,
};

export type CartWords = typeof jpn;
export default jpn;
