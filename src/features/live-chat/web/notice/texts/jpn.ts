/** The texts of the sheet about notices of messages. */
const texts = {
  open: '通知の設定',
  title: '通知の設定',
  loading: '設定を読み込んでいます',
  unread: '設定を読み込めませんでした。',
  again: 'もう一度読み込む',
  mails: 'メールで知らせる',
  mailsHint: 'チャットから離れている間に届いた未読メッセージを、まとめて1通のメールでお知らせします。',
  push: 'このブラウザーに通知する',
  pushHint: '新しいメッセージが届くと、このブラウザーの通知でお知らせします。ログアウトすると止まります。',
  pushImpossible: 'このブラウザーでは通知を使えません。',
  pushOnIphone:
    'iPhone・iPadでは、共有ボタンから「ホーム画面に追加」を選び、ホーム画面のアイコンから開いてログインすると、通知を設定できます。',
  pushDenied: 'ブラウザーで通知が許可されていません。ブラウザーの設定で許可してからお試しください。',
  failed: '設定を保存できませんでした。もう一度お試しください。',
  saved: '設定を保存しました。',
};
export default texts;
export type NoticeScreenTexts = typeof texts;
