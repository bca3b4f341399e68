import common from '#kernel/texts/eng.ts';
import type { WebPageTexts } from './jpn.ts';

export default {
  title: 'Pages',
  all: 'See all',
  emptyTitle: 'Coming soon',
  emptyText: common.comesLater,
  unavailableTitle: 'This page is not available',
  unavailableText: 'Try again in a few minutes.',
  contactTitle: 'Contact',
  contactOpen: 'Open contact form',
  backToList: 'Back to the list',
  row: { label: 'Pages', previous: 'Previous', next: 'Next' },
} satisfies WebPageTexts;
