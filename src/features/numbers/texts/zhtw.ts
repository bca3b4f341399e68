import type { NumbersTexts } from './jpn.ts';

const texts: NumbersTexts = {
  refused: { wrongPeriod: '結束日期不能早於開始日期，且期間不能超過三年。' },
  accounts: {
    file: '會計',
    kinds: {
      sale: '銷售',
      refund: '退款',
      fee: '取消手續費',
    },
    untaxed: '不課稅',
    between: '、',
    methods: {
      CreditCard: '信用卡',
      ConvenienceStore: '超商付款',
      Bank: '銀行匯款',
      Local: '現場付款',
    },
    columns: {
      at: '時間',
      kind: '類別',
      order: '訂單編號',
      tickets: '內容',
      method: '付款方式',
      amount: '含稅金額（日圓）',
      rate: '稅率',
      tax: '消費稅（日圓）',
      net: '未稅金額（日圓）',
      registration: '登錄號碼',
    },
  },
};
export default texts;
