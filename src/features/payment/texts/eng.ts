import type { PaymentTexts } from './jpn.ts';

export default {
  maintenance: 'Payments are temporarily unavailable for maintenance. Try again in a few minutes.',
  rehearsal: {
    card: 'In a test purchase, please use the test card that is there already. Do not enter the number of a real card.',
    bankName: 'Test Bank',
    branchName: 'Test Branch',
    accountType: 'Ordinary',
    accountName: 'TEST ACCOUNT',
  },
} satisfies PaymentTexts;
