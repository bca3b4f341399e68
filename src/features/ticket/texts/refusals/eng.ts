import type { RefusalTexts } from './jpn.ts';

export default {
  codeUnusable: 'This discount code can not use. Check the spelling and the dates, or continue without it.',
  codeUsedUp: 'This discount code can not use. It has been used up.',
  paymentTimeout: 'Payment processing timed out. Please start the ticket purchase over from the beginning.',
  paymentMaintenance: 'Payments are temporarily unavailable for maintenance. Try again in a few minutes.',
} satisfies RefusalTexts;
