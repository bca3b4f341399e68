/** What the calls answer and what the browser says of calls that failed. */
const texts = {
  badRequest: 'リクエストの形式が正しくありません。',
  forbidden: 'この操作は許可されていません。',
  notFound: 'お探しの情報は見つかりませんでした。',
  methodNotAllowed: 'この呼び出し方法には対応していません。',
  timeout: '処理に時間がかかりすぎたため中断しました。しばらくしてからもう一度お試しください。',
  tooLarge: '送信されたデータが大きすぎます。',
  unsupportedMedia: 'この形式のデータには対応していません。',
  invalid: '入力内容をご確認ください。',
  tooMany: '試行回数が多すぎます。しばらくしてからもう一度お試しください。',
  passcodeRequired: 'パスコードの入力が必要です。',
  failed: 'サーバーで問題が発生しました。しばらくしてからもう一度お試しください。',
  unavailable: 'ただいまサービスを準備しています。しばらくしてからもう一度お試しください。',
  sessionEnded: 'ログインの有効期限が切れました。もう一度ログインしてください。',
  dataFailedTitle: 'データの取得に失敗しました',
  dataFailedText: 'しばらく待ってからもう一度お試しください。',
  offlineTitle: 'インターネットに接続されていません',
  offlineText: '通信環境を確認してから、もう一度お試しください。',
  /** Status 10000; the spec asks for Japanese whatever the language (core 8). */
  networkError: 'ネットワーク通信エラーが発生しました。',
  inputRequired: '入力してください',
  notANumber: '数字を入力してください',
  invalidValue: '入力内容が正しくありません',
  maxLength: (count: number) => `${count}文字以内で入力してください`,
  minLength: (count: number) => `${count}文字以上で入力してください`,
  close: '閉じる',
  back: '戻る',
  ok: 'OK',
  loading: '読み込み中',
};
export type CommonTexts = typeof texts;
export default texts;
