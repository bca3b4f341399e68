import type { Transaction } from 'kysely';
import { sayIn, siteMail, type SiteServer, spokenLanguage } from '#features/site/server.ts';
import type { Instant } from '#kernel/clock.ts';
import { formatInstant } from '#kernel/period.ts';
import { saidDate } from '#kernel/said-date.ts';
import { formatYen } from '#kernel/yen.ts';
import type { Tables } from '#server/database/tables.ts';
import type { Log } from '#server/log/log.ts';
import type { Mail, MailFact, Mailing } from '#server/mail/mail.ts';
import { isMailAddress } from '#server/mail/mail-address.ts';
import { buyerOf } from '../order/buyer-of.ts';
import { goneOnly, siteOfOrder } from '../order/site-of-order.ts';
import { ticketMailTexts } from '../mail/mail-texts.ts';
import type { NoticeKind } from '../mail/mail-texts/notice/jpn.ts';
import { noticeTexts } from '../mail/notice-texts.ts';
import type { OrganiserMail } from './refund-mails.ts';
import type { RefundRow } from './refund-rows.ts';

export type RefundNotice = Pick<
  RefundRow,
  'order_number' | 'site_key' | 'content_id' | 'amount' | 'purchaser_mail' | 'purchaser_info'
> & {
  /** Until when the organiser can answer at the gateway. */
  respondBy?: Instant | undefined;
};
/** What an organiser is to know of money at the gateway that is no refund of ours; undefined: nobody is named. */
export type WriteRefundNotice = (kind: NoticeKind, about: RefundNotice) => Promise<Mail | undefined>;

export function createRefundNotices(site: SiteServer, organiserMail: OrganiserMail): WriteRefundNotice {
  return async (kind, about) => {
    const published = await siteOfOrder(site, about).catch(goneOnly);
    const to = published && (await organiserMail(published, about));
    if (published === undefined || to === undefined) return undefined;
    const { document } = published;
    const language = spokenLanguage(document, document.languages[0]!);
    const { refund: words, orderNumber } = ticketMailTexts[language];
    const { subject, heading, paragraphs } = noticeTexts[language][kind];
    const siteName = sayIn(document, language)(document.webSetting.title);
    const canAnswer = kind !== 'paidBefore' && isMailAddress(about.purchaser_mail);
    const facts: MailFact[] = [
      [words.amount, formatYen(about.amount, language)],
      [orderNumber, about.order_number],
      [words.who, buyerOf(about) || words.buyerGone],
      ...(about.respondBy === undefined
        ? []
        : [[noticeTexts[language].respondBy, saidDate(formatInstant(about.respondBy), language)] satisfies MailFact]),
    ];
    const [what, ...toDo] = paragraphs(siteName);
    return {
      to,
      subject: subject(siteName),
      kind: `refund-${kind.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
      ...siteMail(published, language, {
        heading,
        paragraphs: [what, { facts }, ...toDo],
        ...(canAnswer ? { replyTo: about.purchaser_mail, footnote: words.organiser.footnote } : {}),
      }),
    };
  };
}

export interface NoticeServices {
  writeNotice: WriteRefundNotice;
  mail: Mailing;
  log: Log;
}

/**
 * Queues the organiser's mail in a transaction. The mail is written before it, because a transaction may not read a
 * site.
 */
export async function prepareNotice(
  { writeNotice, mail, log }: NoticeServices,
  kind: NoticeKind,
  about: RefundNotice,
): Promise<(tx: Transaction<Tables>) => Promise<void>> {
  const written = await writeNotice(kind, about);
  if (written !== undefined) return (tx) => mail.send(written, { tx });
  return async () =>
    log.warn('The organiser has to know of money at the gateway, and the site names nobody to tell.', {
      about: kind,
      order: about.order_number,
      amount: about.amount,
      site: about.site_key,
    });
}
