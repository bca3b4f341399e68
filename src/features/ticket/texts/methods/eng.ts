import type { MethodTexts } from './jpn.ts';

const texts: MethodTexts = {
  CreditCard: 'Credit card',
  ConvenienceStore: 'Convenience store',
  Bank: 'Bank transfer',
  Local: 'Pay at the venue',
};
export default texts;
