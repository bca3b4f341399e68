import { type PurchasedRow, ticketMailTexts } from '#features/ticket/server.ts';
import type { Refund } from '#features/ticket/rules/purchased/cancellation.ts';
import {
  pageUrl,
  type PublishedSite,
  sayIn,
  siteMail,
  type SiteServer,
  spokenLanguage,
} from '#features/site/server.ts';
import { pagePath } from '#kernel/page.ts';
import { formatYen } from '#kernel/yen.ts';
import { isMailAddress } from '#server/mail/mail-address.ts';
import type { Mail } from '#server/mail/mail.ts';
import { myTicketMessages } from './my-ticket-refusal.ts';
import type { MyTicketServices } from './my-ticket-services.ts';

type News = { kind: 'canceled'; paidAmount: number; refund: Refund } | { kind: 'received' | 'returned' };

export interface LinkServices extends Pick<MyTicketServices, 'publicUrl'> {
  site: { directory: Pick<SiteServer['directory'], 'hostSite'> };
}

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
    ...siteMail(site, language, { heading: words.heading, paragraphs, ...buttonTo(services, site, row, news.kind) }),
  };
}

/** A ticket that came back is among the purchaser's tickets. One that is gone is found in its order. */
function buttonTo({ site, publicUrl }: LinkServices, published: PublishedSite, row: PurchasedRow, kind: News['kind']) {
  const [page, label] =
    kind === 'returned' ? (['myTicketContent', 'myTickets'] as const) : (['myTicketPurchased', 'order'] as const);
  const url = pageUrl(publicUrl, published, pagePath(page, { contentId: row.content_id }), site.directory.hostSite);
  if (url === undefined) return {};
  if (page === 'myTicketPurchased') url.searchParams.set('order', row.order_number);
  const language = spokenLanguage(published.document, row.language);
  return { button: { label: ticketMailTexts[language].buttons[label], url: url.href } };
}
