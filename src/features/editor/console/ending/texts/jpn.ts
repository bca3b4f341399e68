import { quoted } from '#kernel/quoted.ts';

/** The end of a site: closed to visitors, or deleted. */
const texts = {
  title: '公開の停止と削除',
  lead: 'サイトを閉じる、または消す操作です。',
  link: '公開の停止と削除',
  linkText: '終わったイベントを閉じたり、使わないサイトを消したりします。',
  close: '公開を停止する',
  closeText:
    'ページを開いた人には「公開を終了しました」と表示され、新しい申し込みはできなくなります。いつでも再開できます。',
  tickets: (count: number) =>
    `販売済みのチケット${count}枚は有効なままです。マイチケット、注文、当日の受付は引き続き使えます。`,
  waiting: (count: number) => `支払いや抽選を待っている注文${count}件も有効なままです。`,
  closed: '公開を停止しています。',
  open: '公開を再開する',
  isClosed: '公開を停止しました。',
  isOpen: '公開を再開しました。',
  notPublic: 'まだ公開していません。',
  callOff: 'イベントを中止する',
  callOffText: '開催を取りやめ、販売を止めて、すべての注文を取り消して返金します。',
  toCallingOff: '中止の手続きへ',
  remove: 'サイトを削除する',
  removeText:
    '下書き、公開した内容、来場者が保存したものや回答が消えます。元に戻せません。過去の注文は帳簿として残ります。',
  members: (count: number) => `このサイトの会員${count}人のアカウントも消えます。`,
  backup: 'あとで使うかもしれないときは、先にファイルに書き出してください。',
  reasonsTitle: 'まだ削除できません',
  reasons: {
    events: (count: number) => `このポータルにイベントが${count}件あります。先にそれぞれ削除してください。`,
    tickets: (count: number) => `終わっていないイベントのチケットが${count}枚売れています。`,
    waiting: (count: number) => `支払いか抽選を待っている注文が${count}件あります。`,
    refunds: (count: number) => `まだ済んでいない返金が${count}件あります。`,
  },
  insteadClose: '代わりに、公開を停止できます。',
  confirmTitle: (name: string) => `${quoted(name)}のサイトを削除しますか`,
  confirmLabel: '確認のため、サイトの名前を入力してください',
  confirmWrong: (name: string) => `${quoted(name)}と入力してください。`,
  removed: (name: string) => `${quoted(name)}を削除しました。`,
};
export type EndingTexts = typeof texts;
export default texts;
