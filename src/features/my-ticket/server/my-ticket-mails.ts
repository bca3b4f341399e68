import type { PurchasedRow } from '#features/ticket/server.ts';
import type { Refund } from '#features/ticket/rules/purchased/cancellation.ts';
import { type PublishedSite, sayIn, siteMail, spokenLanguage } from '#features/site/server.ts';
import { formatYen } from '#kernel/yen.ts';
import { isMailAddress } from '#server/mail/mail-address.ts';
import type { Mail } from '#server/mail/mail.ts';
import { myTicketMessages } from './my-ticket-refusal.ts';

type News = { kind: 'canceled'; paidAmount: number; refund: Refund } | { kind: 'received' | 'returned' };

/** A mail to the purchaser about a ticket, in the language of the purchase. Undefined without an address. */
export function ticketMail(site: PublishedSite, row: PurchasedRow, news: News): Mail | undefined {
  if (!isMailAddress(row.purchaser_mail)) return undefined;
  const language = spokenLanguage(site.document, row.language);
  const say = sayIn(site.document, language);
  const siteName = say(site.document.webSetting.title);
  const { mails } = myTicketMessages[language];
  const words = mails[news.kind];
  const paragraphs = words.paragraphs(siteName, say(row.document.title), row.code);
  if (news.kind === 'canceled') {
    const { amount, way } = news.refund;
    const { order, paid, fee, refunds } = mails.canceled;
    const yen = (sum: number): string => formatYen(sum, language);
    const sums = [paid(yen(news.paidAmount)), fee(yen(news.paidAmount - amount))];
    paragraphs.push(
      [order(row.order_number), ...(news.paidAmount > 0 ? sums : [])].join('\n'),
      way === 'none' ? refunds.none : refunds[way](yen(amount)),
    );
  }
  return {
    to: row.purchaser_mail,
    subject: words.subject(siteName),
    kind: `ticket-${news.kind}`,
    ...siteMail(site, language, { heading: words.heading, paragraphs }),
  };
}
