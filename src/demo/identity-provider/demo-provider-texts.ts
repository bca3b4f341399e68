import type { ToolLanguage } from '../page/tool-language.ts';

const jpn = {
  name: 'ひろばID',
  note: '外部のログインサービスの代わりをするデモ用の画面です。パスワードは不要で、登場するのは架空の人物です。',
  chooseTitle: '誰としてログインしますか',
  chooseLead: (host: string) => `${host} にログインする人を選んでください。`,
  newMember: 'はじめての人。新しいアカウントが作られます。',
  knownMember: 'すでに会員の人。パスワードを確認したあと、会員のアカウントと連携します。',
  notVerified: 'メールアドレスが未確認の人。先に会員登録が必要です。',
  cancel: 'キャンセルして戻る',
  consentTitle: '情報の提供に同意しますか',
  consentLead: (host: string) => `${host} に次の情報を渡します。`,
  account: 'アカウント',
  subject: '利用者ID',
  mail: 'メールアドレス',
  verified: '確認済み',
  unverified: '未確認',
  allow: '同意してログイン',
  failedTitle: 'ログインを続けられません',
  failedText: '時間が経ちすぎたか、手続きがすでに終わっています。元のサイトからやり直してください。',
  toTop: '広場のトップへ',
};
export type DemoProviderTexts = typeof jpn;

/** What the pages of the demo's provider say. */
export const demoProviderTexts: Record<ToolLanguage, DemoProviderTexts> = {
  jpn,
  eng: {
    name: 'Hiroba ID',
    note: 'This page stands in for a login service. It needs no password, and nobody here is a real person.',
    chooseTitle: 'Who would you like to log in as?',
    chooseLead: (host) => `Choose who logs in to ${host}.`,
    newMember: 'New here. An account will be created.',
    knownMember: 'Already a member. Confirms with a password to connect both accounts.',
    notVerified: 'No verified email address. Has to register first.',
    cancel: 'Cancel and go back',
    consentTitle: 'Share this information?',
    consentLead: (host) => `${host} will receive:`,
    account: 'Account',
    subject: 'User ID',
    mail: 'Email address',
    verified: 'verified',
    unverified: 'not verified',
    allow: 'Agree and log in',
    failedTitle: 'The login cannot continue',
    failedText: 'It has expired or was already completed. Start again from the site you came from.',
    toTop: 'Go to Hiroba',
  },
};
