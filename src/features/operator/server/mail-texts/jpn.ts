import { quoted } from '#kernel/quoted.ts';
import type { OperatorRole } from '#kernel/console/operator-role.ts';

interface Said {
  subject: string;
  heading: string;
  paragraphs: string[];
  button: string;
  footnote?: string;
}

interface Words {
  sender: string;
  /** The whole installation, where a title of a site would stand. */
  everything: string;
  roles: Record<OperatorRole, string>;
  invitation(about: { site: string; who: string; role: string }): Said;
  /** What whoever exhibits is to do, and for which booths. */
  boothTask(names: readonly string[]): string;
  /** A line of the organiser's own. */
  noteOf(who: string, note: string): string;
  linkUntil(when: string): string;
  /** The first line of a mail to somebody whose name is known. */
  dear(name: string): string;
  boothReminder(about: { site: string; who: string }): Said;
  reportsWait(about: { site: string; count: number }): Said;
  /** What waits for the organiser, in a sentence. */
  salesWaits: Record<
    'transfers' | 'refundsByHand' | 'failedRefunds' | 'chargebacks' | 'silentPayments',
    (count: number) => string
  >;
  sales(about: {
    site: string;
    isFirst: boolean;
    orders: number;
    tickets: number;
    sum: string;
    soldOut: readonly string[];
    waits: readonly string[];
  }): Said;
  /** The link that ends these mails. */
  salesEnd: string;
  publicationRefused(about: { site: string; when: string }): Said;
  resetAsked(about: { who: string; when: string }): Said;
  resetDone(): Said;
  recoveryCodeUsed(left: number): Said;
  /** To whoever forgot their password, with the link to a new one. */
  newPassword(): Said;
  /** To whoever forgot it and has no second factor, by which a link would be safe. */
  passwordLost(): Said;
  passwordRenewed(): Said;
  /** To the new address, with the link that makes it count. */
  mailChange(who: string): Said;
  /** To the new address, which another operator has. */
  mailTaken(who: string): Said;
  /** To the address before. */
  mailChangeAsked(newMail: string): Said;
  mailChanged(newMail: string): Said;
}

/** Why a mail about a password comes. */
const wasForgotten = '管理画面のパスワードを忘れたという申し込みがありました。';
/** After a change that a thief may have made. */
const notYou = '心当たりがない場合は、すぐにほかのオーナーかサーバーの管理者に知らせてください。';

