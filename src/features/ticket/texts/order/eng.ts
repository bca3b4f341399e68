import neighbours from '../neighbours/eng.ts';
import type { OrderWords } from './jpn.ts';

const tickets = (count: number): string => (count === 1 ? '1 ticket' : `${count} tickets`);

/** What follows at the terminals of some stores. */
const slip = [
  'Enter the payment number and print the slip.',
  'Take the slip to the cashier and pay within 30 minutes.',
];

export default {
  tickets,
  each: (price, count) => `${price} × ${count}`,
  wish: (place) => `Choice ${place}`,
  discount: 'Discount',
  total: 'Total',
  totalIfWon: 'You pay if you win',
  method: 'Payment method',
  methods: {
    CreditCard: 'Credit card',
    ConvenienceStore: neighbours.convenienceStore,
    Bank: 'Bank transfer',
    Local: 'At the venue',
    Free: 'Free',
  },
  stores: { lawson: 'Lawson', familymart: 'FamilyMart', ministop: 'Ministop', seicomart: 'Seicomart' },
  drawAt: 'Draw',
  holder: (names) => `Name: ${names.join(', ')}`,
  entrant: 'Application number',
  period: (when) => `Valid: ${when}`,
  from: (when) => `from ${when}`,
  until: (when) => `until ${when}`,
  instructions: {
    storeTitle: (store) => `Pay at ${store}`,
    number: 'Payment number',
    code: 'Payment code',
    copyNumber: 'Copy number',
    deadline: (when) => `Pay by ${when}`,
    anyStore: [
      'Tell the cashier, or use the terminal, to pay with a payment number.',
      'Give the payment number and pay.',
    ],
    ofStore: {
      lawson: ['At the Loppi terminal choose 各種番号をお持ちの方 (“I have a number”).', ...slip],
      familymart: ['At the multi-copy machine choose 代金支払い (“payment”).', ...slip],
      ministop: ['At the MINISTOP Loppi terminal choose 各種番号をお持ちの方 (“I have a number”).', ...slip],
      seicomart: [
        'Tell the cashier インターネット支払い (“internet payment”).',
        'Enter the payment number on the screen.',
        'Check the amount and pay.',
      ],
    },
    afterwards: 'Your tickets become valid once your payment is confirmed. This can take a few minutes.',
    bankTitle: 'Bank details',
    bank: 'Bank',
    branch: 'Branch',
    account: 'Account number',
    accountName: 'Account holder',
    copyAccount: 'Copy account number',
    bankAfterwards: 'You pay any transfer fees. Your tickets become valid once your transfer arrives.',
    bankLater: 'The organiser will email you the bank details.',
    bankQuote: (orderId) =>
      `Give the order number ${orderId} as the reference of the transfer. If that is not possible, use the name you ordered with.`,
    transferAfterwards: 'We will email you once your transfer arrives. You pay any transfer fees.',
    receiptAfterwards: 'Once your payment arrives, you can get your receipt on My page, under Purchases.',
    toPay: 'To pay',
    copyOrder: 'Copy order number',
    localTitle: 'Pay at the venue',
    local: 'Pay at the reception desk on the day.',
  },
} satisfies OrderWords;
