import type { MethodTexts } from './jpn.ts';

const texts: MethodTexts = {
  CreditCard: '신용카드',
  ConvenienceStore: '편의점 결제',
  Bank: '계좌 이체',
  Local: '현장 결제',
};
export default texts;
