import { quoted } from '#kernel/quoted.ts';

/** The event that a link is for, and the booth there; '' where there is none. */
export interface InvitedPlace {
  site: string;
  booth: string;
}

const invitedTo = (role: string, { site, booth }: InvitedPlace): string =>
  `${site === '' ? '' : `${quoted(site)}の`}${booth === '' ? '' : `ブース${quoted(booth)}の`}${role}として招待されています。`;

/** The sign-in, and the first visit by a one-time link. */
const texts = {
  mail: 'メールアドレス',
  name: 'お名前（任意）',
  nameHint: '招待メールや操作の記録に表示されます。',
  password: 'パスワード',
  signIn: 'ログイン',
  signInTitle: '管理画面にログイン',
  demoTitle: 'デモ環境です',
  demoText: '登録なしで、デモの主催者としてすべての画面を試せます。',
  demoEnter: 'デモの主催者として入る',
  orSignIn: 'または、アカウントでログイン',
  mailMissing: 'メールアドレスを入力してください。',
  passwordMissing: 'パスワードを入力してください。',
  passwordShort: (letters: number) => `パスワードは${letters}文字以上にしてください。`,
  passwordHint: (letters: number) => `${letters}文字以上。覚えやすい文章でもかまいません。`,
  showPassword: 'パスワードを表示',
  hidePassword: 'パスワードを隠す',
  beginTitle: 'ひろばへようこそ',
  beginFirst: '最初の管理者として登録します。登録が終わると、すぐにサイトを作り始められます。',
  beginInvited: (role: string, place: InvitedPlace) => `${invitedTo(role, place)}登録すると、すぐに始められます。`,
  acceptTitle: (place: string) => (place === '' ? '招待を受ける' : `${quoted(place)}への招待`),
  acceptText: invitedTo,
  acceptAs: (name: string, mail: string) => `${name}（${mail}）として受けます。`,
  accept: '招待を受ける',
  begin: '登録して始める',
  beginPasskey: 'パスキーを作って始める',
  beginPasskeyHint: '指紋や顔、画面ロックで登録します。パスワードは要りません。',
  beginDone: '登録できました',
  linkMissingTitle: 'リンクが正しくありません',
  linkMissingText: 'メールやサーバーの起動時に表示されたリンクを、最後までコピーして開いてください。',
  linkOverTitle: 'このリンクはもう使えません',
  linkOverText: 'リンクは一度だけ、72時間以内に使えます。登録がお済みの場合はログインしてください。',
  toSignIn: 'ログイン画面へ',
  forgotten: 'パスワードを忘れた',
  roles: {
    owner: 'オーナー',
    editor: '編集担当',
    sales: '販売担当',
    reception: '受付担当',
    exhibitor: '出展者',
    reader: '閲覧担当',
  },
};
export type SignInTexts = typeof texts;
export default texts;
