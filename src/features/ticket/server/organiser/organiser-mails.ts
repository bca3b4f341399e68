import { type LinkServices, type PublishedSite, sayIn, siteMail, spokenLanguage } from '#features/site/server.ts';
import type { LanguageCode } from '#kernel/language.ts';
import { formatYen } from '#kernel/yen.ts';
import { isMailAddress } from '#server/mail/mail-address.ts';
import type { Mail, MailPart } from '#server/mail/mail.ts';
import type { JudgedChange } from '../../rules/organiser/judge-change.ts';
import { aboutOrder } from '../mail/about-order.ts';
import { ticketMailTexts } from '../mail/mail-texts.ts';
import { orderUrl } from '../mail/order-url.ts';
import type { OrderRow } from '../order/order-columns.ts';
import type { PurchasedRow } from '../purchased/read-purchased.ts';
import { organiserMailTexts } from './organiser-mail-texts.ts';

/** What is told of a change. */
export interface ToldChange extends Pick<JudgedChange, 'refund'> {
  kind: JudgedChange['kind'];
  /** The tickets that were cancelled. */
  tickets: readonly PurchasedRow[];
  /** The money of the order had come. */
  isPaid: boolean;
  reason: string;
}

const mailKinds = {
  canceled: 'ticket-canceled-by-organiser',
  refunded: 'ticket-refunded-by-organiser',
} as const;

/** A member to whom cancelled tickets had been handed on. */
interface ToldHolder {
  mail: string;
  language: LanguageCode;
  tickets: readonly PurchasedRow[];
}

/** The mails about a change by the organiser: to the buyer, and to whoever held a cancelled ticket. */
export function changeMails(
  services: LinkServices,
  site: PublishedSite,
  row: OrderRow,
  change: ToldChange,
  holders: readonly ToldHolder[],
): Mail[] {
  const toBuyer = isMailAddress(row.purchaser_mail) ? [mailToBuyer(services, site, row, change)] : [];
  const toHolders = holders
    .filter(({ mail }) => isMailAddress(mail))
    .map((holder) => mailToHolder(site, holder, change));
  return [...toBuyer, ...toHolders].map((mail) => ({ ...mail, about: [aboutOrder(row)] }));
}

/** To the buyer of an order that the organiser ended before it was paid; undefined without an address. */
export function endedMail(services: LinkServices, site: PublishedSite, row: OrderRow): Mail | undefined {
  if (!isMailAddress(row.purchaser_mail)) return undefined;
  const language = spokenLanguage(site.document, row.language);
  const { news, orderNumber, buttons } = ticketMailTexts[language];
  const { subject, heading, paragraphs } = news.canceled;
  const siteName = sayIn(site.document, language)(site.document.webSetting.title);
  const url = orderUrl(services, site, row, { isOver: true });
  return {
    to: row.purchaser_mail,
    subject: subject(siteName),
    kind: 'ticket-ended-by-organiser',
    about: [aboutOrder(row)],
    ...siteMail(site, language, {
      heading,
      paragraphs: paragraphs(siteName),
      ...(url && { button: { label: buttons.order, url: url.href } }),
      details: [{ facts: [[orderNumber, row.order_number]] }],
    }),
  };
}

function mailToBuyer(services: LinkServices, site: PublishedSite, row: OrderRow, change: ToldChange): Mail {
  const { kind, refund, tickets, isPaid, reason } = change;
  const language = spokenLanguage(site.document, row.language);
  const words = organiserMailTexts[language];
  const { orderNumber, buttons } = ticketMailTexts[language];
  const siteName = sayIn(site.document, language)(site.document.webSetting.title);
  const amount = formatYen(refund.amount, language);
  const url = orderUrl(services, site, row, { isOver: false });
  const { subject, heading, paragraphs } = words[kind];
  return {
    to: row.purchaser_mail,
    subject: subject(siteName),
    kind: mailKinds[kind],
    ...siteMail(site, language, {
      heading,
      paragraphs: [
        ...paragraphs(siteName),
        ...ticketFacts(site, tickets, language),
        ...saidMoney(refund, { tickets, isPaid }, language),
        ...saidReason(reason, language),
      ],
      ...(url && { button: { label: buttons.order, url: url.href } }),
      details: [
        {
          facts: [...(refund.amount > 0 ? [[words.refund, amount] as const] : []), [orderNumber, row.order_number]],
        },
      ],
    }),
  };
}

function mailToHolder(
  site: PublishedSite,
  { mail, language: wished, tickets }: ToldHolder,
  { reason }: Pick<ToldChange, 'reason'>,
): Mail {
  const language = spokenLanguage(site.document, wished);
  const words = organiserMailTexts[language];
  const { subject, heading, paragraphs } = words.holderCanceled;
  const siteName = sayIn(site.document, language)(site.document.webSetting.title);
  return {
    to: mail,
    subject: subject(siteName),
    kind: 'ticket-canceled-for-holder',
    ...siteMail(site, language, {
      heading,
      paragraphs: [...paragraphs(siteName), ...ticketFacts(site, tickets, language), ...saidReason(reason, language)],
    }),
  };
}

/** What goes back, and how; nothing where nothing was to be paid. */
export function saidMoney(
  { amount, way }: ToldChange['refund'],
  { tickets, isPaid }: Pick<ToldChange, 'tickets' | 'isPaid'>,
  language: LanguageCode,
): string[] {
  const { money } = organiserMailTexts[language];
  if (amount > 0) return [money[way](formatYen(amount, language))];
  if (tickets.every(({ price }) => price === 0)) return [];
  return [isPaid ? money.none : money.unpaid];
}

export function ticketFacts(site: PublishedSite, tickets: readonly PurchasedRow[], language: LanguageCode): MailPart[] {
  const say = sayIn(site.document, language);
  const { ticketNumber } = organiserMailTexts[language];
  return tickets.map(({ document, code }) => ({ title: say(document.title), facts: [[ticketNumber, code]] }));
}

export function saidReason(text: string, language: LanguageCode): MailPart[] {
  return text === '' ? [] : [{ title: organiserMailTexts[language].reason, text }];
}
