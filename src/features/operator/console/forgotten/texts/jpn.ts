/** A password that was forgotten, and the next one. */
const texts = {
  title: 'パスワードを忘れたとき',
  text: '新しいパスワードを決めるリンクをメールで送ります。認証アプリのコードかリカバリーコードも必要です。',
  send: 'リンクを送る',
  sent: 'このアドレスのアカウントがあれば、メールを送りました。1時間以内にリンクを開いてください。',
  newTitle: '新しいパスワードを決める',
  newText: '認証アプリのコードかリカバリーコードで、本人かどうかを確かめます。',
  code: '認証アプリのコード、またはリカバリーコード',
  use: '決めてログイン',
  over: 'リンクは1時間以内に一度だけ使えます。ログイン画面で、もう一度送ってください。',
};
export type ForgottenTexts = typeof texts;
export default texts;
