const texts = {
  links: 'ページの案内',
  footerLinks: '関連リンク',
  follow: 'SNS・公式サイト',
  website: '公式サイト',
  carousel: { label: '写真', previous: '前の写真', next: '次の写真' },
  play: '動画を再生',
  videoNote: '再生するとYouTubeに接続します',
  overview: '開催概要',
  doors: '開場',
  organiser: '主催',
  access: 'アクセス',
  map: '地図を開く',
};
export type PageBlockTexts = typeof texts;
export default texts;
