import type { Payments } from '#features/payment/server.ts';
import { baseColorOf, type PublishedSite, type SiteServer, sayIn, spokenLanguage } from '#features/site/server.ts';
import { pagePath } from '#kernel/page.ts';
import type { LanguageCode } from '#kernel/language.ts';
import { formatLong } from '#kernel/period.ts';
import { formatSitePath, type HostSite } from '#kernel/site-path.ts';
import { formatYen } from '#kernel/yen.ts';
import type { Database } from '#server/database/database.ts';
import type { OrderNews } from '#server/database/tables.ts';
import type { Mail, MailContent } from '#server/mail/mail.ts';
import { mailLayout } from '#server/mail/mail-layout.ts';
import { orderMoney } from '../rules/order/order-money.ts';
import { siteOfOrder } from './charge-request.ts';
import { ticketMailTexts } from './mail-texts.ts';
import type { TicketMailTexts } from './mail-texts/jpn.ts';
import { toldTogetherMax } from './news-limit.ts';
import { type OrderRow, orderOf } from './order-rows.ts';
import { paymentKeyOf } from './orders.ts';
import { type PurchasedRow, readPurchased } from './read-purchased.ts';

export interface NewsMailServices {
  database: Database;
  site: SiteServer;
  payments: Pick<Payments, 'lastAnswer'>;
  /** The address of this server as the world knows it, https://events.example.jp; without it mails hold no links. */
  publicUrl: string | undefined;
}

export interface OrderToTell {
  row: OrderRow;
  tell: OrderNews;
}

