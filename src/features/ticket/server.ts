import { createSavedCards } from '#features/credit-card/server.ts';
import type { StoredDocuments, Visit } from '#features/site/server.ts';
import { serveConsole } from '#features/operator/server.ts';
import type { Payments } from '#features/payment/server.ts';
import type { ProfileAnswers } from '#features/profile/server.ts';
import type { Clock } from '#kernel/clock.ts';
import { openTally } from '#server/database/tally.ts';
import { refundStates } from './rules/order/refund-state.ts';
import type { Database } from '#server/database/database.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import type { Log } from '#server/log/log.ts';
import type { Mailing } from '#server/mail/mail.ts';
import type { ServerFeature } from '#server/server-feature.ts';
import { createSharedReads } from '#server/shared-reads.ts';
import { readSales } from './contract/numbers.ts';
import { checksOfSale } from './server/numbers/checks-of-sale.ts';
import { createSalesNews, createSalesTopic } from './server/numbers/tell-sales.ts';
import { waitingMoney } from './server/numbers/waiting-money.ts';
import { salesReads, type SiteSales, siteSales } from './server/numbers/site-sales.ts';
import { goneOnly, siteOfOrder } from './server/order/site-of-order.ts';
import { createChargeOf } from './server/purchase/charge-request.ts';
import { createCodeTries } from './server/sale/code-tries.ts';
import { createLeftOver } from './server/news/left-over.ts';
import { createDraws } from './server/lottery/draws.ts';
import { createFurtherDraws } from './server/lottery/further-draws.ts';
import { createLotteryCall, createLotteryRecordCall } from './server/lottery/lottery-call.ts';
import { lotteryDeskCalls } from './server/lottery/lottery-desk-calls.ts';
import { waitingValues } from './server/lottery/site-lotteries.ts';
import { createWithdrawCall } from './server/lottery/withdraw.ts';
import { eraseOrders } from './server/order/erase-orders.ts';
import { createOrderJobs, type OrderJobs } from './server/order/order-jobs.ts';
import { createOrders, eventOf, type Orders } from './server/order/orders.ts';
import { createOrderWork } from './server/order/order-work.ts';
import { createLastAnswersCall } from './server/purchase/last-answers-call.ts';
import { createPurchaseCalls, type Ordered } from './server/purchase/purchase-endpoints.ts';
import { createPurchase } from './server/purchase/purchase.ts';
import { createSaleCalls, type SaleServices } from './server/sale/sale-endpoints.ts';
import { createRefundMails, type OrganiserMail } from './server/refund/refund-mails.ts';
import { createRefundNotices } from './server/refund/refund-notices.ts';
import type { MadeCodes } from './server/sale/made-codes.ts';
import { findSale } from './server/sale/sale-content.ts';
import { salePages } from './server/sale/sale-pages.ts';
import { createSaleReads } from './server/sale/sale-reads.ts';
import { termsOfSale } from './server/sale/sale-terms.ts';
import { createReadPayment } from './server/purchase/read-payment.ts';
import { createRefunds } from './server/refund/refunds.ts';
import { createSnapshots, type SnapshotOf } from './server/sale/snapshots.ts';
import { createTakePlaces, type TakePlaces } from './server/reservation/take-places.ts';
import { createTellNews } from './server/news/tell-news.ts';
import { createChargebacks } from './server/chargeback/chargebacks.ts';
import { ticketData } from './server/purchased/ticket-data.ts';

