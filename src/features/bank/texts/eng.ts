import type { PayoutTexts } from './jpn.ts';

const texts: PayoutTexts = {
  ask: {
    subject: (siteName) => `Where should your refund go? – ${siteName}`,
    heading: 'Where should your refund go?',
    paragraphs: (siteName, amount) => [
      `The organiser of ${siteName} will refund ${amount} by a bank transfer.`,
      'Enter the account that receives it with the button below. The link works once, for 30 days.',
    ],
    button: 'Enter my account',
  },
  paid: {
    subject: (siteName) => `Your refund is on its way – ${siteName}`,
    heading: 'Your refund is on its way',
    paragraphs: (siteName, amount) => [
      `${amount} for your order for ${siteName} was transferred to your account.`,
      'It may take your bank some days to show it.',
    ],
  },
  amount: 'Refund',
  orderNumber: 'Order number',
  problems: {
    noAddress: 'The server does not know its own address, so no links can be sent.',
    nobodyToAsk: 'There is nobody to ask: they have no email address, or the account is known already.',
    changed: 'The refunds have changed. Look at them as they are now.',
    noAccount: 'The account of one of these refunds is not known yet.',
    inAnother: 'One of these refunds is in another file. Look at them as they are now.',
    over: 'This file was paid or withdrawn before.',
  },
  page: {
    title: 'Account for your refund',
    text: (siteName, amount) => `Enter the account that receives your refund of ${amount} for ${siteName}.`,
    fields: {
      bank: 'Bank code',
      branch: 'Branch code',
      kind: 'Kind of account',
      number: 'Account number',
      holder: 'Account holder (kana)',
    },
    hints: {
      bank: '4 digits; a bank account in Japan',
      branch: '3 digits',
      kind: 'As in your bank book or app',
      number: 'Up to 7 digits',
      holder: 'In katakana or Latin letters, as in your bank book',
    },
    wrong: {
      bank: 'Enter the 4 digits of the bank code.',
      branch: 'Enter the 3 digits of the branch code.',
      kind: 'Choose the kind of account.',
      number: 'Enter the account number, up to 7 digits.',
      holder: 'Enter the account holder in katakana or Latin letters, up to 30 characters.',
    },
    kinds: { '1': 'Ordinary (普通)', '2': 'Current (当座)', '4': 'Savings (貯蓄)' },
    kept: 'The account is used for this refund alone, and erased two weeks after it.',
    press: 'Send',
    done: 'Your account has arrived',
    doneText: 'The organiser will transfer the money and tell you by email.',
    over: 'This link does not work any more',
    overText: 'It has expired, was used before, or the refund was paid. Ask the organiser if anything is unclear.',
  },
};
export default texts;
