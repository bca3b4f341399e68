const texts = {
  buttonFallback: 'ボタンが開かないときは、次のアドレスをブラウザに貼り付けてください。',
  codeLabel: '確認コード',
  sentBy: (site: string) => `このメールは「${site}」から自動でお送りしています。`,
};

export default texts;
export type MailTexts = typeof texts;
