import type { DigestBannerTexts } from './jpn.ts';

export default {
  banners: { label: '추천', previous: '이전', next: '다음' },
  digest: '개요',
} satisfies DigestBannerTexts;
