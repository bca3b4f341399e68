import { quoted } from '#kernel/quoted.ts';

const organiserRefunds = (amount: string): string =>
  `${amount}は、主催者から返金します。振込先は、主催者からお伺いします。`;

/**
 * paidElsewhere: somebody refunded at the gateway itself. paidBefore: somebody had done so before the ticket was
 * cancelled. leftOver: money of a transfer lies at the gateway and bought nothing. chargedBack: the buyer's bank has taken
 * money back, and then decided who keeps it.
 */
export type NoticeKind =
  | 'paidElsewhere'
  | 'paidBefore'
  | 'leftOver'
  | 'chargedBack'
  | 'chargebackWon'
  | 'chargebackLost';

interface NoticeWords {
  subject(siteName: string): string;
  heading: string;
  /** The first explains what happened. The facts follow it, then the other paragraphs. */
  paragraphs(siteName: string): [string, ...string[]];
}
/** For the buyer, about money that came for an order and goes back. */
export interface BuyerWords {
  subject(siteName: string): string;
  heading: string;
  paragraphs(siteName: string, amount: string): string[];
}
/** Less money came for an order than it costs, and the rest did not come in time. */
interface PartlyPaidWords extends BuyerWords {
  /** Tells the organiser why the refund is by hand. */
  why(siteName: string): string;
}
export type NoticeTexts = Record<NoticeKind, NoticeWords> &
  Record<'paidTooMuch' | 'paidTooLate' | 'paidOtherSum', BuyerWords> & {
    partlyPaid: PartlyPaidWords;
    respondBy: string;
  };

const jpn: NoticeTexts = {
  paidElsewhere: {
    subject: (siteName) => `【${siteName}】決済会社の管理画面で返金されたご注文があります`,
    heading: 'チケットは有効なままです',
    paragraphs: (siteName) => [
      `${quoted(siteName)}のご注文について、決済会社の管理画面から返金が行われました。`,
      'このサイトからの返金ではないため、チケットは有効なままです。無効にする場合は、ご購入者に「マイチケット」でのキャンセルをご依頼ください。',
      'キャンセルされると、その分の返金も決済会社に依頼します。お支払額を超えて返金されることはありませんが、一部だけを返金されていた場合は、残りから重ねて返金されます。',
    ],
  },
  paidBefore: {
    subject: (siteName) => `【${siteName}】返金のお手続きは不要です`,
    heading: '返金は済んでいます',
    paragraphs: (siteName) => [
      `${quoted(siteName)}のチケットがキャンセルされましたが、お支払いは、決済会社の管理画面からすでに返金されていました。`,
      '返金済みとして記録しました。お手続きは必要ありません。',
    ],
  },
  leftOver: {
    subject: (siteName) => `【${siteName}】お振込額のうち、返金が必要な金額があります`,
    heading: 'お振込額の返金が必要です',
    paragraphs: (siteName) => [
      `${quoted(siteName)}のご注文へのお振込のうち、次の金額がチケットの代金に充てられず、決済会社に残っています。代金より多く振り込まれたか、ご注文の終了後に振り込まれたものです。`,
      '決済会社の管理画面から返金するか、ご購入者に振込先をお尋ねのうえ、返金してください。このサイトでの記録は必要ありません。',
    ],
  },
  chargedBack: {
    subject: (siteName) => `【${siteName}】要回答：カード会社がお支払いを取り消しました`,
    heading: '支払いに異議が申し立てられました',
    paragraphs: (siteName) => [
      `${quoted(siteName)}のご注文について、カードの持ち主から異議（チャージバック）が申し立てられ、カード会社がお支払いを引き戻しました。`,
      '決済会社の管理画面で、期限までに証拠を添えて回答するか、引き戻しを受け入れるかをお選びください。',
      'チケットは有効なままです。無効にする場合は、管理画面の注文でキャンセルしてください。結論が出るまで、このお支払いからの返金は止めています。別の方法で返金すると、二重の返金になります。',
    ],
  },
  chargebackWon: {
    subject: (siteName) => `【${siteName}】引き戻されたお支払いが戻りました`,
    heading: '異議は認められませんでした',
    paragraphs: (siteName) => [
      `${quoted(siteName)}のご注文について、カード会社が主催者の回答を認め、引き戻されたお支払いが戻りました。`,
      '止めていた返金があれば、決済会社に依頼します。お手続きは必要ありません。',
    ],
  },
  chargebackLost: {
    subject: (siteName) => `【${siteName}】お支払いの引き戻しが確定しました`,
    heading: '引き戻しが確定しました',
    paragraphs: (siteName) => [
      `${quoted(siteName)}のご注文について、カード会社が異議を認め、お支払いは購入者に戻りました。`,
      'チケットは有効なままです。無効にする場合は、管理画面の注文でキャンセルしてください。返金は必要ありません。',
    ],
  },
  respondBy: '回答の期限',
  partlyPaid: {
    why: (siteName) =>
      `${quoted(siteName)}のご注文について、お振込額が代金に足りないまま、期限を過ぎました。ご注文は無効になり、受け取った分は決済会社に残っています。主催者からの返金が必要です。`,
    subject: (siteName) => `【${siteName}】お振込額が足りなかったため、ご注文は無効になりました`,
    heading: 'ご入金額が足りませんでした',
    paragraphs: (siteName, received) => [
      `${quoted(siteName)}のご注文へのお振込は、期限までに${received}のみ確認できました。代金に足りないため、チケットのお取り置きはありません。`,
      `お振込いただいた${received}は、主催者から返金します。振込先は、主催者からお伺いします。`,
    ],
  },
  paidTooMuch: {
    subject: (siteName) => `【${siteName}】お振込額のうち、返金する金額があります`,
    heading: 'お振込額が代金を上回っていました',
    paragraphs: (siteName, amount) => [
      `${quoted(siteName)}のご注文に、代金より${amount}多くお振込いただきました。お支払いは完了しており、チケットに変わりはありません。`,
      organiserRefunds(amount),
    ],
  },
  paidTooLate: {
    subject: (siteName) => `【${siteName}】お振込いただいた金額を返金します`,
    heading: 'ご注文の終了後にお振込がありました',
    paragraphs: (siteName, amount) => [
      `${quoted(siteName)}のご注文が終了したあとに、${amount}のお振込を確認しました。このお振込では、チケットのお取り置きはありません。`,
      organiserRefunds(amount),
    ],
  },
  paidOtherSum: {
    subject: (siteName) => `【${siteName}】お支払い額が代金と異なるため、ご注文は無効になりました`,
    heading: 'お支払い額が代金と異なりました',
    paragraphs: (siteName, amount) => [
      `${quoted(siteName)}のご注文に${amount}のお支払いがありましたが、代金と異なるため、ご注文は無効になりました。チケットのお取り置きはありません。`,
      `${amount}を、お支払いと同じ方法で返金します。販売中のチケットは、サイトからあらためてご注文いただけます。`,
    ],
  },
};
export default jpn;
