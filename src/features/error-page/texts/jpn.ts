import common from '#kernel/texts/jpn.ts';

const texts = {
  title: 'ページが見つかりません',
  message: '別の方法でお試しいただくか、しばらくしてから、もう一度お試しください。',
  notFoundLine: 'このページは見つかりませんでした。',
  failedTitle: 'ページを読み込めませんでした',
  notInvited: {
    title: '招待された方のみご覧いただけます',
    message: '招待されたアカウントでログインしてください。',
    detail:
      '現在のアカウントはこのイベントに招待されていません。招待を受けたアカウントをお持ちの方は、ログインし直してください。',
  },
  chat: {
    title: 'チャットを開けませんでした',
    message: 'チャットのプロフィールを確認できませんでした。はじめての方は、先にプロフィールを登録してください。',
  },
  preview: {
    title: 'プレビューを開けませんでした',
    message: 'プレビューの時間が終わったか、このアドレスだけでは開けません。管理画面からもう一度開いてください。',
    open: '管理画面を開く',
  },
  noPageAt: (site: string) => `${site}に、このアドレスのページはありません。`,
  reasonsTitle: '考えられること',
  reasons: [
    'アドレスが途中で切れているか、打ち間違いがある',
    'ページの公開を終了したか、場所が変わった',
    'まだ公開されていない',
  ],
  login: 'ログイン',
  chatRegister: 'チャットに登録する',
  toTop: 'トップへ戻る',
  outsidePeriodTitle: '公開期間外です',
  outsidePeriodText: 'このページは現在公開されていません。',
  withdrawnTitle: 'このサイトは公開を終了しました',
  withdrawnText: 'ご覧いただけるページはありません。',
  withdrawnTickets:
    'ご覧いただけるページはありません。購入済みのチケットは引き続きマイチケットで確認できます。会員登録をせずに購入した場合は、購入完了のメールにあるリンクから確認できます。',
  withdrawnOrders:
    'ご覧いただけるページはありません。購入済みのチケットは、購入完了のメールにあるリンクから引き続き確認できます。',
  toMyTickets: 'マイチケットへ',
  notAvailableTitle: 'このサイトではご利用いただけません',
  notAvailableText:
    'お探しのページの機能は、このサイトでは公開されていません。ほかの情報はトップからご覧いただけます。',

  // Messages of the catalogue (core 8).
  serverConnectionFailed: 'サーバーに接続できませんでした。しばらくしてから、もう一度お試しください。',
  emptyResponse: 'サーバーから応答が得られませんでした。しばらくしてから、もう一度お試しください。',
  clientError: 'リクエストを処理できませんでした。ページを再読み込みして、もう一度お試しください。',
  serverError: common.failed,
  redirectError: 'ページの移動先を確認できませんでした。トップからもう一度お試しください。',
  noEventSelected: 'イベントが選択されていません。イベントを選んでください。',
  cameraPermissionTitle: 'カメラを使用できません',
  cameraPermissionText: 'ブラウザーまたは端末の設定で、このサイトにカメラの使用を許可してください。',
  locationPermissionTitle: '位置情報を取得できません',
  locationPermissionText: 'ブラウザーまたは端末の設定で、このサイトに位置情報の利用を許可してください。',
  notSecureConnection: '安全な接続（https）ではないため、この機能は利用できません。',
  browserNotSupported: 'お使いのブラウザーには対応していません。最新のブラウザーでお試しください。',
};
export type ErrorPageTexts = typeof texts;
export default texts;
