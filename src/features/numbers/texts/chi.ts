import type { NumbersTexts } from './jpn.ts';

const texts: NumbersTexts = {
  refused: { wrongPeriod: '结束日期不能早于开始日期，且期间不能超过三年。' },
  accounts: {
    file: '会计',
    kinds: {
      sale: '销售',
      refund: '退款',
      fee: '取消手续费',
    },
    untaxed: '不征税',
    between: '、',
    methods: {
      CreditCard: '信用卡',
      ConvenienceStore: '便利店付款',
      Bank: '银行转账',
      Local: '现场付款',
    },
    columns: {
      at: '时间',
      kind: '类别',
      order: '订单编号',
      tickets: '内容',
      method: '支付方式',
      amount: '含税金额（日元）',
      rate: '税率',
      tax: '消费税（日元）',
      net: '不含税金额（日元）',
      registration: '登记号码',
    },
  },
};
export default texts;
