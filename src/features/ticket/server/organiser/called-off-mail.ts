import { type LinkServices, type PublishedSite, sayIn, siteMail, spokenLanguage } from '#features/site/server.ts';
import type { LanguageCode } from '#kernel/language.ts';
import { formatYen } from '#kernel/yen.ts';
import type { Mail, MailContent } from '#server/mail/mail.ts';
import { aboutOrder } from '../mail/about-order.ts';
import { ticketMailTexts } from '../mail/mail-texts.ts';
import { orderUrl } from '../mail/order-url.ts';
import type { OrderRow } from '../order/order-columns.ts';
import type { PurchasedRow } from '../purchased/read-purchased.ts';
import { organiserMailTexts } from './organiser-mail-texts.ts';
import { saidMoney, saidReason, ticketFacts } from './organiser-mails.ts';

/** What became of one order, for one reader. */
export interface CalledOffPart {
  order: Pick<OrderRow, 'order_id' | 'order_number' | 'content_id' | 'purchaser_id' | 'paid_attempt' | 'is_settled'>;
  /** The reader has tickets of it that were handed on to them, and nothing to do with its money. */
  isHandedOn: boolean;
  outcome: 'canceled' | 'ended' | 'withdrawn';
  tickets: readonly PurchasedRow[];
  amount: number;
  way: 'gateway' | 'byHand' | null;
}

export interface CalledOffReader {
  mail: string;
  language: LanguageCode;
  parts: readonly CalledOffPart[];
}

/** Orders that one mail describes. Who has more sees the rest among their orders. */
export const partsDescribed = 50;

/** The one mail to somebody about all that they had of an event that does not take place. */
export function calledOffMail(
  services: LinkServices,
  site: PublishedSite,
  { mail, language: wished, parts }: CalledOffReader,
  messageIn: (language: LanguageCode) => string,
): Mail {
  const language = spokenLanguage(site.document, wished);
  const words = organiserMailTexts[language];
  const { subject, heading, paragraphs } = words.calledOff;
  const siteName = sayIn(site.document, language)(site.document.webSetting.title);
  const refunds = parts.filter(({ amount, isHandedOn }) => amount > 0 && !isHandedOn);
  const sum = refunds.reduce((all, { amount }) => all + amount, 0);
  const more = parts.length - partsDescribed;
  return {
    to: mail,
    subject: subject(siteName),
    kind: 'ticket-called-off',
    about: [...new Set(parts.map(({ order }) => aboutOrder(order)))],
    ...siteMail(site, language, {
      heading,
      paragraphs: [...paragraphs(siteName), ...saidReason(messageIn(language), language)],
      items: parts.slice(0, partsDescribed).map((part) => itemOf(services, site, part, language)),
      details: [
        ...(more > 0 ? [words.moreOrders(more)] : []),
        ...(refunds.length > 1 ? [{ facts: [[words.refundTotal, formatYen(sum, language)]] as const }] : []),
      ],
    }),
  };
}

function itemOf(
  services: LinkServices,
  site: PublishedSite,
  { order, isHandedOn, outcome, tickets, amount, way }: CalledOffPart,
  language: LanguageCode,
): NonNullable<MailContent['items']>[number] {
  const words = organiserMailTexts[language];
  const { orderNumber, buttons } = ticketMailTexts[language];
  if (isHandedOn) return { title: words.handedOn, parts: ticketFacts(site, tickets, language) };
  const url = orderUrl(services, site, order, { isOver: outcome !== 'canceled' });
  const isPaid = order.paid_attempt !== null || order.is_settled;
  const refund = { amount, way: way ?? 'byHand' } as const;
  const said = {
    canceled: () => saidMoney(refund, { tickets, isPaid }, language),
    ended: () => [words.money.unpaid],
    withdrawn: () => [words.applicationEnded],
  };
  return {
    title: `${orderNumber} ${order.order_number}`,
    parts: [...ticketFacts(site, tickets, language), ...said[outcome]()],
    ...(url && { link: { label: buttons.order, url: url.href } }),
  };
}
