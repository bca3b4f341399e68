import { hasPurchases } from '#features/site/rules/has-purchases.ts';
import { type PublishedSite, serve, type SiteStore } from '#features/site/server.ts';
import type { Instant } from '#kernel/clock.ts';
import type { FileAnswer } from '#kernel/file-answer.ts';
import { pageSize } from '#kernel/limits.ts';
import { lastPageOf } from '#kernel/page-slice.ts';
import type { Database } from '#server/database/database.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { refuse } from '#server/http/refusal.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import { takeTry } from '#server/limits/try-counts.ts';
import { createInTurn } from '#server/in-turn.ts';
import type { ServerFeature } from '#server/server-feature.ts';
import {
  downloadPortalReceipt,
  downloadReceipt,
  listPortalCharges,
  listTicketCharges,
  readIssuedPortalReceipt,
  readIssuedReceipt,
} from './contract.ts';
import { receiptOffer } from './rules/charge-row.ts';
import { receiptGraceMs } from './rules/receipt-grace.ts';
import { receiptIsGone, receiptRefusal, refuseAddressee } from './server/charge-messages.ts';
import { presentCharge, presentPortalCharge } from './server/present-charge.ts';
import {
  type ChargeFilter,
  type ChargeRecord,
  claimReceipt,
  countCharges,
  eraseReceipts,
  forgetIssued,
  readCharges,
  readIssued,
} from './server/read-charges.ts';
import { makeReceipt, readAddressee } from './server/receipts.ts';

/** Lists what a member has paid for, at an event or at all those of a portal; gives each receipt once (CHARGE-005). */
export function createTicketChargeServer(database: Database, store: SiteStore): ServerFeature {
  const { directory } = store;
  // A member's calls run one after another, so that later ones find the receipt given and draw nothing.
  const inTurn = createInTurn<number>();

  async function listCharges(filter: ChargeFilter, { page = 1, per_page = pageSize }: PageWish): Promise<ChargeList> {
    const [records, total] = await Promise.all([
      readCharges(database.kysely, filter, { limit: per_page, offset: (page - 1) * per_page }),
      countCharges(database.kysely, filter),
    ]);
    return { records, total, lastPage: lastPageOf(total, per_page) };
  }

  async function giveReceipt(wish: ReceiptWish): Promise<FileAnswer> {
    const { memberId } = wish.filter;
    await takeTry(database, 'receipt', { context: wish.context, member: { memberId } });
    return inTurn(memberId, () => drawReceipt(database, wish));
  }

  async function giveAgain(filter: ChargeFilter & { orderId: number }, now: number): Promise<FileAnswer> {
    const issued = await readIssued(database.kysely, filter, new Date(now - receiptGraceMs));
    if (issued === undefined) throw receiptIsGone();
    return issued;
  }

  /** The site of the event that sold something; undefined when it is gone meanwhile. */
  async function findEvent(portalId: number, siteKey: string): Promise<PublishedSite | undefined> {
    const record = directory.named(siteKey);
    return record?.portalId === portalId ? store.site(record) : undefined;
  }

  return {
    sweep: (now) => sweepReceipts(database, now),
    eraseRehearsal: (tx, { siteKey }) => eraseReceipts(tx, siteKey),
    endpoints: [
      serve(listTicketCharges, async ({ site, member, context, query }) => {
        requireCharges(site);
        const { records, ...pages } = await listCharges(
          { sellers: { siteKey: site.siteKey }, memberId: member.memberId },
          query,
        );
        return { data: { rows: records.map((record) => presentCharge(record, site, context.language)) }, ...pages };
      }),

      serve(listPortalCharges, async ({ site, member, context, query }) => {
        requireCharges(site);
        const { portalId } = site;
        const { records, ...pages } = await listCharges(
          { sellers: { eventsOf: portalId }, memberId: member.memberId },
          query,
        );
        const rows = await Promise.all(
          records.map(async (record) => {
            const event = await findEvent(portalId, record.site_key);
            return event === undefined ? [] : [presentPortalCharge(record, event, context.language)];
          }),
        );
        return { data: { rows: rows.flat() }, ...pages };
      }),

      serve(downloadReceipt, async ({ site, member, params, query, context }) => {
        requireCharges(site);
        const filter = {
          sellers: { siteKey: site.siteKey },
          memberId: member.memberId,
          orderId: params.ticketChargeId,
        };
        return { data: await giveReceipt({ filter, typed: query.addressee, context, sellerOf: async () => site }) };
      }),

      serve(downloadPortalReceipt, async ({ site, member, params, query, context }) => {
        requireCharges(site);
        const { portalId } = site;
        const filter = { sellers: { eventsOf: portalId }, memberId: member.memberId, orderId: params.ticketChargeId };
        const sellerOf = (siteKey: string) => findEvent(portalId, siteKey);
        return { data: await giveReceipt({ filter, typed: query.addressee, context, sellerOf }) };
      }),

      serve(readIssuedReceipt, async ({ site, member, params, context }) => {
        requireCharges(site);
        const filter = {
          sellers: { siteKey: site.siteKey },
          memberId: member.memberId,
          orderId: params.ticketChargeId,
        };
        return { data: await giveAgain(filter, context.now) };
      }),

      serve(readIssuedPortalReceipt, async ({ site, member, params, context }) => {
        requireCharges(site);
        const filter = {
          sellers: { eventsOf: site.portalId },
          memberId: member.memberId,
          orderId: params.ticketChargeId,
        };
        return { data: await giveAgain(filter, context.now) };
      }),
    ],
  };
}

/** Forgets the receipts that no member can have again; called from time to time. */
export async function sweepReceipts(database: Database, now: Instant): Promise<void> {
  await forgetIssued(database.kysely, new Date(now - receiptGraceMs));
}

interface PageWish {
  page?: number | undefined;
  per_page?: number | undefined;
}

interface ChargeList {
  records: ChargeRecord[];
  total: number;
  lastPage: number;
}

/** 404 where the organiser has not switched the page on. */
function requireCharges(site: PublishedSite): void {
  if (!hasPurchases(site) || !site.document.mypage?.ticketCharge?.isEnable) throw refuse('notFound');
}

interface ReceiptWish {
  filter: ChargeFilter;
  /** The addressee, as the member typed it. */
  typed: string;
  context: Pick<RequestContext, 'language' | 'now'>;
  /** The event that sold it, which issues the receipt. */
  sellerOf(siteKey: string): Promise<PublishedSite | undefined>;
}

async function drawReceipt(
  database: Database,
  { filter, typed, context: { language, now }, sellerOf }: ReceiptWish,
): Promise<FileAnswer> {
  const [record] = await readCharges(database.kysely, filter, { limit: 1, offset: 0 });
  const site = record && (await sellerOf(record.site_key));
  if (record === undefined || site === undefined) throw refuse('notFound');
  requireCharges(site);
  const offer = receiptOffer(presentCharge(record, site, language));
  if (offer !== 'download') throw receiptRefusal(offer === 'downloaded' ? 'given' : 'noReceipt');
  const read = await readAddressee(typed);
  if ('problem' in read) throw refuseAddressee(read.problem);
  const { addressee } = read;
  // The receipt is drawn before it is claimed: if drawing fails, the member can ask again.
  const file = await makeReceipt(record, site, { addressee, language, now });
  const outcome = await inTransaction(database, (tx) =>
    claimReceipt(tx, record, filter, { addressee, now: new Date(now), file }),
  );
  if (outcome !== 'claimed') throw receiptRefusal(outcome);
  return file;
}
