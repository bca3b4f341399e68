import type { InformationTexts } from './jpn.ts';

export default {
  title: 'News',
  all: 'See all',
  fresh: 'New',
  backToList: 'All news',
  newer: 'Newer',
  older: 'Older',
  neighbours: 'More news',
  emptyTitle: 'No news yet',
  emptyText: 'The latest news will be posted here.',
  unavailableTitle: 'This news cannot be shown',
  unavailableText: 'Have a look at the others in the list.',
  pages: { label: 'Pages of news', previous: 'Previous', next: 'Next' },
} satisfies InformationTexts;
