import type { GatewayAnswer } from '#features/payment/rules/gateway-answer.ts';
import { sayIn, siteMail, type SiteServer, spokenLanguage } from '#features/site/server.ts';
import { formatYen } from '#kernel/yen.ts';
import type { Mail } from '#server/mail/mail.ts';
import { siteOfOrder } from '../order/site-of-order.ts';
import { aboutOrder } from '../mail/about-order.ts';
import { ticketMailTexts } from '../mail/mail-texts.ts';
import type { BuyerWords } from '../mail/mail-texts/notice/jpn.ts';
import { noticeTexts } from '../mail/notice-texts.ts';
import { orderUrl } from '../mail/order-url.ts';
import type { OrderRow } from '../order/order-columns.ts';

export interface BuyerNoticeServices {
  site: SiteServer;
  publicUrl: string | undefined;
}

/** The notice to the buyer of an order that is over, about money that came and did not pay it; undefined: none came. */
export function writeCameInVain(
  services: BuyerNoticeServices,
  row: OrderRow,
  said: GatewayAnswer | undefined,
): Promise<Mail> | undefined {
  if (said?.type === 'paid' && said.amount !== row.amount)
    return writeToBuyer(services, row, said.amount, 'paidOtherSum');
  const received = said?.type === 'numberIssued' || said?.type === 'refused' ? said.received : undefined;
  return received === undefined ? undefined : writeToBuyer(services, row, received, 'partlyPaid');
}

/** The notice to the buyer of an order that got more than it costs, or got money after its end. */
export function writeLeftOver(services: BuyerNoticeServices, row: OrderRow, amount: number): Promise<Mail> {
  return writeToBuyer(services, row, amount, row.state === 'completed' ? 'paidTooMuch' : 'paidTooLate');
}

const mailKinds = {
  partlyPaid: 'ticket-partly-paid',
  paidOtherSum: 'ticket-paid-other-sum',
  paidTooMuch: 'ticket-paid-too-much',
  paidTooLate: 'ticket-paid-too-late',
} as const;

async function writeToBuyer(
  services: BuyerNoticeServices,
  row: OrderRow,
  amount: number,
  what: keyof typeof mailKinds,
): Promise<Mail> {
  const published = await siteOfOrder(services.site, row);
  const language = spokenLanguage(published.document, row.language);
  const { subject, heading, paragraphs }: BuyerWords = noticeTexts[language][what];
  const { orderNumber, orderTotal, refund, buttons } = ticketMailTexts[language];
  const url = orderUrl(services, published, row, { isOver: row.state !== 'completed' });
  const siteName = sayIn(published.document, language)(published.document.webSetting.title);
  return {
    to: row.purchaser_mail,
    subject: subject(siteName),
    kind: mailKinds[what],
    about: [aboutOrder(row)],
    ...siteMail(published, language, {
      heading,
      paragraphs: paragraphs(siteName, formatYen(amount, language)),
      ...(url && { button: { label: buttons.order, url: url.href } }),
      details: [
        {
          sums: [{ label: orderTotal, amount: formatYen(row.amount, language) }],
          total: [refund.amount, formatYen(amount, language)],
        },
        { facts: [[orderNumber, row.order_number]] },
      ],
    }),
  };
}
