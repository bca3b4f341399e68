import type { Payments } from '#features/payment/server.ts';
import {
  type LinkServices,
  mailedCalendar,
  type PublishedSite,
  type SiteServer,
  sayIn,
  siteMail,
  spokenLanguage,
} from '#features/site/server.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#server/database/database.ts';
import type { Mail, MailAttachment, MailContent, MailPart, MailPicture } from '#server/mail/mail.ts';
import type { OrderNews } from '../order/order-tables.ts';
import { goneOnly, siteOfOrder } from '../order/site-of-order.ts';
import { announcementOf } from '../lottery/announce.ts';
import { type DrawKey, readDraw } from '../lottery/draw-rows.ts';
import { furtherDrawsOf } from '../lottery/further-rows.ts';
import { firstFurtherDraw } from '../../rules/lottery/further-draw.ts';
import { aboutOrder } from '../mail/about-order.ts';
import { ticketMailTexts } from '../mail/mail-texts.ts';
import type { TicketMailTexts } from '../mail/mail-texts/jpn.ts';
import { isOverNews, type NewsKind, newsKind } from '../mail/news-kind.ts';
import { myTicketsUrl, type OrderPage, orderUrl } from '../mail/order-url.ts';
import { ticketCalendars } from './ticket-calendars.ts';
import { ticketPasses } from './ticket-passes.ts';
import { toldTogetherMax } from './news-limit.ts';
import { isUnpaid, type NewsFacts, type NewsParts, newsParts } from './news-parts.ts';
import { type OrderRow, orderOf } from '../order/order-columns.ts';
import { isIssuedByHand } from '../order/issued-by-hand.ts';
import { paymentKeyOf } from '../order/orders.ts';
import { whereToPay } from '../purchased/present-order.ts';
import { type ProfileReader, readOwnName } from '../purchased/read-holder-name.ts';
import { presentPurchasedTickets } from '../purchased/present-purchased.ts';
import { type PurchasedRow, readPurchased } from '../purchased/read-purchased.ts';
import { findSale, type SaleContent } from '../sale/sale-content.ts';

