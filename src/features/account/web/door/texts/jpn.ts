import common from '#kernel/texts/jpn.ts';
import { quoted } from '#kernel/quoted.ts';

const texts = {
  stepOf: (step: number, all: number) => `${all}ステップ中${step}番目`,
  terms: '利用規約',
  privacy: common.privacyPolicy,
  opensNewTab: common.opensNewTab,
  alreadyIn: 'ログインしています。ページを移動します。',

  login: {
    title: 'ログイン',
    lead: (site: string) => `${quoted(site)}の会員アカウントでログインします。`,
    leadInvited: (site: string) =>
      `ご招待を受けた方のためのイベントです。招待された${quoted(site)}の会員アカウントでログインしてください。`,
    id: 'メールアドレスまたはログインID',
    submit: 'ログイン',
    submitting: 'ログインしています',
    forgot: 'パスワードをお忘れの方',
    or: 'または',
    newHere: '会員登録がまだの方',
    register: '新規会員登録',
    skip: 'ログインせずに見る',
    notInvited:
      '現在ログイン中のアカウントは、このイベントに招待されていません。招待されたアカウントでログインしてください。',
  },

  register: {
    title: '新規会員登録',
    steps: ['メールアドレス', '確認コード', '登録内容'],
    leadMail: 'ご本人のメールアドレスか確認するため、6桁の確認コードをお送りします。',
    leadDetails: (mail: string) => `ログインには ${mail} とパスワードを使います。パスワードを決めてください。`,
    submitMail: '確認コードを送信',
    profile: 'プロフィール',
    terms: 'ご登録の前にお読みください',
    agree: common.agree,
    submit: '登録する',
    submitting: '登録しています',
    haveAccount: '会員登録がお済みの方',
    login: 'ログイン',
  },

  registered: {
    title: '会員登録が完了しました',
    text: (site: string) =>
      `${quoted(site)}へのご登録ありがとうございます。このままログインした状態でご利用いただけます。`,
    mail: '登録完了のお知らせをメールでお送りしました。',
    goOn: '続きを見る',
    toTop: 'トップへ進む',
  },

  reset: {
    title: 'パスワードの再設定',
    steps: ['メールアドレス', '確認コード', '新しいパスワード'],
    leadMail: '登録したメールアドレスを入力してください。再設定に使う6桁の確認コードをお送りします。',
    leadPassword: '新しいパスワードを設定してください。',
    submit: 'パスワードを変更する',
    submitting: '変更しています',
    doneTitle: 'パスワードを変更しました',
    doneText: '新しいパスワードでログインしてください。安全のため、すべての端末でログアウトしました。',
    toLogin: 'ログインへ進む',
    backToLogin: 'ログインに戻る',
  },
};
export type AccountDoorTexts = typeof texts;
export default texts;
