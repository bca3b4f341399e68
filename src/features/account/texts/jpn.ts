import common from '#kernel/texts/jpn.ts';

const jpn = {
  loginRequired: 'ログインが必要です。',
  otherMember: 'ログイン中の会員が変わりました。ページを再読み込みしてください。',
  previewLink: 'プレビューリンクには会員の情報がありません。',
  blocked: 'この操作はご利用いただけません。',
  staffOnly: '受付スタッフだけが操作できます。',
  loginNotOffered: 'このサイトではログインをご利用いただけません。',
  wrongCredentials: 'メールアドレス、ログインIDまたはパスワードが正しくありません。',
  tooManyLogins: 'ログインの試行回数が上限に達しました。',
  tooManyCodes: '確認コードの送信・入力回数が上限に達しました。',
  tooManyRegistrations: '会員登録の回数が上限に達しました。',
  wrongCode: '確認コードが正しくありません。',
  expiredCode: '確認コードの有効期限が切れました。もう一度コードを送信してください。',
  tooManyTries: '入力回数が上限に達しました。もう一度コードを送信してください。',
  codeSixDigits: '6桁の数字を入力してください。',
  invalidMail: common.invalidMail,
  sameMail: '現在のメールアドレスと同じです。',
  mailTaken: 'このメールアドレスはすでに登録されています。',
  loginIdTaken: 'このログインIDはすでに使われています。別のIDを入力してください。',
  tooShort: common.minLength,
  tooLong: common.maxLength,
  loginIdCharacters: '半角英数字と「.」「_」「-」だけが使えます。',
  passwordCharacters: '半角の英数字と記号だけが使えます（スペースは使えません）。',
  passwordIsLoginId: 'メールアドレスやログインIDと同じパスワードは使えません。',
  wrongPassword: '現在のパスワードが正しくありません。',
  tokenGone: '手続きの有効期限が切れたか、すでに完了しています。はじめからやり直してください。',
  agreementRequired: '規約への同意が必要です。',
  confirmationRequired: '確認のチェックを入れてください。',
};
export default jpn;
export type AccountMessages = typeof jpn;
