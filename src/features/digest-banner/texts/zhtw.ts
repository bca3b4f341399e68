import type { DigestBannerTexts } from './jpn.ts';

export default {
  banners: { label: '推薦', previous: '上一個', next: '下一個' },
  digest: '概要',
} satisfies DigestBannerTexts;
