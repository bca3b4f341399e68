const texts = {
  title: 'クレジットカード',
  lead: 'チケットのお支払いに使うカードです。カード番号は決済会社だけが保管します。',
  emptyTitle: '登録済みのカードはありません',
  emptyText: 'カードを登録すると、次のお支払いからカード番号の入力が不要になります。',
  add: 'カードを追加',
  addTitle: 'カードを登録',
  register: '登録する',
  registering: '登録しています',
  cancel: 'キャンセル',
  registered: (card: string) => `${card}を登録しました。`,
  deleted: (card: string) => `${card}を削除しました。`,
  limit: (count: number) =>
    count === 1
      ? '登録できるカードは1枚です。別のカードを登録するには、登録済みのカードを削除してください。'
      : `登録できるカードは${count}枚までです。別のカードを登録するには、いずれかを削除してください。`,
  cardName: (brand: string, digits: string) => `${brand} 末尾${digits}`,
  endsIn: (digits: string) => `末尾${digits}`,
  expiresIn: (expire: string) => `有効期限 ${expire}`,
  expired: '期限切れ',
  chosen: 'お支払いに使うカード',
  remove: '削除',
  removeCard: (card: string) => `${card}を削除`,
  removeTitle: 'カードを削除しますか？',
  removeText: (card: string) => `${card}の登録を削除します。購入済みのチケットには影響しません。`,
  /** Applications to lotteries that the deleted card was to pay. */
  waiting: {
    label: (count: number) =>
      `このカードで支払う抽選の申し込みが${count}件あります。当選したときのお支払い方法をお選びください。`,
    instead: (card: string) => `${card}で支払う`,
    none: 'カードをまだ決めない',
    noneHint:
      '次に登録するカードで支払います。カードを登録しないまま当選したときは、メールのご案内から期限までにお支払いください。',
    adopted: (count: number) => `抽選の申し込み${count}件は、当選したときにこのカードで支払います。`,
  },
  choice: 'お支払いに使うカード',
  otherCard: '別のカードを使う',
  cardNumber: 'カード番号',
  expire: '有効期限',
  expireHint: '月/年',
  expireExample: '04/28',
  securityCode: 'セキュリティコード',
  securityCodeHint: 'カード裏面の3桁',
  securityCodeHintAmex: 'カード表面の4桁',
  safety: 'カード情報は暗号化して決済会社へ直接送られ、このサイトには保存されません。',
  problems: {
    cardInvalid: 'カード情報が正しくありません。セキュリティコードをご確認ください。',
    cardNumberOrExpiry: 'カード番号または有効期限が正しくありません。',
  },
  failures: {
    cardInvalid: {
      title: 'このカードは使えません',
      text: 'カード番号、有効期限、セキュリティコードをご確認のうえ、もう一度お試しください。それでも登録できないときは、別のカードをお試しいただくか、カード会社にお問い合わせください。',
    },
    registrationFailed: {
      title: 'カードを登録できませんでした',
      text: 'カード番号、有効期限、セキュリティコードを確認し、しばらくしてから、もう一度お試しください。',
    },
    changeFailed: {
      title: '変更を保存できませんでした',
      text: 'しばらくしてから、もう一度お試しください。',
    },
  },
  /** The messages of the calls. */
  messages: {
    cardInvalid: 'このカードは使えません。カード番号、有効期限、セキュリティコードをご確認ください。',
    registrationFailed: 'カードを登録できませんでした。しばらくしてから、もう一度お試しください。',
    limit: (count: number) =>
      count === 1
        ? '登録できるカードは1枚です。登録済みのカードを削除してから登録してください。'
        : `登録できるカードは${count}枚までです。いずれかを削除してから登録してください。`,
    tooManyTries: 'カードの登録回数が上限に達しました。',
    cardGone: 'このカードはすでに削除されています。',
    cardWaits: 'このカードで支払う抽選の申し込みがあります。当選したときに使う別のカードを指定してください。',
  },
};
export type CardTexts = typeof texts;
export default texts;
