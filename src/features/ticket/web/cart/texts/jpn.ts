import cart from '../../../texts/cart/jpn.ts';

/** The texts for a cart that could not be loaded, or that has changed. */
const texts = {
  cartFailed: cart.failedTitle,
  cartFailedText: cart.failedText,
  retry: 'もう一度読み込む',
  unkept: 'カートはこのページを開いているあいだだけ残ります',
  unkeptText: 'このブラウザーには情報を保存できません。ページを読み込み直すか閉じると、カートは空になります。',
  amendedTitle: 'カートの内容を変更しました',
  checkTitle: 'カートの内容をご確認ください',
  amended: '購入できなくなったチケットがあるため、カートの内容を変更しました。',
  unknownTicket: '掲載が終了したチケット',
  dropped: {
    gone: '掲載が終了したため、カートから外しました。',
    notOnDisplay: '掲載期間外のため、カートから外しました。',
    notOnSale: '販売期間外のため、カートから外しました。',
    soldOut: '完売したため、カートから外しました。',
    limitReached: '購入できる枚数の上限に達しているため、カートから外しました。',
    unknownPrice: '選ばれていた券種がなくなったため、カートから外しました。',
    combination: cart.droppedForOther,
    mixed: '抽選のチケットはほかのチケットと一緒に申し込めないため、カートから外しました。',
  },
  reduced: (count: number) => `購入できる${count}枚に減らしました。`,
  over: (most: number) => `券種ごとの枚数の合計が、購入できる${most}枚を超えています。枚数を減らしてください。`,
  wishDropped: '選ばれていた希望の枠がなくなったため、希望から外しました。希望をご確認ください。',
};
export type CartMessageTexts = typeof texts;
export default texts;
