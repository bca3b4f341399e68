import type { LabelsOfModules } from '#kernel/console/labels.ts';
import shared from '#kernel/texts/fields/eng.ts';
import type { webPageDocuments } from '../../documents.ts';

const fields = {
  web_page: {
    search: 'FAQ, questions and answers, what to bring, rules, contact form, about, page',
    name: 'Pages',
    summary: 'Pages for whatever you want to write, such as directions and rules.',
    itemName: 'Page',
    widget: shared.shown,
    item: {
      title: 'Title',
      body: 'Text',
      image: shared.words.image,
      contactMail: {
        label: 'Address for messages',
        hint: 'With it the page has a contact form that sends here; nobody sees the address.',
      },
    },
  },
} satisfies LabelsOfModules<typeof webPageDocuments>;
export default fields;
