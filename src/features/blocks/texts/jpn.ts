import common from '#kernel/texts/jpn.ts';

const jpn = {
  links: 'ページの案内',
  footerLinks: '関連リンク',
  follow: 'SNS・公式サイト',
  website: '公式サイト',
  carousel: { label: '写真', previous: '前の写真', next: '次の写真' },
  play: '動画を再生',
  videoNote: common.connectsToYoutube,
  overview: '開催概要',
  doors: '開場',
  organiser: '主催',
  access: 'アクセス',
  map: '地図を開く',
  banners: { label: 'おすすめ', previous: '前へ', next: '次へ' },
  digest: '概要',
  html: {
    emptyTitle: 'この欄は準備中です',
    emptyText: common.comesLater,
  },
};
export type BlockTexts = typeof jpn;
export default jpn;
