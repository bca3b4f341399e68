import type { NumbersTexts } from './jpn.ts';

const texts: NumbersTexts = {
  refused: {
    wrongPeriod: 'The last day cannot be before the first, and the period cannot be longer than three years.',
  },
  accounts: {
    file: 'Accounts',
    kinds: {
      sale: 'Sale',
      refund: 'Refund',
      fee: 'Cancellation fee',
    },
    untaxed: 'Not taxable',
    between: ', ',
    methods: {
      CreditCard: 'Credit card',
      ConvenienceStore: 'Convenience store',
      Bank: 'Bank transfer',
      Local: 'At the venue',
    },
    columns: {
      at: 'Time',
      kind: 'Kind',
      order: 'Order',
      tickets: 'Content',
      method: 'Payment',
      amount: 'Amount with tax (yen)',
      rate: 'Tax rate',
      tax: 'Tax (yen)',
      net: 'Amount without tax (yen)',
      registration: 'Registration number',
    },
  },
};
export default texts;
