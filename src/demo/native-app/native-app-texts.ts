import type { ToolLanguage } from '../page/tool-language.ts';

const jpn = {
  name: 'ネイティブアプリ',
  note: 'ネイティブアプリの代わりをするページです。アプリとしてログインし、サイトをアプリの中で開きます。',
  title: 'アプリでサイトを開く',
  site: '開くサイト',
  loginId: 'ログインID',
  password: 'パスワード',
  logIn: 'アプリにログイン',
  logOut: 'アプリからログアウト',
  loggedInAs: (id: string) => `${id} としてログイン中`,
  loggedOut: 'ログインしていません',
  failed: 'ログインできませんでした',
  open: 'サイトを開く',
  later: 'キーを使わず、あとからトークンを渡す',
  hand: 'トークンを渡す',
  phone: 'アプリの画面',
  waiting: '「サイトを開く」を押すと、ここに表示されます。',
  received: 'アプリが受け取ったリンク',
  none: 'まだありません',
  ok: 'OK',
  tokenError: 'ログインの期限切れが通知されました。新しいキーで開き直します。',
};
export type NativeAppTexts = typeof jpn;

/** What the page that plays the native app says. */
export const nativeAppTexts: Record<ToolLanguage, NativeAppTexts> = {
  jpn,
  eng: {
    name: 'Native app',
    note: 'This page stands in for the native app: it logs in as the app does, and opens a site inside the app.',
    title: 'Open a site in the app',
    site: 'Site',
    loginId: 'Login ID',
    password: 'Password',
    logIn: 'Log in to the app',
    logOut: 'Log out of the app',
    loggedInAs: (id) => `Logged in as ${id}`,
    loggedOut: 'Not logged in',
    failed: 'Login failed',
    open: 'Open site',
    later: 'No key: pass the tokens later',
    hand: 'Pass the tokens',
    phone: 'App screen',
    waiting: 'Press “Open site” to see it here.',
    received: 'Links received by the app',
    none: 'None yet',
    ok: 'OK',
    tokenError: 'The session has ended. Reopening with a new key.',
  },
};
