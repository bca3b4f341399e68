import type { LanguageCode } from '#kernel/language.ts';
import { tokyoDate } from '#kernel/period.ts';
import type { PaymentMethod } from '#features/ticket/rules/payment/payment-method.ts';
import { taxRate } from '../rules/receipt-sums.ts';

/** The words that are printed on a receipt. */
export interface ReceiptWords {
  fileName: (number: string) => string;
  title: string;
  number: string;
  issuedOn: string;
  received: string;
  total: string;
  taxIncluded: string;
  purpose: string;
  purposeOf: (event: string) => string;
  item: string;
  quantity: string;
  amount: string;
  cancelFee: string;
  reduction: string;
  notTaxable: string;
  taxed: string;
  tax: string;
  paidOn: string;
  paidBy: string;
  order: string;
  methods: Record<PaymentMethod, string>;
  issuer: string;
  registration: string;
  once: string;
  electronic: string;
  day: (instant: number) => string;
  yen: (amount: number) => string;
}

const digits = (amount: number): string => String(amount).replace(/\B(?=(\d{3})+$)/g, ',');
const months = 'January February March April May June July August September October November December'.split(' ');

const japanese: ReceiptWords = {
  fileName: (number) => `領収書_${number}.pdf`,
  title: '領収書',
  number: 'No.',
  issuedOn: '発行日',
  received: '下記の金額を正に領収いたしました。',
  total: '領収金額',
  taxIncluded: '（税込）',
  purpose: '但し',
  purposeOf: (event) => `${event}　チケット代として`,
  item: '内訳',
  quantity: '数量',
  amount: '金額',
  cancelFee: 'キャンセル料',
  reduction: '返金',
  notTaxable: '（消費税の対象外）',
  taxed: `${taxRate}%対象`,
  tax: `うち消費税（${taxRate}%）`,
  paidOn: 'お支払い日',
  paidBy: 'お支払い方法',
  order: '注文番号',
  methods: {
    CreditCard: 'クレジットカード',
    ConvenienceStore: 'コンビニエンスストア',
    Bank: '銀行振込',
    Local: '会場でのお支払い',
    Free: '無料',
  },
  issuer: '発行者',
  registration: '登録番号',
  once: '領収書の発行は一度のみです。再発行はできませんので、大切に保管してください。',
  electronic: '電子データとして発行したものにつき、収入印紙の貼付は不要です。',
  day: (instant) => {
    const { year, month, day } = tokyoDate(instant);
    return `${year}年${month}月${day}日`;
  },
  yen: (amount) => `${digits(amount)}円`,
};

const english: ReceiptWords = {
  fileName: (number) => `receipt_${number}.pdf`,
  title: 'Receipt',
  number: 'No.',
  issuedOn: 'Date of issue',
  received: 'Received with thanks.',
  total: 'Amount received',
  taxIncluded: ' (tax included)',
  purpose: 'For',
  purposeOf: (event) => `Tickets for ${event}`,
  item: 'Details',
  quantity: 'Quantity',
  amount: 'Amount',
  cancelFee: 'Cancellation fee',
  reduction: 'Refund',
  notTaxable: ' (not taxable)',
  taxed: `Taxable at ${taxRate}%`,
  tax: `Consumption tax included (${taxRate}%)`,
  paidOn: 'Date of payment',
  paidBy: 'Payment method',
  order: 'Order number',
  methods: {
    CreditCard: 'Credit card',
    ConvenienceStore: 'Convenience store',
    Bank: 'Bank transfer',
    Local: 'At the venue',
    Free: 'Free',
  },
  issuer: 'Issued by',
  registration: 'Invoice registration number',
  once: 'This receipt is issued only once. Keep it safe.',
  electronic: 'Issued electronically; no revenue stamp is required.',
  day: (instant) => {
    const { year, month, day } = tokyoDate(instant);
    return `${day} ${months[month - 1]} ${year}`;
  },
  yen: (amount) => `¥${digits(amount)}`,
};

/** The Japanese words for Japanese, the English ones for every other language. */
export function receiptWords(language: LanguageCode): ReceiptWords {
  return language === 'jpn' ? japanese : english;
}
