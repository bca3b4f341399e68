/** The server's texts for notices of messages, and for the page that ends them. */
const texts = {
  subject: (siteName: string) => `【${siteName}】未読のメッセージがあります`,
  heading: '未読のメッセージがあります',
  intro: '離れていた間に、チャットにメッセージが届きました。',
  line: (name: string, count: number) => `${name}：${count}件`,
  group: 'グループ',
  more: (count: number) => `ほか${count}件のトーク`,
  strangers: (count: number) => `承認していない方からの招待：${count}件`,
  button: 'チャットを開く',
  footnote: '次にチャットを開くまで、このお知らせをもう一度お送りすることはありません。',
  stop: 'このお知らせメールを停止する',
  push: {
    message: (count: number) => `新しいメッセージ${count}件`,
    stranger: '新しい招待が届いています',
  },
  page: {
    title: 'チャットのお知らせメール',
    ask: 'チャットに届いた未読メッセージのお知らせメールを停止しますか？',
    stop: '停止する',
    stopped: 'お知らせメールを停止しました。',
    stoppedMore: 'チャットの通知設定からも、いつでも再開できます。',
    start: 'もう一度受け取る',
    started: 'お知らせメールを再開しました。',
    unknown: 'このリンクは使えません',
    unknownMore: 'リンクが途中で切れていないかご確認ください。お知らせメールは、チャットの通知設定からも停止できます。',
  },
};
export default texts;
export type NoticeTexts = typeof texts;
