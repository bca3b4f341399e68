/** The tickets of a sale on one time line. */
const texts = {
  notes: {
    title: 'すべてのチケットに共通すること',
    asked: '申し込みで聞くこと',
    askedText: (asked: readonly string[]) =>
      asked.length === 0
        ? 'メールアドレスだけです。氏名などを聞かないと、受付にも名前が出ません。'
        : `メールアドレス、${asked.join('、')}`,
    askedLink: '質問を変える',
    payment: '支払い方法',
    paidBy: (methods: readonly string[]) => `${methods.join('、')}を選べます。`,
    online:
      'カードなどオンラインの支払いには決済会社との接続が要るので、サーバーの管理者に接続を依頼し、つながったら支払い方法に加えてください。',
    paymentLink: '支払い方法を変える',
    shared: '枚数の分け合い',
    sharedText: '大人と学生のように料金だけが違うときは、1つのチケットに料金を足すと、枚数をまとめて数えられます。',
    sharedLink: '料金を足す',
    buyers: '購入に必要なもの',
    buyersText:
      '有料のチケットと抽選は、購入する人に会員登録とログインが必要です。無料で先着順のチケットは、登録なしで申し込めます。',
    publishing: '公開に必要なもの',
    publishingText: '有料のチケットがあるサイトを公開するときは、2段階認証で本人確認をします。',
    publishingLink: 'アカウントで2段階認証を設定する',
  },
  title: '販売と入場の時期',
  lead: 'チケットを選ぶと、期間と売り方を変えられます。期間は、端のつまみを動かしても変えられます。',
  event: '開催日',
  now: '現在',
  spans: { shown: '掲載', sale: '販売', draw: '抽選', pay: '支払い', admission: '入場' },
  applications: '申し込み',
  always: '期間なし',
  untilAlways: '開始の指定なし',
  fromAlways: '終了の指定なし',
  from: (name: string, span: string) => `${name}：${span}の開始`,
  to: (name: string, span: string) => `${name}：${span}の終了`,
  drawOf: (name: string) => `${name}：抽選の日時`,
  lottery: '抽選',
  firstCome: '先着順',
  prices: (from: string, to: string) => `${from}〜${to}`,
  kinds: (count: number) => `料金${count}種類`,
  perPerson: (count: number) => `1人${count}枚まで`,
  faults: {
    endBeforeStart: (span: string) => `${span}の終了が、開始より前です。`,
    saleAfterEvent: (span: string) => `${span}が、イベントの終了後まで続きます。`,
    saleBeforeShown: (span: string) => `${span}が、掲載より先に始まります。`,
    lotteryWithoutEnd: () => '抽選には、申し込みの締め切りが必要です。',
    lotteryWithoutDraw: () => '抽選の日時を決めてください。',
    drawBeforeClosing: () => '抽選は、申し込みの締め切りから1時間以上あとにしてください。',
    drawAfterStart: () => '抽選が、イベントの開始より後です。',
    payAfterStart: () => '支払いの期限が、イベントの開始より後です。',
    admissionBeforeEvent: () => '入場できる期間が、イベントの前に終わります。',
    admissionAfterEvent: () => '入場できる期間が、イベントの後に始まります。',
  },
  sections: { sale: '売り方', lottery: '抽選', price: '料金', limit: '枚数', admission: '入場' },
  all: 'すべての項目',
  table: '表で見る',
  columns: { ticket: 'チケット', kind: '売り方' },
  keys: '←→で1日、Shiftを押しながらで1時間ずつ動きます。',
};
export type TimesTexts = typeof texts;
export default texts;
