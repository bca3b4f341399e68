const texts = {
  banners: { label: 'おすすめ', previous: '前へ', next: '次へ' },
  digest: '概要',
};
export type DigestBannerTexts = typeof texts;
export default texts;
