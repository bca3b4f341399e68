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
  unavailableTitle: 'This article is not available',
  unavailableText: 'See the other news in the list.',
  pages: { label: 'News pages', previous: 'Previous', next: 'Next' },
} satisfies InformationTexts;
