import { sql } from 'kysely';
import { nameIn } from '#features/profile/rules/person-name.ts';
import { presentQuestions, type ProfileAnswers } from '#features/profile/server.ts';
import { moduleOf, type PublishedSite, type SiteStore, sayIn, spokenLanguage } from '#features/site/server.ts';
import { orderMoney } from '#features/ticket/rules/order/order-money.ts';
import {
  hasStandingMail,
  orderInState,
  type PurchasedRow,
  readHolderName,
  readPurchased,
} from '#features/ticket/server.ts';
import type { AnswerOf } from '#kernel/endpoint.ts';
import type { LanguageCode } from '#kernel/language.ts';
import { formatInstant } from '#kernel/period.ts';
import type { Database } from '#server/database/database.ts';
import type { readOrder } from '../contract.ts';
import { orderStanding } from '../rules/order-standing.ts';
import { answersInWords } from './answers-in-words.ts';
import { buyerOfOrder } from './buyer-of-order.ts';
import { historyOf } from './order-history.ts';
import { findOrder, type FoundOrder, readChargeback, type RefundOfOrder, readRefunds } from './order-rows.ts';

export interface ReadServices {
  database: Database;
  site: { store: Pick<SiteStore, 'site'> };
  profile: Pick<ProfileAnswers, 'present'>;
}

type Told = AnswerOf<typeof readOrder>;

/** An order of a site with everything that its organiser may know; undefined: the site has no such order. */
export async function readOrderOf(
  { database, site: { store }, profile }: ReadServices,
  { siteKey, portalId, eventId }: { siteKey: string; portalId: number; eventId: number | undefined },
  orderNumber: string,
  wished: LanguageCode,
): Promise<Told | undefined> {
  const { kysely } = database;
  const row = await findOrder(kysely, siteKey, orderNumber);
  if (row === undefined) return undefined;
  // An event that was taken from the public has its orders still.
  const site = await store.site({ portalId, eventId });
  const language = site === undefined ? wished : spokenLanguage(site.document, wished);
  const tickets = await readPurchased(kysely, { orderId: row.order_id });
  const refunds = await readRefunds(kysely, row.order_id);
  const order = orderInState(row.state, row);
  const { due, received, owed } = orderMoney(order);
  return {
    orderNumber: row.order_number,
    orderedAt: formatInstant(row.ordered_at.getTime()),
    standing: orderStanding({ state: row.state, owed }),
    method: row.payment_method,
    language: row.language,
    heldUntil: row.held_until === null ? null : formatInstant(row.held_until.getTime()),
    buyer: {
      ...buyerOfOrder(row, language),
      hasLeft: row.purchaser_left,
      isMember: row.purchaser_id !== null,
      answers: answersInWords(row.purchaser_info, site === undefined ? [] : questionsOf(site, row, language)),
    },
    tickets: await presentTickets({ profile }, site, tickets, await mailsOfHolders(database, tickets), language),
    money: { ...moneyOf(tickets, refunds, row.canceled_unpaid), due, paid: received, owed, code: row.code_key },
    chargeback: presentChargeback(await readChargeback(kysely, row.order_id)),
    receipt: {
      isWanted: row.include_receipt,
      addressee: row.addressee,
      issuedAt: row.receipt_at === null ? null : formatInstant(row.receipt_at.getTime()),
    },
    canResend: hasStandingMail(row),
    history: await historyOf(kysely, { row, tickets, refunds, language }),
  };
}

function presentChargeback(row: Awaited<ReturnType<typeof readChargeback>>): Told['chargeback'] {
  if (row === undefined) return null;
  const { amount, state, reason, respond_by: by } = row;
  return { amount, state, reason, respondBy: by === null ? null : formatInstant(by.getTime()) };
}

/** The questions of the buyer's form as it is now. */
function questionsOf(site: PublishedSite, { content_id: contentId }: FoundOrder, language: LanguageCode) {
  const entry = moduleOf(site, 'ticket', contentId)?.serverContent.entry;
  return presentQuestions(entry?.profiles ?? [], sayIn(site.document, language), language);
}

function moneyOf(tickets: readonly PurchasedRow[], refunds: readonly RefundOfOrder[], canceledUnpaid: number) {
  const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0);
  const full = sum(tickets.map(({ original_price }) => original_price));
  const wasPaid = tickets.some(({ paid_attempt, is_settled }) => paid_attempt !== null || is_settled);
  const canceled = tickets.filter(({ state }) => state === 'canceled' && wasPaid).map(({ price }) => price);
  // What an organiser gives back may be more or less than the price of what is cancelled.
  const back = refunds.filter(({ purchased_ticket_id: id }) => id !== null).map(({ amount }) => amount);
  return {
    full,
    discount: full - sum(tickets.map(({ price }) => price)),
    canceledUnpaid,
    refunded: sum(refunds.filter(({ state }) => state === 'done').map(({ amount }) => amount)),
    toRefund: sum(refunds.filter(({ state }) => state !== 'done').map(({ amount }) => amount)),
    fee: Math.max(0, sum(canceled) - sum(back)),
  };
}

/** The mail addresses of members who hold tickets that somebody else bought. */
async function mailsOfHolders({ kysely }: Database, tickets: readonly PurchasedRow[]): Promise<Map<number, string>> {
  const ids = tickets.flatMap(({ holder_id, purchaser_id }) =>
    holder_id === null || holder_id === purchaser_id ? [] : [holder_id],
  );
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ member_id: number; mail: string }>`
    select member_id, mail from member where member_id = any(${ids}::int[])`.execute(kysely);
  return new Map(rows.map(({ member_id, mail }) => [member_id, mail]));
}

function presentTickets(
  { profile }: Pick<ReadServices, 'profile'>,
  site: PublishedSite | undefined,
  tickets: readonly PurchasedRow[],
  mails: ReadonlyMap<number, string>,
  language: LanguageCode,
): Promise<Told['tickets']> {
  return Promise.all(
    tickets.map(async (row): Promise<Told['tickets'][number]> => {
      const { document, holder_id: holderId } = row;
      const price = document.multiplePrices.find((one) => one.ticketMultiplePriceId === row.multiple_price_id);
      const slot = document.slots.find((one) => one.ticketSlotId === row.success_slot_id);
      const isBuyer = holderId === row.purchaser_id;
      const name =
        site === undefined
          ? nameIn(isBuyer ? row.checkin_user_info : [], language)
          : await readHolderName(profile, row, site, language);
      return {
        purchasedTicketId: row.purchased_ticket_id,
        contentId: row.content_id,
        ticketId: row.ticket_id,
        title: document.title,
        priceName: price?.name ?? null,
        slotName: slot?.name ?? null,
        code: row.state === 'issued' || row.state === 'canceled' ? row.code : '',
        price: row.price,
        originalPrice: row.original_price,
        state: row.state,
        checkinCount: row.checkin_count,
        holder: { name, mail: (holderId !== null && mails.get(holderId)) || row.checkin_user_mail, isBuyer },
        transfer: row.transfer_status,
      };
    }),
  );
}
