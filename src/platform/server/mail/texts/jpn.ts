import { quoted } from '#kernel/quoted.ts';

const texts = {
  buttonFallback: 'ボタンが動作しないときは、次のアドレスをブラウザーに貼り付けてください。',
  fact: (label: string, value: string) => `${label}：${value}`,
  codeLabel: '確認コード',
  sentBy: (site: string) => `このメールは${quoted(site)}から自動でお送りしています。`,
  unread: 'このメールに返信いただいても、お読みできません。',
  contact: (where: string) => `お問い合わせ先：${where}`,
};

export default texts;
export type MailTexts = typeof texts;
