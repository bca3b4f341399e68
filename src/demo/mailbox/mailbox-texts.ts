import type { ToolLanguage } from '../page/tool-language.ts';

const jpn = {
  name: 'メールボックス',
  note: 'メールサーバーが設定されていないため、送信されたメールはすべてここに届きます。',
  to: '宛先で絞り込む',
  search: '絞り込む',
  all: 'すべて表示',
  reload: '再読み込み',
  empty: 'まだメールはありません',
  emptyHint: '会員登録などを行うと、送信されたメールがここに表示されます。',
  noneFor: (to: string) => `${to} 宛てのメールはありません`,
  choose: 'メールを選ぶと、ここに表示されます。',
  back: '一覧へ戻る',
  mails: '受信メール',
  from: '差出人',
  receiver: '宛先',
  kind: '種類',
  formatted: 'HTML',
  plain: 'テキスト',
  forms: '表示形式',
  body: 'メールの本文',
  notFound: 'このメールは見つかりません',
  notFoundHint: '古いメールは順に削除されます。',
};
export type MailboxTexts = typeof jpn;

/** What the mailbox of the demo says. */
export const mailboxTexts: Record<ToolLanguage, MailboxTexts> = {
  jpn,
  eng: {
    name: 'Mailbox',
    note: 'No mail server is set up, so every email that is sent arrives here.',
    to: 'Filter by recipient',
    search: 'Filter',
    all: 'Show all',
    reload: 'Reload',
    empty: 'No emails yet',
    emptyHint: 'Register as a member, for example, to see an email here.',
    noneFor: (to) => `No emails to ${to}`,
    choose: 'Choose an email to read it here.',
    back: 'Back to list',
    mails: 'Received emails',
    from: 'From',
    receiver: 'To',
    kind: 'Kind',
    formatted: 'HTML',
    plain: 'Text',
    forms: 'Format',
    body: 'Email body',
    notFound: 'Email not found',
    notFoundHint: 'Old emails are removed after a while.',
  },
};
