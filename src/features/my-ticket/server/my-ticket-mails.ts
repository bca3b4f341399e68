import {
  aboutOrder,
  myTicketsUrl,
  orderUrl,
  type PurchasedRow,
  ticketMailTexts,
  whenAndWhere,
} from '#features/ticket/server.ts';
import type { Refund } from '#features/ticket/rules/purchased/cancellation.ts';
import { type LinkServices, type PublishedSite, sayIn, siteMail, spokenLanguage } from '#features/site/server.ts';
import type { LanguageCode } from '#kernel/language.ts';
import type { Member } from '#kernel/member.ts';
import { formatYen } from '#kernel/yen.ts';
import { isMailAddress } from '#server/mail/mail-address.ts';
import type { Mail, MailPart } from '#server/mail/mail.ts';
import { myTicketMessages } from './my-ticket-refusal.ts';

interface CanceledNews {
  kind: 'canceled';
  paidAmount: number;
  fee: number;
  refund: Refund;
}
type News = CanceledNews | { kind: 'received' | 'returned' };

/** A mail to the purchaser about a ticket, in the language of the purchase. Undefined without an address. */
export function ticketMail(
  services: LinkServices,
  site: PublishedSite,
  row: PurchasedRow,
  news: News,
): Mail | undefined {
  if (!isMailAddress(row.purchaser_mail)) return undefined;
  const language = spokenLanguage(site.document, row.language);
  const say = sayIn(site.document, language);
  const siteName = say(site.document.webSetting.title);
  const { mails } = myTicketMessages[language];
  const words = mails[news.kind];
  const [what = '', ...more] = words.paragraphs(siteName);
  const { orderNumber } = ticketMailTexts[language];
  const facts: MailPart = { title: say(row.document.title), facts: [[mails.ticketNumber, row.code]] };
  const content =
    news.kind === 'canceled'
      ? {
          paragraphs: [what, facts, refundSaid(news.refund, language)],
          details: [...sumsOf(news, language), { facts: [[orderNumber, row.order_number]] } as const],
        }
      : { paragraphs: [what, facts, ...more] };
  return {
    to: row.purchaser_mail,
    subject: words.subject(siteName),
    kind: `ticket-${news.kind}`,
    about: [aboutOrder(row)],
    ...siteMail(site, language, { heading: words.heading, ...content, ...buttonTo(services, site, row, news.kind) }),
  };
}

/** A mail to the member who has received a ticket, with its new number. */
export function receiverMail(services: LinkServices, site: PublishedSite, row: PurchasedRow, receiver: Member): Mail {
  const language = spokenLanguage(site.document, receiver.language);
  const say = sayIn(site.document, language);
  const siteName = say(site.document.webSetting.title);
  const { mails } = myTicketMessages[language];
  const [what = '', ...more] = mails.accepted.paragraphs(siteName);
  const url = myTicketsUrl(services, site, row);
  return {
    to: receiver.mail,
    subject: mails.accepted.subject(siteName),
    kind: 'ticket-accepted',
    about: [aboutOrder(row)],
    ...siteMail(site, language, {
      heading: mails.accepted.heading,
      paragraphs: [
        what,
        {
          title: say(row.document.title),
          facts: [...whenAndWhere(site, row, language), [mails.ticketNumber, row.code]],
        },
        ...more,
      ],
      ...(url && { button: { label: ticketMailTexts[language].buttons.myTickets, url: url.href } }),
    }),
  };
}

function refundSaid({ amount, way }: Refund, language: LanguageCode): string {
  const { refunds } = myTicketMessages[language].mails.canceled;
  return way === 'none' ? refunds.none : refunds[way](formatYen(amount, language));
}

/** What was paid, what is kept of it, what went back before, and what comes back. */
function sumsOf({ paidAmount, fee, refund }: CanceledNews, language: LanguageCode): MailPart[] {
  if (paidAmount === 0) return [];
  const words = myTicketMessages[language].mails.canceled;
  const yen = (sum: number): string => formatYen(sum, language);
  const before = paidAmount - fee - refund.amount;
  return [
    {
      sums: [
        { label: words.paid, amount: yen(paidAmount) },
        { label: words.fee, amount: fee > 0 ? `−${yen(fee)}` : yen(0) },
        ...(before > 0 ? [{ label: words.before, amount: `−${yen(before)}` }] : []),
      ],
      total: [words.refund, yen(refund.amount)],
    },
  ];
}

/** A ticket that came back is among the purchaser's tickets. A ticket that is gone is found in its order. */
function buttonTo(services: LinkServices, published: PublishedSite, row: PurchasedRow, kind: News['kind']) {
  const [url, label] =
    kind === 'returned'
      ? ([myTicketsUrl(services, published, row), 'myTickets'] as const)
      : ([orderUrl(services, published, row, 'myTicketPurchased'), 'order'] as const);
  if (url === undefined) return {};
  const language = spokenLanguage(published.document, row.language);
  return { button: { label: ticketMailTexts[language].buttons[label], url: url.href } };
}
