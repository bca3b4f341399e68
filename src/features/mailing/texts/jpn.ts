import { quoted } from '#kernel/quoted.ts';
import type { AudienceKind } from '../rules/audience.ts';

const texts = {
  /** Stands where a name is asked for and nobody gave one; a title often follows. */
  nobody: '参加者',
  sample: { name: '山田 花子', ticket: 'チケット名', order: 'ABCD1234' },
  button: { page: 'サイトを開く', myPage: 'チケットを確認する' },
  why: {
    buyers: 'このメールは、チケットを購入された方にお送りしています。',
    holders: 'このメールは、チケットをお持ちの方にお送りしています。',
    applicants: 'このメールは、抽選に申し込まれた方にお送りしています。',
    members: 'このメールは、会員登録をされた方にお送りしています。',
    exhibitors: 'このメールは、出展者の方にお送りしています。',
  } satisfies Partial<Record<AudienceKind, string>>,
  sender: (contact: string) => `送信者：${contact}`,
  stop: 'お知らせの配信を停止する',
  page: {
    title: 'お知らせの配信停止',
    ask: (site: string) =>
      `${quoted(site)}からのお知らせのメールを停止しますか。チケットについての大切なご案内は、停止した後も届きます。`,
    stop: '配信を停止する',
    stopped: '配信を停止しました',
    stoppedMore: (site: string) => `${quoted(site)}からのお知らせのメールは、今後お送りしません。`,
    start: '配信を再開する',
    started: '配信を再開しました。',
    unknown: '配信停止のリンクが使えません',
    unknownMore: 'アドレスが途中で切れているか、期限が切れています。メールのリンクをもう一度お試しください。',
  },
  change: {
    subject: '【重要】開催内容の変更のお知らせ（{event}）',
    greeting: '{name}様',
    lead: '「{event}」の開催内容が変更になりました。',
    line: (label: string, before: string, after: string) => `■ ${label}\n変更前：${before}\n変更後：${after}`,
    labels: { date: '日時', doors: '開場', place: '会場' },
    none: '未定',
    online: 'オンライン',
    end: 'お手持ちのチケットは、そのままご利用いただけます。ご不便をおかけしますが、どうぞよろしくお願いいたします。',
  },
  refused: {
    notDraft: 'このメールはすでに送信されているため、変更できません。',
    changed: '別の人がこのメールを変更しました。画面を開き直して、内容を確かめてください。',
    notReady: 'このメールには、送信前に直すところがあります。',
    sentBefore: 'このメールはすでに送信されています。',
    notGoing: 'このメールは送信中ではありません。',
    notStopped: 'このメールは停止していません。',
    planned: 'このメールは送信を予約してあります。変更するには、予約を取り消してください。',
    notPlanned: 'このメールに送信の予約はありません。すでに送信が始まっていることもあります。',
    past: 'この日時には予約できません。現在より後の、400日以内の日時を指定してください。',
    unpublished: 'このサイトはまだ公開されていないため、送る相手がいません。',
    noAddress: 'サーバーの公開アドレス（HIROBA_URL）が設定されていないため、お知らせを送れません。',
    notAgreed: 'お知らせを送る相手が受け取りに同意していることを確かめてください。',
    tooMany: '下書きが多すぎます。使わない下書きを削除してください。',
    noChange: '公開した内容に、日時や会場の変更はありません。',
  },
};
export default texts;
export type MailingTexts = typeof texts;
