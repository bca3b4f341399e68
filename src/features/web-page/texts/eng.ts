import type { WebPageTexts } from './jpn.ts';

export default {
  title: 'Pages',
  all: 'See all',
  emptyTitle: 'This page is being prepared',
  emptyText: 'Please come back a little later.',
  unavailableTitle: 'This page cannot be shown',
  unavailableText: 'Please try again in a while.',
  contactTitle: 'Contact',
  contactOpen: 'Open the contact form',
  backToList: 'Back to the list',
  row: { label: 'Pages', previous: 'Previous', next: 'Next' },
} satisfies WebPageTexts;
