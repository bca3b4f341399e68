import { quoted } from '#kernel/quoted.ts';

const notYou = 'このメールに心当たりがない場合は、破棄してください。登録内容は変わりません。';

interface MailWords {
  subject(siteName: string, code: string): string;
  heading: string;
  paragraphs(siteName: string): string[];
  /** Of a mail that leads to a page. */
  button?: string;
  footnote?: string;
}

const codeFootnote =
  'コードの有効期限は60分です。このメールに心当たりがない場合は、破棄してください。このコードは、ほかの人に教えないでください。';

const jpn = {
  registrationCode: {
    subject: (siteName, code) => `${code} 確認コード【${siteName}】`,
    heading: '会員登録の確認コード',
    paragraphs: (siteName) => [`${quoted(siteName)}の会員登録画面で、次の6桁のコードを入力してください。`],
    footnote: codeFootnote,
  },
  alreadyRegistered: {
    subject: (siteName) => `【${siteName}】すでに会員登録がお済みです`,
    heading: 'すでに会員登録がお済みです',
    paragraphs: (siteName) => [
      `${quoted(siteName)}で、このメールアドレスによる会員登録の申し込みがありました。このアドレスはすでに登録されています。`,
      'ログイン画面からログインしてください。パスワードをお忘れの場合は、ログイン画面の「パスワードをお忘れの方」から再設定できます。',
    ],
    footnote: notYou,
    button: 'ログインする',
  },
  registered: {
    subject: (siteName) => `【${siteName}】会員登録が完了しました`,
    heading: 'ご登録ありがとうございます',
    paragraphs: (siteName) => [
      `${quoted(siteName)}の会員登録が完了しました。`,
      '登録内容は、マイページからいつでも確認・変更できます。',
    ],
    button: 'マイページを開く',
  },
  resetCode: {
    subject: (siteName, code) => `${code} パスワード再設定の確認コード【${siteName}】`,
    heading: 'パスワード再設定の確認コード',
    paragraphs: (siteName) => [`${quoted(siteName)}のパスワード再設定画面で、次の6桁のコードを入力してください。`],
    footnote: codeFootnote,
  },
  noAccount: {
    subject: (siteName) => `【${siteName}】このメールアドレスは登録されていません`,
    heading: 'このメールアドレスは登録されていません',
    paragraphs: (siteName) => [
      `${quoted(siteName)}で、このメールアドレスによるパスワード再設定の申し込みがありましたが、このアドレスでの会員登録は見つかりませんでした。`,
      '別のメールアドレスで登録していないかご確認ください。はじめての方は、会員登録からお進みください。',
    ],
    footnote: 'このメールに心当たりがない場合は、破棄してください。',
    button: '会員登録に進む',
  },
  passwordChanged: {
    subject: (siteName) => `【${siteName}】パスワードが変更されました`,
    heading: 'パスワードが変更されました',
    paragraphs: (siteName) => [
      `${quoted(siteName)}のパスワードが変更されました。ほかの端末ではログアウトされています。`,
      '心当たりがない場合は、すぐにパスワードを再設定してください。',
    ],
    button: 'パスワードを再設定する',
  },
  mailChangeCode: {
    subject: (siteName, code) => `${code} メールアドレス変更の確認コード【${siteName}】`,
    heading: 'メールアドレス変更の確認コード',
    paragraphs: (siteName) => [`${quoted(siteName)}のログイン情報画面で、次の6桁のコードを入力してください。`],
    footnote: codeFootnote,
  },
  mailTaken: {
    subject: (siteName) => `【${siteName}】このメールアドレスへの変更の申し込みがありました`,
    heading: 'このメールアドレスはすでに使われています',
    paragraphs: (siteName) => [
      `${quoted(siteName)}で、別の会員がこのメールアドレスへの変更を申し込みました。このアドレスはすでに登録されているため、変更できません。`,
    ],
    footnote: notYou,
  },
  mailChanged: {
    subject: (siteName) => `【${siteName}】メールアドレスが変更されました`,
    heading: 'メールアドレスが変更されました',
    paragraphs: (siteName) => [
      `${quoted(siteName)}に登録されたメールアドレスが変更されました。今後、このアドレスにはお知らせが届きません。`,
      '心当たりがない場合は、主催者にお問い合わせください。',
    ],
  },
  unsubscribed: {
    subject: (siteName) => `【${siteName}】退会手続きが完了しました`,
    heading: '退会手続きが完了しました',
    paragraphs: (siteName) => [
      `${quoted(siteName)}からの退会手続きが完了しました。ご利用ありがとうございました。`,
      '行き違いでお知らせのメールが届く場合がありますが、1週間ほどで停止します。',
    ],
  },
} satisfies Record<string, MailWords>;
export default jpn as Record<keyof typeof jpn, MailWords>;
export type AccountMailTexts = Record<keyof typeof jpn, MailWords>;
