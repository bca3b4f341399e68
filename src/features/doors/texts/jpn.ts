import { quoted } from '#kernel/quoted.ts';

const enterPasscode = 'パスコードを入力してください';

const jpn = {
  passcode: {
    title: enterPasscode,
    lead: (site: string) =>
      `${quoted(site)}はパスコードで保護されています。主催者から案内された6桁の数字を入力してください。`,
    label: 'パスコード（6桁の数字）',
    submit: '入場する',
    checking: '確認しています',
    required: `${enterPasscode}。`,
    sixDigits: '6桁の数字で入力してください。',
    wrong: 'パスコードが違います。もう一度ご確認ください。',
    tooMany: '入力回数の上限に達しました。',
    help: 'パスコードがわからないときは、主催者にお問い合わせください。',
    helpFrom: (organiser: string) => `パスコードがわからないときは、主催者（${organiser}）にお問い合わせください。`,
  },
  ticketNeeded: {
    ticketsOnly: 'このコンテンツは、対象のチケットをお持ちの方だけがご覧いただけます。',
    afterPayment: 'お支払い前のチケットでは、ご覧いただけません。',
    dialogTitle: 'チケットが必要です',
    anyOf: '次のいずれかのチケットをお持ちの方がご覧いただけます。',
    allOf: '次のチケットをすべてお持ちの方がご覧いただけます。',
    oneOnly: '次のチケットをお持ちの方がご覧いただけます。',
    showTickets: '必要なチケットを見る',
    held: 'お持ちのチケット',
  },
  preview: {
    banner: 'プレビュー',
    bannerText: '公開前の内容を表示しています。保存や申し込みはできません。',
    oldBannerText: '以前の内容を表示しています。保存や申し込みはできません。',
    notSaved: 'プレビュー中は保存できません。',
    notOperated: 'プレビュー中はこの操作を行えません。',
    noMemberTitle: '会員のページ',
    noMember: 'プレビューリンクには会員のページがありません',
    noMemberText:
      'プレビューリンクで見られるのは、公開前のサイトだけです。会員としてログインした状態にはならないため、マイページなどに表示する情報はありません。',
    toDraft: '公開前のサイトへ',
  },
  notInvited: 'このイベントは、招待された方だけがご覧いただけます。',
};
export type DoorTexts = typeof jpn;
export default jpn;
