import toTheCard from '../../../texts/to-the-card/jpn.ts';
import { quoted } from '#kernel/quoted.ts';

interface MailWords {
  subject(siteName: string): string;
  heading: string;
  paragraphs(siteName: string): string[];
}

/** What buyers and holders read of what an organiser did. */
export interface OrganiserMailTexts {
  canceled: MailWords;
  /** Money goes back, and the tickets stay. */
  refunded: MailWords;
  /** For whom a ticket was handed on to. */
  holderCanceled: MailWords;
  /** gateway: to the card. byHand: by the organiser. none: it was paid, and nothing goes back. */
  money: Record<'gateway' | 'byHand', (amount: string) => string> & { none: string; unpaid: string };
  /** Labels. */
  reason: string;
  ticketNumber: string;
  refund: string;
}

const canceled = {
  subject: (siteName: string) => `【${siteName}】主催者によりチケットが取り消されました`,
  heading: 'チケットが取り消されました',
};

const jpn: OrganiserMailTexts = {
  canceled: {
    ...canceled,
    paragraphs: (siteName) => [
      `${quoted(siteName)}の次のチケットを、主催者が取り消しました。取り消されたチケットでは入場できません。`,
    ],
  },
  refunded: {
    subject: (siteName) => `【${siteName}】返金のお知らせ`,
    heading: '返金のお知らせ',
    paragraphs: (siteName) => [
      `${quoted(siteName)}のご注文について、主催者が返金の手続きをしました。お手元のチケットに変わりはありません。`,
    ],
  },
  holderCanceled: {
    ...canceled,
    paragraphs: (siteName) => [
      `${quoted(siteName)}で受け取られた次のチケットを、主催者が取り消しました。このチケットでは入場できません。`,
    ],
  },
  money: {
    gateway: toTheCard,
    byHand: (amount) => `${amount}を、主催者が直接返金します。返金の方法は、主催者からご連絡します。`,
    none: '返金はありません。',
    unpaid: '取り消されたチケットの代金は、お支払いいただく必要がありません。',
  },
  reason: '主催者からの説明',
  ticketNumber: 'チケット番号',
  refund: '返金額',
};
export default jpn;
