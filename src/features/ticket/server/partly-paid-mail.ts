import { type SiteServer, sayIn, spokenLanguage } from '#features/site/server.ts';
import { formatYen } from '#kernel/yen.ts';
import type { Mail } from '#server/mail/mail.ts';
import { siteOfOrder } from './charge-request.ts';
import { ticketMailTexts } from './mail-texts.ts';
import { noticeTexts } from './notice-texts.ts';
import type { OrderRow } from './order-rows.ts';
import { bodiesOf } from './refund-mails.ts';

/** To the buyer of an order whose time is over, for which less came than it costs. */
export async function writePartlyPaid(site: SiteServer, row: OrderRow, received: number): Promise<Mail> {
  const published = await siteOfOrder(site, row);
  const language = spokenLanguage(published.document, row.language);
  const { orderLine } = ticketMailTexts[language];
  const { subject, heading, paragraphs } = noticeTexts[language].partlyPaid;
  const siteName = sayIn(published.document, language)(published.document.webSetting.title);
  return {
    to: row.purchaser_mail,
    subject: subject(siteName),
    kind: 'ticket-partly-paid',
    ...bodiesOf(published, language, {
      heading,
      paragraphs: [...paragraphs(siteName, formatYen(received, language)), orderLine(row.order_number)],
    }),
  };
}
