import type { MovementKind } from '../rules/accounts/movements.ts';

/** The words of the file of the books, and why a period is refused. */
const texts = {
  refused: { wrongPeriod: '終わりの日は始めの日以降にし、期間は3年以内にしてください。' },
  accounts: {
    file: '会計',
    kinds: { sale: '売り上げ', refund: '返金', fee: 'キャンセル料' } satisfies Record<MovementKind, string>,
    untaxed: '対象外',
    between: '、',
    methods: {
      CreditCard: 'クレジットカード',
      ConvenienceStore: 'コンビニ払い',
      Bank: '銀行振込',
      Local: '当日払い',
    },
    columns: {
      at: '日時',
      kind: '種別',
      order: '注文番号',
      tickets: '内容',
      method: '支払い方法',
      amount: '税込金額（円）',
      rate: '税率',
      tax: '消費税額（円）',
      net: '税抜金額（円）',
      registration: '登録番号',
    },
  },
};
export type NumbersTexts = typeof texts;
export default texts;
