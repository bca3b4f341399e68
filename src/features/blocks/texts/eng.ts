import common from '#kernel/texts/eng.ts';
import type { BlockTexts } from './jpn.ts';

export default {
  links: 'On this page',
  footerLinks: 'Related links',
  follow: 'Follow us',
  website: 'Website',
  carousel: { label: 'Pictures', previous: 'Previous picture', next: 'Next picture' },
  play: 'Play video',
  videoNote: common.connectsToYoutube,
  overview: 'Event details',
  doors: 'Doors open',
  organiser: 'Organiser',
  access: 'Getting there',
  map: 'Open map',
  banners: { label: 'Highlights', previous: 'Previous', next: 'Next' },
  digest: 'At a glance',
  html: {
    emptyTitle: 'Coming soon',
    emptyText: common.comesLater,
  },
} satisfies BlockTexts;
