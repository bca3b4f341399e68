import type { MethodTexts } from './jpn.ts';

const texts: MethodTexts = {
  CreditCard: '信用卡',
  ConvenienceStore: '便利店付款',
  Bank: '银行转账',
  Local: '现场付款',
};
export default texts;
