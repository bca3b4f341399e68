import type { TestPurchaseTexts } from './jpn.ts';

export default {
  title: 'Test purchase',
  text: 'Buy a ticket on the same pages as your visitors, before you publish. It counts in no stock, no money and no statistics, the confirmation email comes to you alone, and everything you tried is gone after a day.',
  begin: 'Make a test purchase',
  toPublish: 'See what to fix',
} satisfies TestPurchaseTexts;
