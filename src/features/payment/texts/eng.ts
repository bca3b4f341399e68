import type { PaymentTexts } from './jpn.ts';

export default {
  maintenance: 'Payments are temporarily unavailable for maintenance. Please retry later.',
} satisfies PaymentTexts;