export interface NewsMailServices {
  database: Database;
  site: SiteServer;
  payments: Pick<Payments, 'lastAnswer'>;
  profile: ProfileReader;
  /** The public address of this server, https://events.example.jp. Without it mails have no links. */
  publicUrl: string | undefined;
  clock: Clock;
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
  const { kind, parts, button, again, attachments, passes, pictures } = await told(services, frame, { row, tell });
  const news = words.news[kind];
  return {
    to: row.purchaser_mail,
    subject: news.subject(siteName),
    kind: `ticket-${tell.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
    about: [aboutOrder(row)],
    ...(attachments.length > 0 && { attachments }),
    ...(pictures.length > 0 && { pictures }),
    ...siteMail(published, language, {
      heading: news.heading,
      paragraphs: [
        ...news.paragraphs(siteName),
        ...again,
        ...(isUnpaid(row) ? [words.notPaidYet] : []),
        ...parts.toDo,
        ...(isOverNews(kind) ? [] : placeToLook(frame, row, button)),
        ...passes,
      ],
      details: parts.details,
      ...(parts.preview === undefined ? {} : { preview: parts.preview }),
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
      const { kind, parts, button, isLeft } = await told(services, frame, order);
      const item = { title: words.news[kind].heading, parts: [...parts.toDo, ...parts.ordered] };
      if (isLeft) items.push(button === undefined ? item : { ...item, link: button });
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
    about: orders.map(({ row }) => aboutOrder(row)),
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

interface Told {
  kind: NewsKind;
  parts: NewsParts;
  button: Button | undefined;
  isLeft: boolean;
  /** What there is to say of further draws. */
  again: string[];
  attachments: MailAttachment[];
  /** The codes of its tickets, for a mail about this order alone. */
  passes: MailPart[];
  pictures: MailPicture[];
}

/** The part of a mail about an order. `isLeft`: it has a ticket that was not cancelled since. */
async function told(
  { database, site, payments, profile, publicUrl, clock }: NewsMailServices,
  { published, say, language, words }: Frame,
  { row, tell }: OrderToTell,
): Promise<Told> {
  const all = await readPurchased(database.kysely, { orderId: row.order_id });
  const rows = all.filter(toldOf(row, tell));
  const said = row.attempt === 0 ? undefined : await payments.lastAnswer(paymentKeyOf(row, row.attempt));
  const sale = await findSale(site.store, published, row.content_id).catch(goneOnly);
  const { bankAccount, deadlineHours, localNote } = sale?.content.payment ?? {};
  const { startDate = '', endDate = '', placeName, placeAddress } = published.document.overview;
  const kind = newsKind(tell, orderOf(row), {
    isLottery: row.lottery !== null,
    isByHand: isIssuedByHand(row),
    isTransfer: row.payment_method === 'Bank',
  });
  const drawn = kind === 'applied' ? rows[0] : undefined;
  const draw = drawn && (await readDraw(database.kysely, drawKeyOf(row, drawn)));
  const presented = presentPurchasedTickets(all, {
    site: published,
    language,
    memberId: row.purchaser_id,
    receiveAddress: null,
    ownName: await readOwnName(profile, row.purchaser_id, published, language),
  });
  const toldIds = new Set(rows.map(({ purchased_ticket_id: id }) => id));
  const tickets = presented.filter(({ id }) => toldIds.has(id));
  const calendar = mailedCalendar({ publicUrl, site }, published, language);
  const button = buttonOf({ publicUrl, site }, published, { row, kind }, words);
  const link = button && (row.purchaser_id === null ? 'visitor' : 'member');
  const { passes, pictures } = isOverNews(kind)
    ? { passes: [], pictures: [] }
    : ticketPasses({ tickets, idHost: calendar.idHost, link, language, now: clock() });
  const facts: NewsFacts = {
    kind,
    row,
    draw: draw && announcementOf(draw),
    tickets,
    hasPasses: passes.length > 0,
    pay: { ...whereToPay(row, said, { bankAccount: say(bankAccount), deadlineHours }), localNote: say(localNote) },
    event: {
      start: startDate,
      end: endDate,
      place: [say(placeName), say(placeAddress)].filter((part) => part !== '').join('\n'),
    },
  };
  return {
    kind,
    parts: newsParts(facts, language),
    button,
    attachments: ticketCalendars({
      kind,
      tickets: presented,
      isTold: ({ id }) => toldIds.has(id),
      orderNumber: row.order_number,
      siteName: say(published.document.webSetting.title),
      calendar,
      event: facts.event,
      url: button?.url,
      now: row.changed_at.getTime(),
    }),
    passes,
    pictures,
    isLeft: rows.length > 0,
    again: await saidOfFurther(database, words, { row, kind, purchased: rows[0], sale }),
  };
}

interface OfFurther {
  row: OrderRow;
  kind: NewsKind;
  purchased: PurchasedRow | undefined;
  sale: SaleContent | undefined;
}

/** An applicant hears that more draws may come, only where they may; a result says which draw it is of. */
async function saidOfFurther(
  { kysely }: Database,
  { further: words }: TicketMailTexts,
  { row, kind, purchased, sale }: OfFurther,
): Promise<string[]> {
  if (row.lottery === null || purchased === undefined) return [];
  const isResult = ['lost', 'won', 'wonToPay', 'paymentFailed'].includes(kind);
  const result = isResult && row.last_draw >= firstFurtherDraw ? [words.result] : [];
  if (kind === 'applied') {
    const item = sale?.items.find(({ detailId }) => detailId === purchased.ticket_id);
    return item?.lottery?.drawsAgain === true ? [words.mayFollow] : [];
  }
  if (kind !== 'lost' || row.leaves_draws) return result;
  const draws = await furtherDrawsOf(kysely, drawKeyOf(row, purchased));
  return draws.some(({ drawn_at }) => drawn_at === null) ? [...result, words.mayStillFollow] : result;
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
  services: LinkServices,
  published: PublishedSite,
  { row, kind }: { row: OrderRow; kind: NewsKind },
  { buttons }: TicketMailTexts,
): Button | undefined {
  const { page, label } = wayOf(kind, { isMember: row.purchaser_id !== null, isToPay: isUnpaid(row) });
  const url =
    page === 'myTicketContent' ? myTicketsUrl(services, published, row) : orderUrl(services, published, row, page);
  return url && { label: buttons[label], url: url.href };
}

type Way = { page: OrderPage | 'myTicketContent'; label: keyof TicketMailTexts['buttons'] };

/** No ticket of an order that is over can be used: its mail leads to the page that says what became of it. */
function wayOf(kind: NewsKind, { isMember, isToPay }: { isMember: boolean; isToPay: boolean }): Way {
  if (kind === 'paymentFailed') return { page: 'ticketPayment', label: 'pay' };
  // The other page says that nothing was paid, and here nobody knows.
  if (kind === 'unanswered' && isMember) return { page: 'myTicketPurchased', label: 'order' };
  if (isOverNews(kind)) return { page: 'ticketPurchased', label: kind === 'lost' ? 'result' : 'order' };
  if (kind === 'awaiting' || kind === 'wonToPay' || isToPay) return { page: 'ticketPurchased', label: 'howToPay' };
  if (isMember) return { page: 'myTicketContent', label: 'myTickets' };
  return { page: 'ticketPurchased', label: kind === 'applied' ? 'order' : 'tickets' };
}

/** What its purchaser cancelled before has had its mail; what is taken back is taken back with the order. */
function toldOf({ changed_at: changedAt }: OrderRow, tell: OrderNews): (ticket: PurchasedRow) => boolean {
  return ({ canceled_at: canceledAt }) =>
    canceledAt === null || (tell === 'canceled' && canceledAt.getTime() === changedAt.getTime());
}
