const jpn = {
  refusals: {
    notSignedIn: 'ログインが切れました。もう一度ログインしてください。',
    wrongCredentials: 'メールアドレスかパスワードが違います。',
    linkIsOver: 'このリンクは使えません。使用済みか、期限が切れています。',
    foreignOrigin: 'この操作は、このサーバーの管理画面からだけ行えます。',
    noRight: 'この操作をする権限がありません。',
  },
  fields: {
    mailInvalid: 'メールアドレスの形が正しくありません。',
    mailTaken: 'このメールアドレスはすでに登録されています。ログインしてください。',
    passwordIsMail: 'メールアドレスと同じパスワードは使えません。',
  },
  /** The organiser of the demo. */
  demoName: 'デモの主催者',
};
export default jpn;
export type OperatorTexts = typeof jpn;
