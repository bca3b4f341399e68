import { countTries } from '#features/account/server.ts';
import { type PublishedSite, type Say, serve } from '#features/site/server.ts';
import type { FileAnswer } from '#kernel/file-answer.ts';
import { pageSize } from '#kernel/limits.ts';
import type { Member } from '#kernel/member.ts';
import { lastPageOf } from '#kernel/page-slice.ts';
import type { Database } from '#server/database/database.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { refuse } from '#server/http/refusal.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import type { ServedEndpoint } from '#server/http/served-endpoint.ts';
import { createInTurn } from '#server/in-turn.ts';
import { downloadReceipt, listTicketCharges } from './contract.ts';
import { receiptOffer } from './rules/charge-row.ts';
import { receiptRefusal, refuseAddressee } from './server/charge-messages.ts';
import { presentCharge } from './server/present-charge.ts';
import { type ChargeFilter, claimReceipt, countCharges, readCharges } from './server/read-charges.ts';
import { makeReceipt, readAddressee } from './server/receipts.ts';

/** For one member, because the server takes a tenth of a second to draw a receipt. */
const receiptTries = { most: 60, windowMs: 10 * 60_000 };

/** Lists what a member has paid for, and gives out each receipt once (CHARGE-005). */
export function createTicketChargeServer(database: Database): { endpoints: ServedEndpoint[] } {
  // A member's calls run one after another, so that later ones find the receipt given and draw nothing.
  const inTurn = createInTurn<number>();

  /** The charges of a member; 404 where the organiser has not switched the page on. */
  const chargesOf = ({ document, siteKey }: PublishedSite, { memberId }: Member): ChargeFilter => {
    if (!document.mypage?.ticketCharge?.isEnable) throw refuse('notFound');
    return { siteKey, memberId };
  };

  return {
    endpoints: [
      serve(listTicketCharges, async ({ site, member, say, context, query: { page = 1, per_page = pageSize } }) => {
        const filter = chargesOf(site, member);
        const [records, total] = await Promise.all([
          readCharges(database.kysely, filter, { limit: per_page, offset: (page - 1) * per_page }),
          countCharges(database.kysely, filter),
        ]);
        const rows = records.map((record) => presentCharge(record, say, context.language));
        return { data: { rows }, total, lastPage: lastPageOf(total, per_page) };
      }),

      serve(downloadReceipt, async ({ site, member, say, params, query, context }) => {
        const filter = chargesOf(site, member);
        const { memberId } = filter;
        const limit = { purpose: 'receipt', about: String(memberId), ...receiptTries };
        if (!(await countTries(database, [limit], context.now))) throw refuse('tooMany');
        const { language, now } = context;
        const wish = { site, filter, say, orderId: params.ticketChargeId, typed: query.addressee, language, now };
        return { data: await inTurn(memberId, () => giveReceipt(database, wish)) };
      }),
    ],
  };
}

interface ReceiptWish extends Pick<RequestContext, 'language' | 'now'> {
  site: PublishedSite;
  filter: ChargeFilter;
  say: Say;
  orderId: number;
  /** The addressee, as the member typed it. */
  typed: string;
}

async function giveReceipt(
  database: Database,
  { site, filter, say, orderId, typed, language, now }: ReceiptWish,
): Promise<FileAnswer> {
  const [record] = await readCharges(database.kysely, { ...filter, orderId }, { limit: 1, offset: 0 });
  if (record === undefined) throw refuse('notFound');
  const offer = receiptOffer(presentCharge(record, say, language));
  if (offer !== 'download') throw receiptRefusal(offer === 'downloaded' ? 'given' : 'noReceipt');
  const read = await readAddressee(typed);
  if ('problem' in read) throw refuseAddressee(read.problem);
  const { addressee } = read;
  // The receipt is drawn before it is claimed: if drawing fails, the member can ask again.
  const file = await makeReceipt(record, site, { addressee, language, now });
  const outcome = await inTransaction(database, (tx) =>
    claimReceipt(tx, record, filter, { addressee, now: new Date(now) }),
  );
  if (outcome !== 'claimed') throw receiptRefusal(outcome);
  return file;
}
