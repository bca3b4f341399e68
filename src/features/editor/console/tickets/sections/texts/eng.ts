import type { SectionTexts } from './jpn.ts';

export default {
  nav: 'Settings of all tickets',
  note: 'What counts for all tickets has a page for each subject.',
  names: {
    questions: 'Questions to buyers',
    payment: 'Payment and receipts',
    legal: 'Seller and terms',
    after: 'After the purchase',
    codes: 'Discount codes in your own words',
    list: 'The list and its limits',
  },
} satisfies SectionTexts;
