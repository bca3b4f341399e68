import type { DigestBannerTexts } from './jpn.ts';

export default {
  banners: { label: '推荐', previous: '上一个', next: '下一个' },
  digest: '概览',
} satisfies DigestBannerTexts;
