import type { TaxonomyTexts } from './jpn.ts';

export default {
  title: 'Venue guide',
  emptyTitle: 'No venue guide yet',
  emptyText: 'The venues of this event will appear here.',
  download: (size) => `Download map (${size})`,
  downloadUnknown: 'Download map',
  openMap: (name) => `Enlarge the map of ${name}`,
} satisfies TaxonomyTexts;
