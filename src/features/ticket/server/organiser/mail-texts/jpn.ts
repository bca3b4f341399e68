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
  /** The event does not take place; for buyers, holders and applicants. */
  calledOff: MailWords;
  /** To an applicant. */
  applicationEnded: string;
  corrected: MailWords;
  /** For the buyer, about whoever uses one of the tickets. */
  companionCorrected: MailWords;
  /** For an address that an order had by mistake: whoever reads it may be a stranger. */
  addressRemoved: MailWords;
  /** The links that were sent to the old address are dead. */
  otherLinks: string;
  /** The codes in the mails to it are dead; a member's links are not. */
  otherCodes: string;
  name: string;
  mail: string;
  /** gateway: to the card. byHand: by the organiser. none: it was paid, and nothing goes back. */
  money: Record<'gateway' | 'byHand', (amount: string) => string> & { none: string; unpaid: string };
  /** Labels. */
  reason: string;
  ticketNumber: string;
  refund: string;
  /** Of several orders. */
  refundTotal: string;
  /** Above tickets of others that the reader has. */
  handedOn: string;
  /** Of orders that a mail does not describe one by one. */
  moreOrders(count: number): string;
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
  calledOff: {
    subject: (siteName) => `【${siteName}】開催中止のお知らせ`,
    heading: '開催中止のお知らせ',
    paragraphs: (siteName) => [
      `${quoted(siteName)}は、開催を中止しました。お持ちのチケットとお申し込みは取り消され、入場には使えません。`,
    ],
  },
  applicationEnded: '抽選へのお申し込みは取り消されました。お支払いは発生しません。',
  corrected: {
    subject: (siteName) => `【${siteName}】ご注文のお名前・連絡先が変わりました`,
    heading: 'お名前・連絡先が変わりました',
    paragraphs: (siteName) => [`${quoted(siteName)}のご注文のお名前または連絡先を、主催者が次のとおり直しました。`],
  },
  companionCorrected: {
    subject: (siteName) => `【${siteName}】チケットをお使いになる方のお名前が変わりました`,
    heading: 'チケットをお使いになる方が変わりました',
    paragraphs: (siteName) => [
      `${quoted(siteName)}の次のチケットをお使いになる方のお名前または連絡先を、主催者が直しました。`,
    ],
  },
  addressRemoved: {
    subject: (siteName) => `【${siteName}】このメールアドレスへのご案内を終了します`,
    heading: 'このアドレスへのご案内を終了します',
    paragraphs: (siteName) => [
      `${quoted(siteName)}のあるご注文の連絡先を、主催者が別のメールアドレスに直しました。`,
      '以前のメールにあるリンクとQRコードは使えません。心当たりのない場合は、これまでのメールを破棄してください。',
    ],
  },
  otherCodes: '以前のメールにあるQRコードは使えなくなりました。チケットは、このメールのボタンからご覧ください。',
  otherLinks:
    '以前のメールにあるリンク、注文番号、QRコードは使えなくなりました。チケットは、このメールのボタンからご覧ください。',
  name: 'お名前',
  mail: 'メールアドレス',
  money: {
    gateway: toTheCard,
    byHand: (amount) => `${amount}を、主催者が直接返金します。返金の方法は、主催者からご連絡します。`,
    none: '返金はありません。',
    unpaid: '取り消されたチケットの代金は、お支払いいただく必要がありません。',
  },
  reason: '主催者からの説明',
  ticketNumber: 'チケット番号',
  refund: '返金額',
  refundTotal: '返金額の合計',
  handedOn: '受け取られたチケット',
  moreOrders: (count) => `ほかに${count}件のご注文も取り消されました。`,
};
export default jpn;
