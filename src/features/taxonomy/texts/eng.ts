import type { TaxonomyTexts } from './jpn.ts';

export default {
  title: 'Venue guide',
  emptyTitle: 'There is no venue guide yet',
  emptyText: 'The places of this event will be listed here.',
  download: (size) => `Download the map (${size})`,
  downloadUnknown: 'Download the map',
  openMap: (name) => `Enlarge the map of ${name}`,
} satisfies TaxonomyTexts;
