import type { SiteLinkTexts } from './jpn.ts';

export default {
  title: 'Links',
  all: 'See all',
  emptyTitle: 'No links yet',
  emptyText: 'Related sites and pages will be listed here.',
  backToList: 'All links',
  outside: 'opens in a new tab',
  open: 'Open the page',
  openOutside: 'Open the site',
  leads: (host) => `Takes you to ${host}`,
  row: { label: 'Banner links', previous: 'Previous', next: 'Next' },
  pages: { label: 'Pages of links', previous: 'Previous', next: 'Next' },
} satisfies SiteLinkTexts;
