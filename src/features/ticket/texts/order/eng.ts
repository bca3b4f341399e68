import type { OrderWords } from './jpn.ts';

const tickets = (count: number): string => (count === 1 ? '1 ticket' : `${count} tickets`);

export default {
  tickets,
  each: (price, count) => `${price} × ${count}`,
  wish: (place) => `Choice ${place}`,
  discount: 'Discount',
  total: 'Total',
  totalIfWon: 'To pay if you win',
  method: 'Payment method',
  methods: {
    CreditCard: 'Credit card',
    ConvenienceStore: 'Convenience store',
    Bank: 'Bank transfer',
    Local: 'At the venue on the day',
    Free: 'Free',
  },
  stores: { lawson: 'Lawson', familymart: 'FamilyMart', ministop: 'Ministop', seicomart: 'Seicomart' },
  drawAt: 'Draw',
  entrant: 'Application number',
  period: (when) => `Valid: ${when}`,
  from: (when) => `from ${when}`,
  until: (when) => `until ${when}`,
  instructions: {
    storeTitle: (store) => `Pay at ${store}`,
    number: 'Payment number',
    code: 'Payment code',
    copyNumber: 'Copy the number',
    deadline: (when) => `Pay by ${when}`,
    anyStore: ['Ask for a payment with a number at the till or the terminal.', 'Give the payment number and pay.'],
    ofStore: {
      lawson: [
        'At the Loppi terminal choose 各種番号をお持ちの方 (“I have a number”).',
        'Enter the payment number and print the slip.',
        'Take the slip to the till within 30 minutes and pay.',
      ],
      familymart: [
        'At the multi-copy machine choose 代金支払い (“payment”).',
        'Enter the payment number and print the slip.',
        'Take the slip to the till within 30 minutes and pay.',
      ],
      ministop: [
        'At the MINISTOP Loppi terminal choose 各種番号をお持ちの方 (“I have a number”).',
        'Enter the payment number and print the slip.',
        'Take the slip to the till within 30 minutes and pay.',
      ],
      seicomart: [
        'Say インターネット支払い (“internet payment”) at the till.',
        'Enter the payment number on the screen.',
        'Check the sum and pay.',
      ],
    },
    afterwards: 'Your tickets become valid when the payment is confirmed, which may take a few minutes.',
    bankTitle: 'Where to transfer',
    bank: 'Bank',
    branch: 'Branch',
    account: 'Account number',
    accountName: 'Account holder',
    copyAccount: 'Copy the account number',
    bankAfterwards: 'Fees of the transfer are yours. Your tickets become valid when the money has arrived.',
    bankLater: 'The organiser will send you the account by email.',
    localTitle: 'Pay at the venue',
    local: 'Please pay at the reception of the venue on the day.',
  },
} satisfies OrderWords;
