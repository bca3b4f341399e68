const texts = {
  title: 'チャット',
  /** The purpose of a chat. */
  points: {
    find: { title: '参加者を探す', text: '関心のあるテーマや名前で見つかります。' },
    contact: { title: '連絡先を交換する', text: 'QRコードを見せるだけです。' },
    talk: { title: 'トークで続きを話す', text: '一対一でも、グループでも。' },
  },
  logIn: 'ログインして始める',
  register: 'プロフィールを登録して始める',
  /** `unread` counts talks. */
  open: (unread: number) => (unread === 0 ? 'チャットを開く' : `チャットを開く（未読${unread}件）`),
  unread: '未読のトーク',
  messages: (count: number) => `未読${count}件`,
  invitation: '招待が届いています',
  someone: '参加者',
  left: '退会した方',
  allRead: '未読のトークはありません。',
  noTalks: 'まだトークはありません。気になる参加者に話しかけてみましょう。',
  failed: '未読のトークを読み込めませんでした。',
};
export type ChatWidgetTexts = typeof texts;
export default texts;
