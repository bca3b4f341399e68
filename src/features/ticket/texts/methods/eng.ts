import type { MethodTexts } from './jpn.ts';

const texts: MethodTexts = {
  CreditCard: 'Credit card',
  ConvenienceStore: 'Convenience store',
  Bank: 'Bank transfer',
  Local: 'At the venue',
};
export default texts;
