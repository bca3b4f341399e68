import type { Instant } from '#kernel/clock.ts';
import { isKeyOf } from '#kernel/keys-of.ts';
import { accountRefusal } from '#features/account/server.ts';
import { tryCardOnce } from '#features/credit-card/server.ts';
import type { Payments } from '#features/payment/server.ts';
import { type PublishedSite, serve, type SiteServer } from '#features/site/server.ts';
import type { RefusedReason } from '#features/payment/rules/gateway-answer.ts';
import { waysAfterFailure } from '../../rules/payment/pays-later.ts';
import type { Member } from '#kernel/member.ts';
import { pagePath } from '#kernel/page.ts';
import { canonicalAddress, formatSitePath, type SiteIdentity } from '#kernel/site-path.ts';
import { status } from '#kernel/status.ts';
import type { Database } from '#server/database/database.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import { type Refusal, refuse } from '#server/http/refusal.ts';
import type { ServedEndpoint } from '#server/http/served-endpoint.ts';
import * as calls from '../../contract.ts';
import type { OrderAnswer } from '../../contract.ts';
import type { OrderRow } from '../order/order-columns.ts';
import { isPurchaserOf } from '../order/order-rows.ts';
import { isHoldOver, type Orders } from '../order/orders.ts';
import type { Purchase, Purchased } from './purchase.ts';
import type { ReadPayment } from './read-payment.ts';
import { isMailHeld } from '../news/news-limit.ts';
import { type ProfileReader, readOwnName } from '../purchased/read-holder-name.ts';
import { createPresentOrder } from '../purchased/present-order.ts';
import { presentOrderSettings } from '../sale/present-sale.ts';
import { findSale, type SaleContent } from '../sale/sale-content.ts';
import { setPayment } from './set-payment.ts';
import type { TicketMessages } from '../sale/texts/jpn.ts';
import { refuseFields, ticketRefusal } from '../sale/ticket-refusal.ts';

export interface PurchaseCallServices {
  database: Database;
  site: SiteServer;
  payments: Payments;
  profile: ProfileReader;
  orders: Orders;
  purchase: Purchase;
  readPayment: ReadPayment;
  onOrdered(order: Ordered): Promise<void>;
}

/** An order that a buyer has just made. */
export interface Ordered {
  orderId: number;
  siteKey: string;
  /** The portal of the site; null: it stands alone. */
  portalKey: string | null;
  /** Of the browser in which they made it. */
  anonymousToken: string | undefined;
  now: Instant;
}

interface Content extends SiteIdentity {
  contentId: number;
}

/** How a refusal of the gateway is answered: what it says, and with which status. */
const refusals: Record<RefusedReason, [keyof TicketMessages, number]> = {
  declined: ['paymentFailed', 402],
  cardInvalid: ['cardInvalid', 402],
  authenticationFailed: ['authenticationFailed', 402],
  timeout: ['paymentTimeout', status.timeout],
  maintenance: ['paymentMaintenance', status.unavailable],
  canceled: ['paymentFailed', 402],
  notPossible: ['methodNotPossible', 402],
};

const keyShape = /^[A-Za-z0-9_-]{22,64}$/;

