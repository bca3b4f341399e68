const texts = {
  calendarTitle: 'カレンダーに追加',
  calendarFile: 'Appleカレンダーなど（.icsファイル）',
  calendars: { google: 'Googleカレンダー', outlook: 'Outlook.com', office: 'Microsoft 365（会社・学校）' },
  mapTitle: '会場への行き方',
  maps: {
    directions: '経路を調べる（Googleマップ）',
    google: 'Googleマップで見る',
    apple: 'Appleマップで見る',
    own: '主催者の地図を見る',
  },
  copyAddress: '住所をコピー',
  shareTitle: 'このイベントを知らせる',
  shares: { line: 'LINEで送る', x: 'Xでポスト', facebook: 'Facebookでシェア', mail: 'メールで送る' },
  copyLink: 'リンクをコピー',
  copied: 'コピーしました',
  copyFailed: 'コピーできませんでした。文字を長押しするか選択して、コピーしてください。',
};
export type EventToolsTexts = typeof texts;
export default texts;
