/** How organisers show that it is them, and by what they can. */
const texts = {
  title: '本人確認',
  titleSetUp: '2段階認証の設定',
  usePasskey: 'パスキーで確認する',
  or: 'または',
  password: 'パスワード',
  appCode: '認証アプリのコード',
  appCodeHint: 'アプリに表示されている6桁の数字です。',
  recoveryCode: 'リカバリーコード',
  recoveryCodeHint: '2段階認証を設定したときに保存したコードの1つです。一度使うと無効になります。',
  goOn: '確認して続ける',
  missing: '入力してください。',
  passkeyGivenUp: 'パスキーの確認が終わりませんでした。もう一度試すか、別の方法を選んでください。',
  otherWay: {
    app: '認証アプリのコードで確認する',
    recoveryCode: 'リカバリーコードで確認する',
    password: 'パスワードで確認する',
  },
  setUpText:
    'この操作は、売上や来場者の個人情報、ほかの人の権限に関わります。続けるには、パスワードのほかにもう1つ、本人とわかる方法を設定してください。1分ほどで終わります。',
  thisDevice: 'この端末',
  makePasskey: 'この端末のパスキーを作る',
  useApp: '認証アプリを使う',
  scan: '認証アプリで、次のQRコードを読み取ってください。',
  scanPicture: '認証アプリに読み取らせるQRコード',
  orType: '読み取れないときは、次のキーを入力します。',
  connect: '設定する',
  codesTitle: 'リカバリーコードを保存してください',
  codesText: '端末をなくしたときに、1つずつ使えます。この画面を閉じると、もう表示できません。',
  download: 'ファイルに保存',
  codesKept: '保存しました',
  signInPasskey: 'パスキーでログイン',
  lost: '端末をなくした・コードがわからない',
  lostText:
    'リカバリーコードでログインできます。コードもないときは、ほかのオーナーに再設定を頼んでください。頼んでから24時間後に使えるようになります。',
  signInRecovery: 'リカバリーコードでログイン',
  backToSignIn: '通常のログインに戻る',
  withdrawn: '確認を取りやめたため、実行しませんでした。',
};
export type ProofTexts = typeof texts;
export default texts;
