const texts = {
  mail: 'メールアドレス',
  mailExample: 'hanako@example.jp',
  loginId: 'ログインID',
  loginIdHint: '8〜32文字。半角英数字と「.」「_」「-」が使えます。',
  password: 'パスワード',
  newPassword: '新しいパスワード',
  currentPassword: '現在のパスワード',
  showPassword: 'パスワードを表示',
  passwordLength: '8〜32文字',
  passwordCharacters: '半角の英数字と記号（スペースは使えません）',
  passwordOther: 'メールアドレスやログインIDと違うもの',
  passwordNotMail: 'メールアドレスと違うもの',
  code: '確認コード（6桁の数字）',
  cancel: 'キャンセル',
  retry: 'もう一度読み込む',
  sending: '送信しています',

  codeStep: {
    lead: (mail: string) =>
      `${mail} 宛てにメールをお送りしました。メールに記載された6桁の確認コードを入力してください。`,
    spam: 'メールが届くまで30分ほどかかることがあります。届かない場合は、迷惑メールフォルダもご確認ください。',
    submit: '次へ進む',
    submitting: '確認しています',
    resend: 'コードを再送信',
    resendIn: (seconds: number) => `コードを再送信（あと${seconds}秒）`,
    resent: 'メールをもう一度お送りしました。新しいコードを入力してください。',
    otherMail: 'メールアドレスを入力し直す',
  },
};
export type AccountPageTexts = typeof texts;
export default texts;
