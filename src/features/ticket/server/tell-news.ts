import type { Payments } from '#features/payment/server.ts';
import { baseColorOf, type PublishedSite, type SiteServer, sayIn, spokenLanguage } from '#features/site/server.ts';
import type { LanguageCode } from '#kernel/language.ts';
import { pagePath } from '#kernel/page.ts';
import { formatLong } from '#kernel/period.ts';
import { formatSitePath, type HostSite } from '#kernel/site-path.ts';
import { formatYen } from '#kernel/yen.ts';
import type { Database } from '#server/database/database.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { OrderNews } from '#server/database/tables.ts';
import type { Mailing } from '#server/mail/mail.ts';
import { mailLayout } from '#server/mail/mail-layout.ts';
import { orderMoney } from '../rules/order/order-money.ts';
import { siteOfOrder } from './charge-request.ts';
import { type OrderRow, orderOf } from './order-rows.ts';
import { paymentKeyOf } from './orders.ts';
import { ticketMailTexts } from './mail-texts.ts';
import type { TicketMailTexts } from './mail-texts/jpn.ts';
import { type PurchasedRow, readPurchased } from './read-purchased.ts';

/** Tells purchasers by mail what became of their orders, each once. */
export type TellNews = () => Promise<void>;

export interface NewsServices {
  database: Database;
  site: SiteServer;
  mail: Mailing;
  payments: Pick<Payments, 'lastAnswer'>;
  /** The address of this server as the world knows it, https://events.example.jp; without it mails hold no links. */
  publicUrl: string | undefined;
}

const atOnce = 100;

export function createTellNews(services: NewsServices): TellNews {
  const { database, mail } = services;
  return async () => {
    for (;;) {
      const waiting = await database.kysely
        .selectFrom('ticket_order')
        .select(['order_id', 'tell'])
        .where('tell', 'is not', null)
        .orderBy('changed_at')
        .limit(atOnce)
        .execute();
      for (const { order_id, tell } of waiting) await tellOne(order_id, tell as OrderNews);
      if (waiting.length < atOnce) return;
    }
  };

  async function tellOne(orderId: number, tell: OrderNews): Promise<void> {
    const { kysely } = database;
    const row = await kysely.selectFrom('ticket_order').selectAll().where('order_id', '=', orderId).executeTakeFirst();
    if (row === undefined) return;
    // A member who has left is told nothing, and an address that no mail can go to neither.
    const written = row.purchaser_mail === '' ? undefined : await write(services, row, tell);
    await inTransaction(database, async (tx) => {
      const mine = await tx
        .updateTable('ticket_order')
        .set({ tell: null })
        .where('order_id', '=', orderId)
        .where('tell', '=', tell)
        .returning('order_id')
        .executeTakeFirst();
      if (mine !== undefined && written !== undefined) await mail.send(written, { tx });
    });
  }
}

async function write({ database, site, payments, publicUrl }: NewsServices, row: OrderRow, tell: OrderNews) {
  const published = await siteOfOrder(site, row);
  const language = spokenLanguage(published.document, row.language);
  const say = sayIn(published.document, language);
  const siteName = say(published.document.webSetting.title);
  const words = ticketMailTexts[language];
  const tickets = (await readPurchased(database.kysely, { orderId: row.order_id })).filter(toldOf(row, tell));
  const said = row.attempt === 0 ? undefined : await payments.lastAnswer(paymentKeyOf(row, row.attempt));
  const news = words.news[tell];
  const { due } = orderMoney(orderOf(row));
  const lines = [
    words.orderLine(row.order_number),
    ...linesOfTickets(tickets, (ticket) => say(ticket.document.title), language),
    ...(due > 0 ? [words.totalLine(formatYen(due, language))] : []),
    ...(said?.type === 'numberIssued' && tell === 'awaiting' ? linesToPay(said, words) : []),
    ...(tell === 'applied' ? [words.entrantLine((row.lottery as { entrantId: string }).entrantId)] : []),
  ];
  const url = ticketsUrl(publicUrl, published, row, site.directory.hostSite);
  const bodies = mailLayout({
    language,
    siteName,
    organiserName: say(published.document.overview.organizerName),
    accentColour: baseColorOf(published.document),
    heading: news.heading,
    paragraphs: [...news.paragraphs(siteName), lines.join('\n'), ...(url === undefined ? [words.whereToLook] : [])],
    ...(url === undefined ? {} : { button: { label: words.button, url } }),
  });
  return {
    to: row.purchaser_mail,
    fromName: siteName,
    subject: news.subject(siteName),
    language,
    kind: `ticket-${tell.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
    ...bodies,
  };
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
