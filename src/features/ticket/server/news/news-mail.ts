import type { Payments } from '#features/payment/server.ts';
import {
  pageUrl,
  type PublishedSite,
  type SiteServer,
  sayIn,
  siteMail,
  spokenLanguage,
} from '#features/site/server.ts';
import { pagePath } from '#kernel/page.ts';
import type { HostSite } from '#kernel/site-path.ts';
import type { Database } from '#server/database/database.ts';
import type { Mail, MailContent, MailParagraph } from '#server/mail/mail.ts';
import { paragraphText } from '#server/mail/mail-plain-text.ts';
import type { OrderNews } from '../order/order-tables.ts';
import { siteOfOrder } from '../order/site-of-order.ts';
import { goneOnly } from '../sale/gone-only.ts';
import { announcementOf } from '../lottery/announce.ts';
import { type DrawKey, readDraw } from '../lottery/draw-rows.ts';
import { ticketMailTexts } from '../mail/mail-texts.ts';
import type { TicketMailTexts } from '../mail/mail-texts/jpn.ts';
import { isOverNews, type NewsKind, newsKind } from '../mail/news-kind.ts';
import { toldTogetherMax } from './news-limit.ts';
import { isUnpaid, type NewsFacts, newsParagraphs } from './news-paragraphs.ts';
import { type OrderRow, orderOf } from '../order/order-columns.ts';
import { paymentKeyOf } from '../order/orders.ts';
import { whereToPay } from '../purchased/present-order.ts';
import { type ProfileReader, readOwnName } from '../purchased/holder-name.ts';
import { presentPurchasedTickets } from '../purchased/present-purchased.ts';
import { type PurchasedRow, readPurchased } from '../purchased/read-purchased.ts';
import { findSale } from '../sale/sale-content.ts';

export interface NewsMailServices {
  database: Database;
  site: SiteServer;
  payments: Pick<Payments, 'lastAnswer'>;
  profile: ProfileReader;
  /** The public address of this server, https://events.example.jp. Without it mails have no links. */
  publicUrl: string | undefined;
}

export interface OrderToTell {
  row: OrderRow;
  tell: OrderNews;
}

type Button = NonNullable<MailContent['button']>;
type Frame = Awaited<ReturnType<typeof frameOf>>;

