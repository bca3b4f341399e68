import { quoted } from '#kernel/quoted.ts';
import type { loggedActions } from '../../../rules/logged-actions.ts';

/** What a sentence of the log is made of; '' for what the entry does not say. */
export interface Told {
  /** Whoever did it. */
  who: string;
  /** The person whom it was done to. */
  whom: string;
  role: string;
  /** A part of a site. */
  part: string;
  /** A new name or mail address, or that of a link. */
  name: string;
  version: string;
  /** The number of an order, and the money of its change. */
  order: string;
  amount: string;
  when: string;
  factor: string;
  /** How many people or rows it was about. */
  count: string;
}

type Sentence = (told: Told) => string;

const texts = {
  title: '操作の記録',
  allTitle: 'すべてのサイトの操作の記録',
  lead: 'だれが、いつ、何を変え、どの個人情報を見たかの記録です。',
  kind: '種類',
  person: '人',
  from: '始めの日',
  to: '終わりの日',
  wrongDays: '終わりの日は、始めの日より前にできません。',
  all: 'すべて',
  everybody: '全員',
  none: '記録はまだありません',
  noneText: '変更があると、ここに並びます。',
  noneFound: '当てはまる記録がありません',
  noneFoundText: '種類、人、日を変えてみてください。',
  more: 'さらに前の記録',
  kinds: {
    draft: '下書きの変更',
    site: 'サイトと公開',
    publication: '公開の予約',
    attendees: '参加者データ',
    mailing: '一斉メール',
    operator: 'メンバーと権限',
    accounts: '会計',
    codes: '割引コード',
    apiKey: 'APIキー',
    member: '会員',
    report: 'チャットの通報',
    request: '個人情報の請求',
    staffLink: '受付リンク',
    order: '注文',
    gate: '受付',
    looked: '個人情報の閲覧',
  },
  personOf: (name: string) => `${name}さん`,
  shell: 'サーバーの管理者',
  staff: (name: string) => `受付リンク${quoted(name)}の担当者`,
  member: (mail: string) => (mail === '' ? '退会したスタッフ' : `スタッフの会員${quoted(mail)}`),
  somebody: 'ある人',
  linkHolder: 'リンクを受け取った人',
  settings: 'サイトの設定',
  contents: 'コンテンツ',
  content: (title: string) => quoted(title),
  item: (title: string, content: string) => (content === '' ? quoted(title) : `${quoted(content)}の${quoted(title)}`),
  itemGone: (content: string) => `${quoted(content)}の項目`,
  gone: '今はない項目',
  /** Behind what was done with a ticket. */
  ticketNumber: (order: string, end: string) => `（注文${order}、番号の末尾${end}）`,
  factors: { passkey: 'パスキー', app: '認証アプリ', recoveryCodes: 'リカバリーコード' },
  looks: {
    talks: '商談の申込',
    questionnaireAnswers: 'アンケートの回答',
    keepers: '保存した人の一覧',
    members: '会員の一覧',
    guests: '招待した人の一覧',
    orders: '注文',
    refundAccounts: '返金の口座',
    attendees: '参加者の一覧',
    attendee: '参加者の詳細',
    member: '会員の詳細',
    reports: '通報の一覧',
    report: '通報の内容',
    requests: '個人情報の請求の一覧',
    mailAudience: '一斉メールの宛先の人数',
    mailRecipients: '一斉メールの宛先',
    visitors: '来場者の検索結果',
    visitor: '来場者のチケット',
    mails: '送れなかったメールの一覧',
    operators: '管理画面のメンバーの一覧',
    order: '注文の詳細',
  } as Readonly<Record<string, string>>,
  memberRoles: { staff: '受付スタッフ', exhibitor: '出展者', previewer: '下書きの確認者', invited: '招待' } as Readonly<
    Record<string, string>
  >,
  personalData: '個人情報',
  looked: ({ who, part }: Told, what: string) => `${who}が${part === '' ? what : `${part}の${what}`}を見ました`,
  other: ({ who }: Told) => `${who}が操作をしました`,
  sentences: {
    'operator.made': ({ who, role }) => `${who}が${role === '' ? '' : `${role}として`}登録しました`,
    'operator.signedIn': ({ who }) => `${who}がログインしました`,
    'operator.accepted': ({ who, role }) => `${who}が${role}としての招待を受けました`,
    'operator.invited': ({ who, whom, role }) => `${who}が${whom}を${role}として招待しました`,
    'operator.invitedAgain': ({ who, whom }) => `${who}が${whom}への招待をもう一度送りました`,
    'operator.invitationWithdrawn': ({ who, whom }) => `${who}が${whom}への招待を取り消しました`,
    'operator.grantChanged': ({ who, whom, role }) => `${who}が${whom}の役割を${role}に変えました`,
    'operator.grantRemoved': ({ who, whom, role }) => `${who}が${role}の${whom}を外しました`,
    'operator.grantSuspended': ({ who, whom, role }) => `${who}が${whom}の${role}の権限を停止しました`,
    'operator.grantRestored': ({ who, whom, role }) => `${who}が${whom}の${role}の権限を再開しました`,
    'operator.suspended': ({ who, whom }) => `${who}が${whom}をすべてのサイトで停止しました`,
    'operator.restored': ({ who, whom }) => `${who}が${whom}をすべてのサイトで再開しました`,
    'operator.factorAdded': ({ who, factor }) => `${who}が${factor}を使えるようにしました`,
    'operator.factorRemoved': ({ who, factor }) => `${who}が${factor}を外しました`,
    'operator.passwordChanged': ({ who }) => `${who}がパスワードを変えました`,
    'operator.nameChanged': ({ who, name }) => `${who}が名前を${quoted(name)}に変えました`,
    'operator.mailChangeAsked': ({ who }) => `${who}がメールアドレスの変更を申し込みました`,
    'operator.mailChangeStopped': ({ who }) => `${who}がメールアドレスの変更を取り消しました`,
    'operator.mailChanged': ({ who, name }) => `${who}がメールアドレスを${name}に変えました`,
    'operator.signedOutElsewhere': ({ who }) => `${who}がほかのブラウザーからログアウトしました`,
    'operator.recoveryCodeUsed': ({ who }) => `${who}がリカバリーコードを使いました`,
    'operator.resetAsked': ({ who, whom }) => `${who}が${whom}の2段階認証の再設定を頼みました`,
    'operator.resetStopped': ({ who, whom }) => `${who}が${whom}の2段階認証の再設定を止めました`,
    'operator.resetDone': ({ who }) => `${who}が2段階認証を再設定しました`,
    'site.made': ({ who }) => `${who}がサイトを作りました`,
    'site.withdrawn': ({ who }) => `${who}が公開を停止しました`,
    'site.restored': ({ who }) => `${who}が公開を再開しました`,
    'site.joinedPortal': ({ who }) => `${who}がイベントをポータルに入れました`,
    'site.leftPortal': ({ who }) => `${who}がイベントをポータルから外しました`,
    'site.deleted': ({ who }) => `${who}がサイトを削除しました`,
    'site.published': ({ who, version }) => `${who}が${version === '' ? 'サイト' : `第${version}版`}を公開しました`,
    'site.exported': ({ who }) => `${who}がサイトをファイルに書き出しました`,
    'site.imported': ({ who }) => `${who}がファイルを下書きに読み込みました`,
    'rehearsal.made': ({ who }) => `${who}がお試し購入を始めました`,
    'booth.published': ({ who, part }) => `${who}がブース${part}を公開しました`,
    'talk.answered': ({ who, part }) => `${who}が${part}の商談の申込に返事をしました`,
    'guests.invited': ({ who }) => `${who}が人を招待しました`,
    'guests.removed': ({ who }) => `${who}が招待を取り消しました`,
    'provider.changed': ({ who }) => `${who}が会員のログインの方法を変えました`,
    'mailing.sent': ({ who }) => `${who}が一斉メールを送信しました`,
    'mailing.planned': ({ who }) => `${who}が一斉メールの送信を予約しました`,
    'mailing.takenBack': ({ who }) => `${who}が一斉メールの送信の予約を取り消しました`,
    'mailing.stopped': ({ who }) => `${who}が一斉メールの送信を停止しました`,
    'mailing.resumed': ({ who }) => `${who}が一斉メールの送信を再開しました`,
    'mailing.removed': ({ who }) => `${who}が一斉メールの下書きを削除しました`,
    'attendees.exported': ({ who, count }) =>
      `${who}が参加者のデータ${count === '' ? '' : `（${count}人分）`}を書き出しました`,
    'orders.exported': ({ who, count }) =>
      `${who}が注文のデータ${count === '' ? '' : `（${count}件）`}を書き出しました`,
    'attendees.importStarted': ({ who, count }) =>
      `${who}が参加者${count === '' ? '' : `（${count}行）`}の取り込みを始めました`,
    'attendees.importStopped': ({ who }) => `${who}が参加者の取り込みを止めました`,
    'attendees.importResumed': ({ who }) => `${who}が参加者の取り込みを再開しました`,
    'attendees.importDiscarded': ({ who }) => `${who}が参加者の取り込みを破棄しました`,
    'attendees.imported': ({ who, count }) =>
      `${who}が始めた参加者${count === '' ? '' : `（${count}行）`}の取り込みが終わりました`,
    'accounts.exported': ({ who, name }) => `${who}が会計用のデータ${name === '' ? '' : `（${name}）`}を書き出しました`,
    'codes.made': ({ who, name, count }) =>
      `${who}が割引コード${quoted(name)}を${count === '' ? '' : `${count}個`}作りました`,
    'codes.ended': ({ who, name, count }) =>
      `${who}が割引コード${quoted(name)}を${count === '' ? '' : `${count}個`}停止しました`,
    'codes.exported': ({ who, name, count }) =>
      `${who}が割引コード${quoted(name)}${count === '' ? '' : `（${count}個）`}を書き出しました`,
    'consoleKey.made': ({ who }) => `${who}が主催者専用のページを開くキーを作りました`,
    'consoleKey.ended': ({ who }) => `${who}が主催者専用のページを開くキーを無効にしました`,
    'apiKey.made': ({ who, name, role }) => `${who}がAPIキー${quoted(name)}（${role}）を作りました`,
    'apiKey.ended': ({ who, name }) => `${who}がAPIキー${quoted(name)}を取り消しました`,
    'staffLink.made': ({ who, name }) => `${who}が受付リンク${quoted(name)}を作りました`,
    'staffLink.ended': ({ who, name }) => `${who}が受付リンク${quoted(name)}を終了しました`,
    'lottery.valueEntered': ({ who, part }) => `${who}が${part}の抽選の公表した値を入力しました`,
    'lottery.drawAsked': ({ who, part }) => `${who}が${part}の抽選を始めました`,
    'lottery.drawnAgain': ({ who, part }) => `${who}が${part}の再抽選を行うことにしました`,
    'lottery.furtherGivenUp': ({ who, part }) => `${who}が${part}の再抽選の予定を取り消しました`,
    'order.mailSent': ({ who }) => `${who}が注文のメールをもう一度送りました`,
    'gate.checkedIn': ({ who, part }) => `${who}が${part === '' ? '' : `${part}の`}チケットで入場を受け付けました`,
    'gate.undone': ({ who, part }) => `${who}が${part === '' ? '' : `${part}の`}チケットの入場の受付を取り消しました`,
    'gate.noted': ({ who, part }) => `${who}が${part === '' ? '' : `${part}の`}チケットにメモを書きました`,
    'gate.listTaken': ({ who }) => `${who}がオフライン用のリストを端末に保存しました`,
    'gate.joined': ({ who, part }) => `${who}がオフラインの間の${part === '' ? '' : `${part}の`}入場を送りました`,
    'gate.settled': ({ who }) => `${who}がオフラインの間の入場を確認済みにしました`,
    'order.canceled': ({ who, order, amount }) =>
      `${who}が注文${order}のチケットを取り消しました${amount === '' ? '' : `（返金${amount}）`}`,
    'order.refunded': ({ who, order, amount }) => `${who}が注文${order}に${amount}を返金しました`,
    'order.settled': ({ who, order }) => `${who}が注文${order}の入金を記録しました`,
    'order.revoked': ({ who, order }) => `${who}が注文${order}を取り消しました`,
    'order.paidByHand': ({ who, order, amount }) => `${who}が注文${order}への${amount}の返金を済みにしました`,
    'order.corrected': ({ who, order }) => `${who}が注文${order}の名前または連絡先を直しました`,
    'event.calledOff': ({ who }) => `${who}がイベントを中止しました`,
    'event.callingOffStopped': ({ who }) => `${who}が、中止に伴う取り消しと返金を止めました`,
    'event.callingOffResumed': ({ who }) => `${who}が、中止に伴う取り消しと返金を再開しました`,
    'payout.asked': ({ who }) => `${who}が、返金の口座を購入者に尋ねました`,
    'payout.made': ({ who }) => `${who}が、返金のファイルを作りました`,
    'payout.paid': ({ who }) => `${who}が、返金のファイルを返金済みにしました`,
    'payout.dropped': ({ who }) => `${who}が、返金のファイルを取り下げました`,
    'order.issued': ({ who, order }) => `${who}が注文${order}のチケットを発行しました`,
    'member.added': ({ who, whom }) => `${who}が${whom}を会員に加えました`,
    'member.roleGiven': ({ who, whom, role }) => `${who}が${whom}に${quoted(role)}の役割を与えました`,
    'member.roleTaken': ({ who, whom, role }) => `${who}が${whom}から${quoted(role)}の役割を外しました`,
    'member.blocked': ({ who, whom }) => `${who}が${whom}をブロックしました`,
    'member.unblocked': ({ who, whom }) => `${who}が${whom}のブロックを解除しました`,
    'member.boothGiven': ({ who, whom, part }) =>
      `${who}が${whom}を${part === '' ? 'ブース' : `ブース${part}`}の出展者にしました`,
    'member.boothTaken': ({ who, whom, part }) =>
      `${who}が${whom}を${part === '' ? 'ブース' : `ブース${part}`}の出展者から外しました`,
    'member.signedOut': ({ who, whom }) => `${who}が${whom}をすべての端末からログアウトさせました`,
    'guests.mailed': ({ who, count }) => `${who}が招待メール${count === '' ? '' : `（${count}通）`}を送りました`,
    'report.removed': ({ who }) => `${who}が通報されたメッセージを削除しました`,
    'report.warned': ({ who }) => `${who}が通報された人に注意を送りました`,
    'report.suspended': ({ who }) => `${who}が通報された人のチャットの送信を止めました`,
    'report.readmitted': ({ who }) => `${who}が通報された人のチャットの送信を再開しました`,
    'report.closed': ({ who }) => `${who}が通報を終了しました`,
    'request.added': ({ who }) => `${who}が個人情報の請求を受け付けました`,
    'request.proven': ({ who }) => `${who}が個人情報を請求した人を確認しました`,
    'request.exported': ({ who }) => `${who}が請求した人のデータをダウンロードしました`,
    'request.erased': ({ who }) => `${who}が請求した人のデータを消去しました`,
    'request.closed': ({ who }) => `${who}が個人情報の請求を終了しました`,
    'publication.planned': ({ who, when }) => `${who}が${when}の公開を予約しました`,
    'publication.refused': ({ who }) => `${who}が予約した公開は、下書きに直すところがあるためできませんでした`,
    'publication.noteChanged': ({ who, version }) =>
      `${who}が${version === '' ? '' : `第${version}版の`}公開のメモを変えました`,
    'publication.cancelled': ({ who }) => `${who}が公開の予約を取り消しました`,
    'draft.discarded': ({ who }) => `${who}が公開前の変更を捨てました`,
    'draft.restored': ({ who, version }) =>
      `${who}が${version === '' ? '以前の版' : `第${version}版`}を下書きに戻しました`,
    'draft.changed': ({ who, part }) => `${who}が${part}を変更しました`,
    'draft.added': ({ who, part }) => `${who}が${part}を追加しました`,
    'draft.removed': ({ who, part }) => `${who}が${part}を削除しました`,
    'draft.kept': ({ who, part }) => `${who}が${part}の文章を「このままでよい」としました`,
    'draft.doubted': ({ who, part }) => `${who}が${part}の文章の確認を取り消しました`,
    'draft.ordered': ({ who, part }) => `${who}が${part}の並び順を変えました`,
  } as Readonly<Record<(typeof loggedActions)[number], Sentence>>,
};
export type LogTexts = typeof texts;
export default texts;
