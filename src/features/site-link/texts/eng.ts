import common from '#kernel/texts/eng.ts';
import type { SiteLinkTexts } from './jpn.ts';

export default {
  title: 'Links',
  all: 'See all',
  emptyTitle: 'No links yet',
  emptyText: 'Related sites and pages will appear here.',
  speakers: {
    title: 'Speakers',
    emptyTitle: 'No speakers announced yet',
    emptyText: 'We will introduce them here as soon as they are confirmed.',
    sessions: 'Sessions',
  },
  backToList: 'All links',
  outside: common.opensNewTab,
  open: 'Open page',
  openOutside: 'Open site',
  leads: (host) => `Goes to ${host}`,
  row: { label: 'Banner links', previous: 'Previous', next: 'Next' },
  pages: { label: 'Link pages', previous: 'Previous', next: 'Next' },
} satisfies SiteLinkTexts;
