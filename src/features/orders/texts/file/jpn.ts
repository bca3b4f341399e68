import type { OrderStanding } from '../../rules/order-standing.ts';
import type { OrderColumn } from '../../rules/order-columns.ts';

/** The words of the table of orders, in the console and in its file. */
const texts = {
  file: '注文',
  standings: {
    applied: '抽選待ち',
    lost: '落選',
    buying: '購入手続き中',
    checking: '支払い確認中',
    awaiting: '支払い待ち',
    owed: '発券済み・入金待ち',
    completed: '購入済み',
    expired: '期限切れ',
    canceled: 'キャンセル',
  } satisfies Record<OrderStanding, string>,
  methods: {
    CreditCard: 'クレジットカード',
    ConvenienceStore: 'コンビニ払い',
    Bank: '銀行振込',
    Local: '当日払い',
    Free: '無料',
  },
  columns: {
    orderNumber: '注文番号',
    orderedAt: '注文日時',
    standing: '状態',
    method: '支払い方法',
    name: '氏名',
    kana: 'フリガナ',
    mail: 'メールアドレス',
    tickets: 'チケット',
    number: '枚数',
    due: '金額（円）',
    paid: '入金額（円）',
    owed: '未入金（円）',
    refunded: '返金済み（円）',
    toRefund: '返金待ち（円）',
    code: '割引コード',
    paidAt: '入金日時',
    addressee: '領収書の宛名',
  } satisfies Record<OrderColumn, string>,
  ticketLine: (title: string, number: number) => (number === 1 ? title : `${title} × ${number}`),
  between: '、',
  none: '当てはまる注文がありません。絞り込みを変えてみてください。',
  tooMany: (most: string) => `一度に書き出せるのは${most}件までです。期間などで絞り込んでください。`,
  noColumns: 'その列はありません。ページを読み込み直してから、選び直してください。',
};
export type OrderFileTexts = typeof texts;
export default texts;
