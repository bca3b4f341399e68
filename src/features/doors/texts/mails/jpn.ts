/** The mail that invites somebody to a site. */
const texts = {
  subject: (site: string) => `【${site}】ご招待`,
  heading: (site: string) => `${site}にご招待します`,
  paragraphs: (mail: string) => [
    `ご覧になるには、このメールアドレス（${mail}）で会員登録またはログインをしてください。`,
    'この招待は、このメールアドレスだけに有効です。',
  ],
  button: 'サイトを開く',
  /** Why none can be sent. */
  refused: {
    notPublic: 'サイトを公開してから、招待メールを送れます。',
    noAddress:
      'このサーバーの公開アドレスが決まっていないため、招待メールを送れません。サーバーの管理者に相談してください。',
  },
};
export type GuestMailTexts = typeof texts;
export default texts;