export { createEventSales } from './server/sale/event-sales.ts';
export { createIsSold, createSoldItems } from './server/numbers/is-sold.ts';
export { createHasLotteries } from './server/numbers/has-lotteries.ts';
export { createSellsForMoney } from './server/numbers/sells-for-money.ts';
export type { NewsMailServices } from './server/news/news-mail.ts';
export { hasStandingMail, writeStandingMail } from './server/news/standing-mail.ts';
export { countOrders } from './server/order/orders-of-site.ts';
export { findableBelow } from './server/order/let-orders-be-found.ts';
export { silentMs } from './server/order/organiser-orders.ts';
export { readSnapshots } from './server/sale/read-snapshots.ts';
export {
  isUnpaidTicket,
  presentPurchased,
  presentPurchasedTickets,
  purchasedOfRow,
  type TicketViewer,
  transferUrlOf,
  viewerOf,
} from './server/purchased/present-purchased.ts';
export {
  columnsOf,
  type OrderColumns,
  orderColumns,
  orderInState,
  orderOf,
  storedApplication,
} from './server/order/order-columns.ts';
export { readOpenLotteries } from './server/lottery/draw-rows.ts';
export { applicationsOnCards } from './server/order/card-uses.ts';
export { createHeldTickets } from './server/purchased/held-tickets.ts';
export { readAffiliation } from './server/purchased/read-affiliation.ts';
export { readHolderName, readOwnName } from './server/purchased/read-holder-name.ts';
export { storeCancellation } from './server/purchased/change-purchased.ts';
export {
  cameInAbout,
  isCheckedInBy,
  isOwedAtVenue,
  isTransferAwaited,
  readCheckin,
  storeCheckin,
  undoCheckin,
} from './server/purchased/change-purchased.ts';
export { formerCodeEnd } from './server/purchased/former-codes.ts';
export { withFreeCode } from './server/purchased/with-free-code.ts';
export { storeTransfer, transferOf } from './server/purchased/change-purchased.ts';
export { aboutOrder } from './server/mail/about-order.ts';
export { ticketMailTexts } from './server/mail/mail-texts.ts';
export { whenAndWhere } from './server/mail/when-and-where.ts';
export { newsKeyOf } from './server/news/news-limit.ts';
export { myTicketsUrl, orderUrl } from './server/mail/order-url.ts';
export { changeDeferred } from './server/order/organiser-orders.ts';
export { notePaidByHand } from './server/refund/organiser-refunds.ts';
export { changeOrder, type ChangeServices } from './server/organiser/change-order.ts';
export { correctPerson, type CorrectionServices, readPeopleOf } from './server/organiser/correct-person.ts';
export { endOrder } from './server/organiser/end-order.ts';
export { issueByHand, type IssueServices } from './server/organiser/issue-by-hand.ts';
export {
  type ImportedRecipient,
  NoPlaceLeft,
  prepareImported,
} from './server/organiser/issue-imported.ts';
export { readIssuable } from './server/organiser/read-issuable.ts';
export { type Changer, noteChange } from './server/organiser/note-change.ts';
export { isForOrganiser, isLookedFor } from './server/order/awaits-transfer.ts';
export { noteTransfer } from './server/organiser/note-transfer.ts';
export {
  callOffOrder,
  type CalledOffNews,
  type CalledOffOrder,
  endCalledOff,
} from './server/organiser/call-off-order.ts';
export { calledOffMail, type CalledOffPart, partsDescribed } from './server/organiser/called-off-mail.ts';
export { readDesk } from './server/organiser/read-desk.ts';
export { byHand } from './server/order/issued-by-hand.ts';
export { waitingMoney } from './server/numbers/waiting-money.ts';
export { wentBackOf } from './server/numbers/went-back.ts';
export { oweForTicket } from './server/refund/owe-for-ticket.ts';
export {
  leftOfOrder,
  lockPurchased,
  type PurchasedFilter,
  type PurchasedRow,
  readOutlines,
  orderOfTicket,
  readPurchased,
  type TicketOutline,
} from './server/purchased/read-purchased.ts';
export { readReceipts } from './server/purchased/read-receipts.ts';
export { stockMoved } from './server/sale/kept-stock.ts';
export type { FindMadeCodes, HasMadeCodes, MadeCode } from './server/sale/made-codes.ts';
export { readTakenOf } from './server/sale/sale-reads.ts';
export { holdSales, keepMember } from './server/sale/stock-rows.ts';
export { presentTicket } from './server/sale/present-ticket.ts';

export interface TicketServices extends SaleServices {
  payments: Payments;
  stored: StoredDocuments;
  profile: Pick<ProfileAnswers, 'present'>;
  jobs: Jobs;
  mail: Mailing;
  clock: Clock;
  log: Log;
  madeCodes: MadeCodes;
  /** Told of each order that a buyer made, in which browser. */
  onOrdered(order: Ordered): Promise<void>;
  /** The public address of this server. Without it mails have no links. */
  publicUrl: string | undefined;
  /** Another way to take places, for comparisons. */
  takePlaces?: ((database: Database, jobs: OrderJobs) => TakePlaces) | undefined;
}

export interface TicketServer extends ServerFeature<Visit> {
  orders: Orders;
  orderJobs: OrderJobs;
  snapshotOf: SnapshotOf;
}