/** The news of an order. */
export async function writeNews(services: NewsMailServices, { row, tell }: OrderToTell): Promise<Mail> {
  const frame = await frameOf(services, row);
  const { published, language, words, siteName } = frame;
  const { kind, paragraphs, button } = await told(services, frame, { row, tell });
  const news = words.news[kind];
  return {
    to: row.purchaser_mail,
    subject: news.subject(siteName),
    kind: `ticket-${tell.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
    ...siteMail(published, language, {
      heading: news.heading,
      paragraphs: [
        ...news.paragraphs(siteName),
        ...paragraphs,
        ...(isOverNews(kind) ? [] : placeToLook(frame, row, button)),
      ],
      ...(button === undefined ? {} : { button }),
    }),
  };
}

export interface NewsTogether {
  /** Undefined: nothing is left of them. */
  mail: Mail | undefined;
  untold: { order: OrderToTell; error: unknown }[];
}

/** The news of several orders of one site and one address, the newest last. */
export async function writeNewsTogether(
  services: NewsMailServices,
  orders: readonly OrderToTell[],
): Promise<NewsTogether> {
  const last = orders.at(-1);
  if (last === undefined) return { mail: undefined, untold: [] };
  const frame = await frameOf(services, last.row);
  const { published, language, words, siteName } = frame;
  const items: NonNullable<MailContent['items']>[number][] = [];
  const untold: NewsTogether['untold'] = [];
  for (const order of orders.slice(-toldTogetherMax)) {
    try {
      const { kind, paragraphs: lines, button, isLeft } = await told(services, frame, order);
      const text = [words.news[kind].heading, ...lines.map(paragraphText)].join('\n');
      if (isLeft) items.push(button === undefined ? { text } : { text, link: button });
    } catch (error) {
      untold.push({ order, error });
    }
  }
  if (items.length === 0) return { mail: undefined, untold };
  const more = orders.length - toldTogetherMax;
  const { subject, heading, paragraphs } = words.together;
  const mail = {
    to: last.row.purchaser_mail,
    subject: subject(siteName),
    kind: 'ticket-together',
    ...siteMail(published, language, {
      heading,
      paragraphs: [...paragraphs(siteName), ...placeToLook(frame, last.row, items[0]?.link)],
      items,
      ...(more > 0 ? { footnote: words.moreOrders(more) } : {}),
    }),
  };
  return { mail, untold };
}

/** The parts of any mail that depend on its site and its reader. */
async function frameOf({ site }: NewsMailServices, row: OrderRow) {
  const published = await siteOfOrder(site, row);
  const language = spokenLanguage(published.document, row.language);
  const say = sayIn(published.document, language);
  const siteName = say(published.document.webSetting.title);
  return {
    published,
    say,
    siteName,
    language,
    words: ticketMailTexts[language],
  };
}

/** The part of a mail about an order. `isLeft`: it has a ticket that was not cancelled since. */
async function told(
  { database, site, payments, profile, publicUrl }: NewsMailServices,
  { published, say, language, words }: Frame,
  { row, tell }: OrderToTell,
): Promise<{ kind: NewsKind; paragraphs: MailParagraph[]; button: Button | undefined; isLeft: boolean }> {
  const rows = (await readPurchased(database.kysely, { orderId: row.order_id })).filter(toldOf(row, tell));
  const said = row.attempt === 0 ? undefined : await payments.lastAnswer(paymentKeyOf(row, row.attempt));
  const sale = await findSale(site.store, published, row.content_id).catch(goneOnly);
  const { bankAccount, localNote } = sale?.content.payment ?? {};
  const { startDate = '', endDate = '', placeName, placeAddress } = published.document.overview;
  const kind = newsKind(tell, orderOf(row), { isLottery: row.lottery !== null });
  const drawn = kind === 'applied' ? rows[0] : undefined;
  const draw = drawn && (await readDraw(database.kysely, drawKeyOf(row, drawn)));
  const facts: NewsFacts = {
    kind,
    row,
    draw: draw && announcementOf(draw),
    tickets: presentPurchasedTickets(rows, {
      site: published,
      language,
      memberId: row.purchaser_id,
      receiveAddress: null,
      ownName: await readOwnName(profile, row.purchaser_id, published, language),
    }),
    pay: { ...whereToPay(row, said, say(bankAccount)), localNote: say(localNote) },
    event: {
      start: startDate,
      end: endDate,
      place: [say(placeName), say(placeAddress)].filter((part) => part !== '').join('\n'),
    },
  };
  return {
    kind,
    paragraphs: [...(isUnpaid(row) ? [words.notPaidYet] : []), ...newsParagraphs(facts, language)],
    button: buttonOf(publicUrl, published, { row, kind }, words, site.directory.hostSite),
    isLeft: rows.length > 0,
  };
}

function drawKeyOf(row: OrderRow, { ticket_id: ticketId }: PurchasedRow): DrawKey {
  return { siteKey: row.site_key, contentId: row.content_id, ticketId };
}

/** Where the order is found without a link: a member logs in, a visitor has only the page they bought on. */
function placeToLook({ words }: Frame, { purchaser_id }: OrderRow, button: Button | undefined): string[] {
  return button === undefined && purchaser_id !== null ? [words.whereToLook] : [];
}

/** To what there is to do. A visitor's order is found by its number, a member's by their login. */
function buttonOf(
  publicUrl: string | undefined,
  site: PublishedSite,
  { row, kind }: { row: OrderRow; kind: NewsKind },
  { buttons }: TicketMailTexts,
  hostSite: (host: string) => HostSite,
): Button | undefined {
  const { content_id: contentId, purchaser_id: purchaserId } = row;
  const { page, label } = wayOf(kind, { isMember: purchaserId !== null, isToPay: isUnpaid(row) });
  const url = pageUrl(publicUrl, site, pagePath(page, { contentId }), hostSite);
  if (url === undefined) return undefined;
  if (page !== 'myTicketContent') url.searchParams.set('order', row.order_number);
  return { label: buttons[label], url: url.href };
}

function wayOf(
  kind: NewsKind,
  { isMember, isToPay }: { isMember: boolean; isToPay: boolean },
): { page: 'ticketPayment' | 'ticketPurchased' | 'myTicketContent'; label: keyof TicketMailTexts['buttons'] } {
  if (kind === 'paymentFailed') return { page: 'ticketPayment', label: 'pay' };
  if (kind === 'awaiting' || kind === 'wonToPay' || isToPay) return { page: 'ticketPurchased', label: 'howToPay' };
  if (isMember) return { page: 'myTicketContent', label: 'myTickets' };
  return { page: 'ticketPurchased', label: isOverNews(kind) || kind === 'applied' ? 'order' : 'tickets' };
}

/** What its purchaser cancelled before has had its mail; what is taken back is taken back with the order. */
function toldOf({ changed_at: changedAt }: OrderRow, tell: OrderNews): (ticket: PurchasedRow) => boolean {
  return ({ canceled_at: canceledAt }) =>
    canceledAt === null || (tell === 'canceled' && canceledAt.getTime() === changedAt.getTime());
}
