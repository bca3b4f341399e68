import type { DigestBannerTexts } from './jpn.ts';

export default {
  banners: { label: 'Highlights', previous: 'Previous', next: 'Next' },
  digest: 'At a glance',
} satisfies DigestBannerTexts;
