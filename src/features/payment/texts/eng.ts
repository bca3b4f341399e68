import type { PaymentTexts } from './jpn.ts';

export default {
  maintenance: 'The payment system is under maintenance. Please wait a while and try again.',
} satisfies PaymentTexts;