const jpn: Words = {
  sender: 'ひろばの管理画面',
  everything: 'すべてのサイト',
  roles: {
    owner: 'オーナー',
    editor: '編集者',
    sales: '販売担当',
    reception: '受付',
    exhibitor: '出展者',
    reader: '閲覧者',
  },
  invitation: ({ site, who, role }) => ({
    subject: `${quoted(site)}の管理画面に招待されました`,
    heading: '管理画面への招待',
    paragraphs: [`${who}さんから、${quoted(site)}の${role}に招待されました。`, '下のボタンから始めてください。'],
    button: '招待を受ける',
    footnote:
      'このリンクは72時間、一度だけ、このメールアドレスで使えます。心当たりがない場合は、破棄してください。ほかの人に転送しないでください。',
  }),
  boothTask: (names) =>
    `${names.length === 0 ? '' : `担当するブースは${names.map(quoted).join('、')}です。`}名前、写真、紹介文などを、管理画面で入力してください。`,
  noteOf: (who, note) => `${who}さんから：${note}`,
  linkUntil: (when) => `リンクは${when}まで使えます。`,
  dear: (name) => `${name} 様`,
  boothReminder: ({ site, who }) => ({
    subject: `${quoted(site)}のブースの準備をお願いします`,
    heading: 'ブースの準備のお願い',
    paragraphs: [
      `${who}さんから、${quoted(site)}のブースの準備についてのお知らせです。`,
      '名前、写真、紹介文などを、管理画面で入力できます。',
    ],
    button: 'ブースを編集する',
  }),
  resetAsked: ({ who, when }) => ({
    subject: '【ひろば】本人確認方法の再設定が申し込まれました',
    heading: '本人確認方法の再設定',
    paragraphs: [
      `${who}さんが、管理画面でのあなたの本人確認方法（パスキー、確認コード）の再設定を申し込みました。`,
      `${when}以降に、今の方法はすべて使えなくなります。`,
      '頼んだ覚えがない場合は、それまでに管理画面にログインして取り消し、ほかのオーナーに知らせてください。',
    ],
    button: '管理画面を開く',
  }),
  resetDone: () => ({
    subject: '【ひろば】本人確認方法を再設定しました',
    heading: '本人確認方法が再設定されました',
    paragraphs: [
      'これまでのパスキー、確認コード、リカバリーコードは使えなくなりました。新しい方法を登録してください。',
      notYou,
    ],
    button: '管理画面を開く',
  }),
  recoveryCodeUsed: (left) => ({
    subject: '【ひろば】リカバリーコードが1つ使われました',
    heading: 'リカバリーコードが使われました',
    paragraphs: [
      `管理画面で、あなたのリカバリーコードが1つ使われました。残りは${left}個です。`,
      '心当たりがない場合は、すぐにログインしてパスワードとリカバリーコードを変更してください。',
    ],
    button: '管理画面を開く',
  }),
  newPassword: () => ({
    subject: '【ひろば】新しいパスワードの設定',
    heading: '新しいパスワードの設定',
    paragraphs: [
      wasForgotten,
      '下のボタンから、認証アプリのコードかリカバリーコードを入力して、新しいパスワードを決めてください。',
    ],
    button: 'パスワードを決める',
    footnote:
      'このリンクは1時間、一度だけ使えます。心当たりがない場合は、このメールを破棄してください。何も変わりません。',
  }),
  passwordLost: () => ({
    subject: '【ひろば】パスワードを忘れたとき',
    heading: 'パスワードの再設定について',
    paragraphs: [
      wasForgotten,
      'このアカウントには2段階認証が設定されていないため、メールだけではパスワードを変えられません。パスキーがあればそのままログインできます。ない場合は、ほかのオーナーかサーバーの管理者に再設定を頼んでください。',
      '心当たりがない場合は、このメールを破棄してください。何も変わりません。',
    ],
    button: '管理画面を開く',
  }),
  passwordRenewed: () => ({
    subject: '【ひろば】パスワードを変更しました',
    heading: 'パスワードが変わりました',
    paragraphs: [
      '管理画面のパスワードが、メールのリンクと確認コードで変更されました。これまでのログインは、すべて終わりました。',
      notYou,
    ],
    button: '管理画面を開く',
  }),
  mailChange: (who) => ({
    subject: '【ひろば】新しいメールアドレスの確認',
    heading: '新しいメールアドレスの確認',
    paragraphs: [
      `${who}さんが、管理画面のアカウントのメールアドレスをこのアドレスに変えようとしています。`,
      '下のボタンを開いて確認すると、変更が完了します。それまでは何も変わりません。',
    ],
    button: 'メールアドレスを確認する',
    footnote: 'このリンクは72時間、一度だけ使えます。心当たりがない場合は、このメールを破棄してください。',
  }),
  reportsWait: ({ site, count }) => ({
    subject: `【ひろば】${site}のチャットに通報があります`,
    heading: 'チャットの通報があります',
    paragraphs: [
      `${quoted(site)}のチャットの参加者から通報が届いています。未対応の通報は${count}件です。`,
      '内容は管理画面で確かめてください。どなたかが確かめるまで、続けて届いた通報は6時間ごとにまとめてお知らせします。',
    ],
    button: '通報を確かめる',
  }),
  salesWaits: {
    transfers: (count) => `振込の確認を待っている注文が${count}件あります。`,
    refundsByHand: (count) => `手作業の返金を待っている注文が${count}件あります。`,
    failedRefunds: (count) => `決済会社から返せなかった返金が${count}件あります。`,
    chargebacks: (count) => `回答が必要なチャージバックが${count}件あります。`,
    silentPayments: (count) => `決済会社の応答を待っている注文が${count}件あります。`,
  },
  salesEnd: 'このサイトのお知らせを止める',
  sales: ({ site, isFirst, orders, tickets, sum, soldOut, waits }) => ({
    subject: isFirst
      ? `【ひろば】${site}で最初の注文がありました`
      : orders === 0
        ? `【ひろば】${site}のチケットが完売しました`
        : `【ひろば】${site}の販売のお知らせ（${orders}件）`,
    heading: isFirst ? '最初の注文がありました' : '販売のお知らせ',
    paragraphs: [
      ...(orders > 0 ? [`${quoted(site)}に、新しい注文が${orders}件ありました（${tickets}枚、${sum}）。`] : []),
      ...soldOut.map((ticket) => `${quoted(ticket)}は完売しました。`),
      ...waits,
    ],
    button: '注文を見る',
    footnote: 'お知らせの間隔は、管理画面の「注文」でサイトごとに選べます。',
  }),
  publicationRefused: ({ site, when }) => ({
    subject: `【ひろば】${site}を公開できませんでした`,
    heading: '予約した公開ができませんでした',
    paragraphs: [
      `${quoted(site)}は${when}に公開される予定でしたが、下書きに直すところがあるため、公開されませんでした。公開中のページは変わっていません。`,
      '公開の画面で直すところを確認し、もう一度公開するか、日時を決め直してください。',
    ],
    button: '公開の画面を開く',
  }),
  mailTaken: (who) => ({
    subject: '【ひろば】このメールアドレスは登録済みです',
    heading: 'このメールアドレスは登録済みです',
    paragraphs: [
      `${who}さんが、管理画面のアカウントのメールアドレスをこのアドレスに変えようとしました。`,
      'このアドレスには別のアカウントがあるため、何も変わっていません。ご自身の操作なら、このアドレスでログインしてください。',
    ],
    button: '管理画面を開く',
  }),
  mailChangeAsked: (newMail) => ({
    subject: '【ひろば】メールアドレスの変更が申し込まれました',
    heading: 'メールアドレスの変更',
    paragraphs: [
      `管理画面のあなたのアカウントで、メールアドレスを${newMail}に変える申し込みがありました。`,
      '新しいアドレスに届いたリンクを開くと変更されます。それまでは、このアドレスのままです。',
      '心当たりがない場合は、すぐにログインして取り消し、パスワードを変えてください。',
    ],
    button: '管理画面を開く',
  }),
  mailChanged: (newMail) => ({
    subject: '【ひろば】メールアドレスを変更しました',
    heading: 'アカウントのメールアドレスの変更',
    paragraphs: [
      `管理画面のあなたのアカウントのメールアドレスが、${newMail}に変わりました。今後のお知らせは、そちらに届きます。`,
      notYou,
    ],
    button: '管理画面を開く',
  }),
};
export default jpn;
export type OperatorMailTexts = Words;
