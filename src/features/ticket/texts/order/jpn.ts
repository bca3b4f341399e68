import { quoted } from '#kernel/quoted.ts';
import neighbours from '../neighbours/jpn.ts';

/** Shared by the page of an order and its mails: the order and its payment. */
/** What follows at the terminals of some stores. */
const slip = ['お支払い番号を入力し、申込券を発行します。', '30分以内に、申込券をレジに出してお支払いください。'];

const texts = {
  tickets: (count: number) => `チケット ${count}枚`,
  each: (price: string, count: number) => `${price} × ${count}枚`,
  wish: (place: number) => `第${place}希望`,
  discount: '割引',
  total: '合計',
  totalIfWon: '当選時のお支払い額',
  method: 'お支払い方法',
  methods: {
    CreditCard: 'クレジットカード',
    ConvenienceStore: neighbours.convenienceStore,
    Bank: '銀行振込',
    Local: '当日払い（会場でお支払い）',
    Free: '無料',
  },
  stores: {
    lawson: 'ローソン',
    familymart: 'ファミリーマート',
    ministop: 'ミニストップ',
    seicomart: 'セイコーマート',
  },
  drawAt: '抽選日時',
  holder: (names: readonly string[]) => `お名前：${names.join('、')}`,
  entrant: '申込番号',
  period: (when: string) => `ご利用期間：${when}`,
  from: (when: string) => `${when}から`,
  until: (when: string) => `${when}まで`,
  instructions: {
    storeTitle: (store: string) => `${store}でのお支払い`,
    number: 'お支払い番号',
    code: 'お支払いコード',
    copyNumber: '番号をコピー',
    deadline: (when: string) => `お支払い期限：${when}`,
    anyStore: [
      '店頭の端末またはレジで、コンビニ払いの手続きをします。',
      'お支払い番号を伝えて、代金をお支払いください。',
    ],
    ofStore: {
      lawson: ['店内のLoppi（ロッピー）で「各種番号をお持ちの方」を選びます。', ...slip],
      familymart: ['店内のマルチコピー機で「代金支払い」を選びます。', ...slip],
      ministop: ['店内のMINISTOP Loppi（ロッピー）で「各種番号をお持ちの方」を選びます。', ...slip],
      seicomart: [
        'レジで「インターネット支払い」と伝えます。',
        '画面にお支払い番号を入力します。',
        '表示された金額を確認し、お支払いください。',
      ],
    },
    afterwards: 'お支払いの確認後、チケットが有効になります。確認には数分かかることがあります。',
    bankTitle: '振込先',
    bank: '銀行',
    branch: '支店',
    account: '口座番号',
    accountName: '口座名義',
    copyAccount: '口座番号をコピー',
    bankAfterwards: '振込手数料はお客様のご負担となります。入金の確認後、チケットが有効になります。',
    bankLater: '振込先は、主催者からメールでご案内します。',
    bankQuote: (orderId: string) =>
      `振込依頼人名の前に、注文番号${quoted(orderId)}をお付けください。付けられない場合は、お申し込みのお名前でお振り込みください。`,
    transferAfterwards: '入金を確認しましたら、メールでお知らせします。振込手数料はお客様のご負担となります。',
    receiptAfterwards: '領収書は、入金の確認後に、マイページの「購入履歴」から発行いただけます。',
    toPay: 'お支払い額',
    copyOrder: '注文番号をコピー',
    localTitle: '会場でのお支払い',
    local: '当日、会場の受付で代金をお支払いください。',
  },
};
export type OrderWords = typeof texts;
export default texts;
