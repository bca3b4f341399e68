import type { ReadyPageLabels } from '../../rules/ready-pages.ts';

/** Pages that begin with a title, by what people look for. */
const ready = {
  page_contact: {
    name: 'Contact page',
    summary: 'A page with a contact form. Messages come to your email address, which you can change.',
    search: 'contact, form, message, questions, email, enquiry',
    itemName: 'Contact us',
  },
  page_faq: {
    name: 'Questions and answers',
    summary: 'A page of questions and answers.',
    search: 'FAQ, Q&A, questions, help',
    itemName: 'Frequently asked questions',
  },
  page_bring: {
    name: 'What to bring',
    summary: 'A page of what people should know before they come.',
    search: 'what to bring, rules, clothes, prepare, notes',
    itemName: 'What to bring',
  },
} satisfies ReadyPageLabels;
export default ready;
