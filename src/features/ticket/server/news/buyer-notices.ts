import type { GatewayAnswer } from '#features/payment/rules/gateway-answer.ts';
import { sayIn, siteMail, type SiteServer, spokenLanguage } from '#features/site/server.ts';
import { formatYen } from '#kernel/yen.ts';
import type { Mail } from '#server/mail/mail.ts';
import { siteOfOrder } from '../order/site-of-order.ts';
import { orderWords, ticketMailTexts } from '../mail/mail-texts.ts';
import type { BuyerWords } from '../mail/mail-texts/notice/jpn.ts';
import { noticeTexts } from '../mail/notice-texts.ts';
import type { OrderRow } from '../order/order-columns.ts';

/** The notice to the buyer of an order that is over, about money that came and did not pay it; undefined: none came. */
export function writeCameInVain(
  site: SiteServer,
  row: OrderRow,
  said: GatewayAnswer | undefined,
): Promise<Mail> | undefined {
  if (said?.type === 'paid' && said.amount !== row.amount) return writeToBuyer(site, row, said.amount, 'paidOtherSum');
  const received = said?.type === 'numberIssued' || said?.type === 'refused' ? said.received : undefined;
  return received === undefined ? undefined : writeToBuyer(site, row, received, 'partlyPaid');
}

/** The notice to the buyer of an order that got more than it costs, or got money after its end. */
export function writeLeftOver(site: SiteServer, row: OrderRow, amount: number): Promise<Mail> {
  return writeToBuyer(site, row, amount, row.state === 'completed' ? 'paidTooMuch' : 'paidTooLate');
}

const mailKinds = {
  partlyPaid: 'ticket-partly-paid',
  paidOtherSum: 'ticket-paid-other-sum',
  paidTooMuch: 'ticket-paid-too-much',
  paidTooLate: 'ticket-paid-too-late',
} as const;

async function writeToBuyer(
  site: SiteServer,
  row: OrderRow,
  amount: number,
  what: keyof typeof mailKinds,
): Promise<Mail> {
  const published = await siteOfOrder(site, row);
  const language = spokenLanguage(published.document, row.language);
  const { subject, heading, paragraphs }: BuyerWords = noticeTexts[language][what];
  const { orderLine, fact } = ticketMailTexts[language];
  const siteName = sayIn(published.document, language)(published.document.webSetting.title);
  return {
    to: row.purchaser_mail,
    subject: subject(siteName),
    kind: mailKinds[what],
    ...siteMail(published, language, {
      heading,
      paragraphs: [
        ...paragraphs(siteName, formatYen(amount, language)),
        [orderLine(row.order_number), fact(orderWords[language].total, formatYen(row.amount, language))].join('\n'),
      ],
    }),
  };
}
