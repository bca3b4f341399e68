import type { LabelsOfModules } from '#kernel/console/labels.ts';
import shared from '#kernel/texts/fields/eng.ts';
import type { informationDocuments } from '../../documents.ts';

const fields = {
  information: {
    search: 'news, updates, announcements',
    name: 'News',
    summary: 'Tells visitors what is new, by date.',
    itemName: 'News item',
    widget: {
      ...shared.count,
      ...shared.shown,
      dateVisible: 'Show dates',
    },
    list: shared.page,
    item: {
      title: 'Title',
      body: 'Text',
      image: shared.words.image,
      category: {
        label: 'Kind',
        hint: 'A short word beside the title, such as “Important”.',
      },
      publicPeriod: {
        label: 'Limit when it is public',
        hint: 'While this is off, visitors can always read it.',
      },
      publicStart: 'Public from',
      publicEnd: 'Public until',
      createdAt: {
        label: 'Date',
        hint: 'Visitors see this date, and the latest news comes first.',
      },
      isImmediatePublished: {
        label: 'Publish at once',
        hint: 'While this is off, it appears at the time it becomes public.',
      },
    },
  },
} satisfies LabelsOfModules<typeof informationDocuments>;
export default fields;
