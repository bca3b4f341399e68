import { quoted } from '#kernel/quoted.ts';

/** The messages of the calls; `name` is the site's name for the provider. */
const jpn = {
  notOffered: (name: string) => `このサイトでは${quoted(name)}でのログインをご利用いただけません。`,
  portalAccounts: 'このイベントの会員はポータルの会員です。ログインの方法もポータルで決めてください。',
  tooMany: '手続きの開始回数が上限に達しました。',
  cancelled: (name: string) => `${quoted(name)}でのログインを中止しました。`,
  refused: (name: string) => `${quoted(name)}がログインを受け付けませんでした。もう一度お試しください。`,
  notGenuine: (name: string) =>
    `${quoted(name)}からの応答を確認できなかったため、ログインを中止しました。もう一度お試しください。`,
  unavailable: (name: string) => `${quoted(name)}に接続できません。しばらくしてから、もう一度お試しください。`,
  tooLate: 'ログインの有効期限が切れたか、すでに完了しています。はじめからやり直してください。',
  otherBrowser:
    '別のブラウザーで始めた手続きです。ログインを始めたときと同じブラウザーで、はじめからやり直してください。',
  otherSession: '手続きの途中でログインの状態が変わりました。もう一度はじめからお試しください。',
  identityTaken: (name: string) => `この${quoted(name)}は、すでに別のアカウントと連携しています。`,
  otherIdentity: (name: string) =>
    `このアカウントは、別の${quoted(name)}とすでに連携しています。変更するには、ログイン情報で連携を解除してください。`,
  accountExists: (name: string) =>
    `${quoted(name)}と同じメールアドレスのアカウントがすでにあります。ご本人確認のため、メールアドレスまたはログインIDと、パスワードでログインしてください。ログインすると連携が完了します。`,
  mailNotVerified: (name: string) =>
    `${quoted(name)}に確認済みのメールアドレスがないため、アカウントを作成できませんでした。新規会員登録をしてから、ログイン情報で連携してください。`,
  onlyWayIn: '連携を解除するとログインできなくなります。先にパスワードを設定してください。',
};
export default jpn;
export type IdentityMessages = typeof jpn;
