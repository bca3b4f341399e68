import type { NoticeKind } from '../../refund-notices.ts';

export interface NoticeWords {
  subject(siteName: string): string;
  heading: string;
  /** What happened; the facts follow, and then what to do. */
  paragraphs(siteName: string): [string, ...string[]];
}
export type NoticeTexts = Record<NoticeKind, NoticeWords>;

const jpn: NoticeTexts = {
  paidElsewhere: {
    subject: (siteName) => `【${siteName}】決済会社の管理画面で返金されたご注文があります`,
    heading: 'チケットは有効なままです',
    paragraphs: (siteName) => [
      `「${siteName}」のご注文について、決済会社の管理画面から返金が行われました。`,
      'このサイトからの返金ではないため、チケットは有効なままです。無効にする場合は、ご購入者に「マイチケット」でのキャンセルをご依頼ください。',
      'キャンセルされると、その分の返金も決済会社に依頼します。お支払額を超えて返金されることはありませんが、一部だけを返金されていた場合は、残りから重ねて返金されます。',
    ],
  },
  paidBefore: {
    subject: (siteName) => `【${siteName}】返金のお手続きは不要です`,
    heading: '返金は済んでいます',
    paragraphs: (siteName) => [
      `「${siteName}」のチケットがキャンセルされましたが、お支払いは、決済会社の管理画面からすでに返金されていました。`,
      '返金済みとして記録しました。お手続きは必要ありません。',
    ],
  },
};
export default jpn;