export {
  countKept,
  eraseGuestOrders,
  type Guest,
  isOrderOfGuest,
  readGuestOrders,
} from './server/organiser/guest-orders.ts';

/** Tickets on sale, their purchase and their orders. */
export function createTicketServer(services: TicketServices): TicketServer {
  const { database, site, payments, clock, log } = services;
  const orderJobs = createOrderJobs(services.jobs, clock);
  const cards = createSavedCards(database);
  const readPayment = createReadPayment({ cards, payments });
  const reads = createSaleReads(database, clock, services.madeCodes);
  const orders = createOrders({
    database,
    payments,
    clock,
    log,
    jobs: orderJobs,
    chargeOf: createChargeOf({ database, site, payments, cards }),
    async termsOf(row) {
      // An order whose sale is gone has no places to get: its money goes back.
      const published = await siteOfOrder(site, row).catch(goneOnly);
      const sale = published && (await findSale(site.store, published, row.content_id).catch(goneOnly));
      if (sale === undefined || row.code_key === null) return sale && termsOfSale(sale, null);
      const key = { siteKey: row.site_key, contentId: row.content_id };
      return termsOfSale(sale, row.code_key, await reads.madeCode(key, row.code_key));
    },
  });
  const organiserMail: OrganiserMail = async (published, { content_id }) =>
    (await findSale(site.store, published, content_id).catch(goneOnly))?.content.payment.organiserMail;
  const writeNotice = createRefundNotices(site, organiserMail);
  const refunds = createRefunds({ ...services, writeMails: createRefundMails(services, organiserMail), writeNotice });
  orderJobs.work(
    createOrderWork({
      database,
      orders,
      clock,
      log,
      refund: refunds.settle,
      news: createTellNews({ ...services, orderJobs }),
    }),
  );
  payments.onRefundBack(refunds.comesBack);
  payments.onPaidElsewhere(refunds.paidElsewhere);
  payments.onChargeback(createChargebacks({ ...services, orderJobs, writeNotice }));
  payments.onLeftOver(createLeftOver({ ...services, writeNotice }));
  payments.listen(async ({ paymentKey, answer }) => {
    const [gatewayNumber = '', attempt] = paymentKey.split('/');
    await orders.apply({ gatewayNumber }, eventOf(answer, Number(attempt)));
  });
  const codeTries = createCodeTries(database);
  const draws = createDraws({ ...services, orders });
  const further = createFurtherDraws({ ...services, orders });
  const refundCounts = refundStates.map((state) => ({ state }));
  openTally(database, 'hiroba_refunds_total', refundCounts);
  const snapshotOf = createSnapshots(database);
  const takePlaces = (services.takePlaces ?? createTakePlaces)(database, orderJobs);
  const purchase = createPurchase({
    database,
    orders,
    jobs: orderJobs,
    reads,
    codeTries,
    snapshotOf,
    takePlaces,
    draws,
    readPayment,
  });
  const salesNews = createSalesNews(database);
  const readOnce = createSharedReads<SiteSales>(salesReads);
  return {
    personalData: [ticketData(database)],
    detailPages: [salePages(site.store)],
    endpoints: [
      ...createSaleCalls({ ...services, reads, codeTries }),
      ...createPurchaseCalls({ ...services, orders, purchase, readPayment }),
      createLastAnswersCall(database),
      createWithdrawCall(services),
      createLotteryCall({ ...services, draws }),
      createLotteryRecordCall(services),
    ],
    consoleTopics: [createSalesTopic(salesNews)],
    checks: (siteKey, now) => checksOfSale(services.database, services.stored, siteKey, now),
    waits: async (siteKey, now) => [
      ...(await waitingMoney(services.database, siteKey, now)),
      ...(await waitingValues(services.database, siteKey)),
    ],
    eraseRehearsal: (tx, { siteKey }) => eraseOrders(tx, siteKey),
    consoleCalls: [
      serveConsole(readSales, async ({ site: entered, context: { now } }) => ({
        data: await readOnce(entered.siteKey, {
          newsOf: () => salesNews(entered.siteKey.replace('/', '-')),
          read: () => siteSales(services, entered, now),
        }),
      })),
      ...lotteryDeskCalls({ database, site, draws, further }),
    ],
    orders,
    orderJobs,
    snapshotOf,
    begin: orderJobs.begin,
  };
}