/** Buying, and what becomes of it. */
export function createPurchaseCalls(services: PurchaseCallServices): ServedEndpoint[] {
  const {
    database,
    site: { store },
    orders,
    purchase,
    readPayment,
    profile,
    onOrdered,
  } = services;
  const presentOrder = createPresentOrder(services);

  const open = ({ site, params }: { site: PublishedSite; params: Content }): Promise<SaleContent> =>
    findSale(store, site, params.contentId);

  /** `ownName` is left out in a rush: the page of the order reads the order again. */
  const present = (
    { order, tickets }: Purchased,
    sale: SaleContent,
    member: Member | undefined,
    context: RequestContext,
    ownName = '',
  ) =>
    presentOrder(
      order,
      sale,
      {
        site: sale.site,
        language: context.language,
        memberId: member?.memberId ?? null,
        receiveAddress: null,
        ownName,
      },
      tickets,
    );

  const findAnybodys = async (number: string, sale: SaleContent): Promise<OrderRow> => {
    const row = await orders.read({ orderNumber: number });
    const isHere = row?.site_key === sale.site.siteKey && row.content_id === sale.contentId;
    if (row === undefined || !isHere) throw refuse('notFound');
    return row;
  };

  /** The order of a number: a member's for its purchaser only, a visitor's for anybody with the number. */
  const find = async (number: string, sale: SaleContent, member: Member | undefined): Promise<OrderRow> => {
    const row = await findAnybodys(number, sale);
    const isTheirs = isPurchaserOf(row, null) || (member !== undefined && isPurchaserOf(row, member.memberId));
    if (!isTheirs) throw refuse('notFound');
    return row;
  };

  /** By the site's own address, as mails name it: the numbers of a call may be others of the same site. */
  const returnUrlIn = (sale: SaleContent, content: Content, context: RequestContext) => (orderNumber: string) => {
    const { portalId, eventId, contentId } = content;
    const rest = pagePath('ticketPayment', { contentId });
    const address = canonicalAddress(context.hostSite, sale.site, rest) ?? { portalId, eventId, rest };
    const path = formatSitePath(context.hostSite, address);
    return `${context.protocol}://${context.host}${path}?order=${orderNumber}`;
  };

  return [
    serve(calls.purchaseTickets, async (call) => {
      const { member, params, body, context } = call;
      checkRealm(call);
      const sale = await open(call);
      const purchaseKey = context.header('ticket-token') ?? '';
      if (!keyShape.test(purchaseKey)) throw ticketRefusal('keyMissing', status.invalid);
      const bought = await purchase({
        sale,
        body,
        member,
        context,
        purchaseKey,
        returnUrl: returnUrlIn(sale, params, context),
      });
      const { siteKey, portalId, eventId } = sale.site;
      await onOrdered({
        orderId: bought.order.order_id,
        siteKey,
        portalKey: eventId === undefined || portalId === 0 ? null : `portal/${portalId}`,
        anonymousToken: context.anonymousToken,
        now: context.now,
      });
      return { data: refuseFailed(await present(bought, sale, member, context)) };
    }),

    serve(calls.readOrder, async (call) => {
      const { member, params, context } = call;
      const sale = await open(call);
      let order = await find(params.orderNumber, sale, member);
      // Its job comes within a minute. Until then the buyer could not take the places again.
      if (isHoldOver(order, context.now)) {
        await orders.endHold(order.order_id);
        order = await find(params.orderNumber, sale, member);
      }
      const ownName = await readOwnName(profile, member?.memberId ?? null, sale.site, context.language);
      const answer = await present({ order }, sale, member, context, ownName);
      return { data: { ...answer, isMailHeld: await isMailHeld(database, order, context.now) } };
    }),

    // The server renders the page without knowing who asks, so the number of the order is enough.
    serve(calls.readOrderSettings, async (call) => {
      const sale = await open(call);
      await findAnybodys(call.params.orderNumber, sale);
      return { data: presentOrderSettings(sale, call.context.language) };
    }),

    serve(calls.payOrder, async (call) => {
      const { member, params, body, context } = call;
      checkRealm(call);
      const sale = await open(call);
      const asItStands = async (): Promise<OrderAnswer> =>
        present({ order: await find(body.orderId, sale, member) }, sale, member, context);
      const row = await find(body.orderId, sale, member);
      const isOpen = row.state === 'reserved' && row.held_until !== null && !isHoldOver(row, context.now);
      if (!isOpen) throw notPayable(await asItStands());
      const payment = await readPayment(body, { total: row.amount }, { sale, member });
      const ways = waysAfterFailure(sale.content.payment, row.lottery !== null);
      if (!ways.includes(payment.method)) throw refuseFields({ paymentMethod: 'methodNotOffered' });
      const { deadlineHours } = sale.content.payment;
      const begin = () =>
        orders.begin(row.order_id, (tx, locked) => setPayment(tx, locked, payment, deadlineHours, context.now));
      const typing = payment.source && member && { memberId: member.memberId, now: context.now };
      const begun = await (typing === undefined
        ? begin()
        : tryCardOnce(database, typing, begin, (attempt) => attempt !== undefined));
      // Another tab was faster: its attempt is the one that counts, and how it stands is the answer.
      if (begun === undefined) throw notPayable(refuseFailed(await asItStands()));
      await orders.follow(begun.row, begun.errands, {
        returnUrl: returnUrlIn(sale, params, context)(row.order_number),
        ...(payment.source === undefined ? {} : { source: payment.source }),
      });
      return { data: refuseFailed(await asItStands()) };
    }),

    serve(calls.leaveOrder, async (call) => {
      const { member, body, context } = call;
      const sale = await open(call);
      const row = await find(body.orderId, sale, member);
      const order = { orderId: row.order_id };
      const left = await orders.apply(order, { type: 'leave' });
      // 3-D Secure was stopped at the gateway, so no money can come any more: now the places go back.
      if (left?.state === 'reserved') await orders.apply(order, { type: 'leave' });
      return { data: await present({ order: await find(body.orderId, sale, member) }, sale, member, context) };
    }),
  ];
}

/** A member of another realm would buy as a visitor without knowing it. */
function checkRealm({ member, context }: { member: Member | undefined; context: RequestContext }): void {
  if (context.accessToken !== undefined && member === undefined) throw accountRefusal('loginRequired');
}

/** Nothing is charged. The order does not wait for a payment, and its state says why. */
function notPayable(order: OrderAnswer): Refusal {
  return ticketRefusal('notPayable', status.conflict, { reason: 'order', orderId: order.orderId, order });
}

/** A failed payment is answered as a failure, with the order while its places are held. */
function refuseFailed(order: OrderAnswer): OrderAnswer {
  if (order.problem === null) return order;
  const [key, code] = refusals[isKeyOf(refusals, order.problem) ? order.problem : 'declined'];
  throw ticketRefusal(key, code, { reason: 'payment', orderId: order.orderId, order });
}