/** What became of an order. */
export async function writeNews(services: NewsMailServices, { row, tell }: OrderToTell): Promise<Mail> {
  const frame = await frameOf(services, row);
  const { words, siteName } = frame;
  const { lines, url } = await factsOf(services, frame, { row, tell });
  const news = words.news[tell];
  return {
    ...frame.mail,
    subject: news.subject(siteName),
    kind: `ticket-${tell.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
    ...mailLayout({
      ...frame.content,
      heading: news.heading,
      paragraphs: [...news.paragraphs(siteName), lines.join('\n'), ...(url === undefined ? [words.whereToLook] : [])],
      ...(url === undefined ? {} : { button: { label: words.button, url } }),
    }),
  };
}

/** What became of several orders of one site and one address, the newest last; undefined: nothing is left of them. */
export async function writeNewsTogether(
  services: NewsMailServices,
  orders: readonly OrderToTell[],
): Promise<Mail | undefined> {
  const last = orders.at(-1);
  if (last === undefined) return undefined;
  const frame = await frameOf(services, last.row);
  const { words, siteName } = frame;
  const items: NonNullable<MailContent['items']>[number][] = [];
  for (const order of orders.slice(-toldTogetherMax)) {
    const { lines, url, isLeft } = await factsOf(services, frame, order);
    const text = [words.news[order.tell].heading, ...lines].join('\n');
    if (isLeft) items.push(url === undefined ? { text } : { text, link: { label: words.button, url } });
  }
  if (items.length === 0) return undefined;
  const more = orders.length - toldTogetherMax;
  const { subject, heading, paragraphs } = words.together;
  return {
    ...frame.mail,
    subject: subject(siteName),
    kind: 'ticket-together',
    ...mailLayout({
      ...frame.content,
      heading,
      paragraphs: [...paragraphs(siteName), ...(services.publicUrl === undefined ? [words.whereToLook] : [])],
      items,
      ...(more > 0 ? { footnote: words.moreOrders(more) } : {}),
    }),
  };
}

/** What a mail has of its site and its reader, whatever it says. */
async function frameOf({ site }: NewsMailServices, row: OrderRow) {
  const published = await siteOfOrder(site, row);
  const language = spokenLanguage(published.document, row.language);
  const say = sayIn(published.document, language);
  const siteName = say(published.document.webSetting.title);
  const organiserName = say(published.document.overview.organizerName);
  return {
    published,
    say,
    siteName,
    language,
    words: ticketMailTexts[language],
    mail: { to: row.purchaser_mail, fromName: siteName, language },
    content: { language, siteName, organiserName, accentColour: baseColorOf(published.document) },
  };
}

/** An order in lines and its address; `isLeft`: it has a ticket that was not cancelled since. */
async function factsOf(
  { database, site, payments, publicUrl }: NewsMailServices,
  { published, say, language, words }: Awaited<ReturnType<typeof frameOf>>,
  { row, tell }: OrderToTell,
): Promise<{ lines: string[]; url: string | undefined; isLeft: boolean }> {
  const tickets = (await readPurchased(database.kysely, { orderId: row.order_id })).filter(toldOf(row, tell));
  const said = row.attempt === 0 ? undefined : await payments.lastAnswer(paymentKeyOf(row, row.attempt));
  const { due } = orderMoney(orderOf(row));
  const lines = [
    words.orderLine(row.order_number),
    ...linesOfTickets(tickets, (ticket) => say(ticket.document.title), language),
    ...(due > 0 ? [words.totalLine(formatYen(due, language))] : []),
    ...(said?.type === 'numberIssued' && tell === 'awaiting' ? linesToPay(said, words) : []),
    ...(tell === 'applied' ? [words.entrantLine((row.lottery as { entrantId: string }).entrantId)] : []),
  ];
  const url = ticketsUrl(publicUrl, published, row, site.directory.hostSite);
  return { lines, url, isLeft: tickets.length > 0 };
}

/** A visitor's order by its number, a member's tickets by their login. Never made of a request's host. */
function ticketsUrl(
  publicUrl: string | undefined,
  { portalId, eventId, ownDomain }: PublishedSite,
  row: OrderRow,
  hostSite: (host: string) => HostSite,
): string | undefined {
  if (publicUrl === undefined) return undefined;
  const url = new URL(publicUrl);
  if (ownDomain !== undefined) url.hostname = ownDomain;
  const { content_id: contentId, purchaser_id: purchaserId } = row;
  const page = purchaserId === null ? 'ticketPurchased' : 'myTicketContent';
  url.pathname = formatSitePath(hostSite(url.host), { portalId, eventId, rest: pagePath(page, { contentId }) });
  if (purchaserId === null) url.searchParams.set('order', row.order_number);
  return url.href;
}

/** What its purchaser cancelled before has had its mail; what is taken back is taken back with the order. */
function toldOf({ changed_at: changedAt }: OrderRow, tell: OrderNews): (ticket: PurchasedRow) => boolean {
  return ({ canceled_at: canceledAt }) =>
    canceledAt === null || (tell === 'canceled' && canceledAt.getTime() === changedAt.getTime());
}

function linesOfTickets(
  tickets: readonly PurchasedRow[],
  titleOf: (ticket: PurchasedRow) => string,
  language: LanguageCode,
): string[] {
  return [...Map.groupBy(tickets, titleOf)].map(([title, of]) =>
    ticketMailTexts[language].ticketLine(title, of.length),
  );
}

function linesToPay(
  said: {
    store?: { number: string; code?: string | undefined; deadline: string } | undefined;
    bank?:
      | { accountNumber: string; bankName: string; branchName: string; accountName: string; deadline: string }
      | undefined;
  },
  words: TicketMailTexts,
): string[] {
  const { store, bank } = said;
  const until = (deadline: string): string => words.deadlineLine(formatLong(Date.parse(deadline)));
  if (store !== undefined) {
    const code = store.code === undefined ? [] : [words.codeLine(store.code)];
    return [words.numberLine(store.number), ...code, until(store.deadline)];
  }
  if (bank === undefined) return [];
  return [
    words.accountLine(`${bank.bankName} ${bank.branchName} ${bank.accountNumber} ${bank.accountName}`),
    until(bank.deadline),
  ];
}
