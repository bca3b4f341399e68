const texts = {
  report: (name: string) => `${name}さんを通報`,
  reportMessage: 'メッセージを通報',
  whatIsSent: 'このメッセージと前後5件までが主催者に送られます。相手に通報者は知らされません。',
  personIsSent: '相手のプロフィールと通報の内容が主催者に送られます。相手に通報者は知らされません。',
  reason: '理由',
  reasonMissing: '通報の理由を選んでください。',
  reasons: {
    spam: '宣伝・勧誘',
    harassment: 'いやがらせ・中傷',
    fraud: '詐欺・不審なリンク',
    sexual: '性的な内容',
    impersonation: 'なりすまし',
    other: 'その他',
  },
  text: '詳しい内容（任意）',
  send: '通報する',
  thanks: 'ご連絡ありがとうございます',
  thanksText: '主催者が確認し、結果をメールでお知らせします。',
  block: (name: string) => `${name}さんをブロック`,
  blockText: 'ブロックすると、お互いにメッセージを送れなくなります。相手には知らされません。',
};
export default texts;
export type SafetyTexts = typeof texts;
