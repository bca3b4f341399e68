import * as v from 'valibot';
import { sql, type Transaction } from 'kysely';
import type { LinkServices, SiteServer } from '#features/site/server.ts';
import type { Instant } from '#kernel/clock.ts';
import type { Database } from '#server/database/database.ts';
import { readStored } from '#server/database/read-stored.ts';
import type { Tables } from '#server/database/tables.ts';
import type { Mailing } from '#server/mail/mail.ts';
import type { FormAnswer } from '../../rules/flow/uses-partner-form.ts';
import { correctAnswers } from '../../rules/organiser/correct-answers.ts';
import {
  type Corrected,
  type CorrectionProblem,
  type CorrectionWish,
  judgeCorrection,
  type KnownPerson,
  personOf,
} from '../../rules/organiser/judge-correction.ts';
import type { OrderRow } from '../order/order-columns.ts';
import { letOrdersBeFound } from '../order/let-orders-be-found.ts';
import { lockOrder, readOrder } from '../order/order-rows.ts';
import { goneOnly, siteOfOrder } from '../order/site-of-order.ts';
import { type PurchasedRow, readPurchased } from '../purchased/read-purchased.ts';
import { newOrderNumber, newQrSecret, newTicketCode } from '../purchased/ticket-numbers.ts';
import { keepFormerCode } from '../purchased/former-codes.ts';
import { withFreeCode } from '../purchased/with-free-code.ts';
import type { NamedOrder } from './change-order.ts';
import { correctionMails } from './correction-mails.ts';
import { lockTickets } from './lock-tickets.ts';
import { type Changer, findChange, noteChange } from './note-change.ts';

export interface CorrectionServices extends LinkServices {
  database: Database;
  site: SiteServer;
  mail: Mailing;
}

/** Who can be corrected of an order: its buyer, and the companions of tickets that are still with the buyer. */
export interface PeopleOfOrder {
  buyer: KnownPerson;
  hasLeft: boolean;
  isMember: boolean;
  companions: (KnownPerson & { purchasedTicketId: number; ticket: PurchasedRow })[];
}

/** Undefined: the site has no such order. */
export async function readPeopleOf(
  { kysely }: Database,
  { siteKey, orderNumber }: NamedOrder,
): Promise<PeopleOfOrder | undefined> {
  const row = await readOrder(kysely, { orderNumber });
  if (row === undefined || row.site_key !== siteKey) return undefined;
  const tickets = await readPurchased(kysely, { orderId: row.order_id });
  return {
    buyer: buyerOfRow(row),
    hasLeft: row.purchaser_left,
    isMember: row.purchaser_id !== null,
    companions: tickets.filter(isWithBuyer).map((ticket) => ({
      ...companionOf(ticket),
      purchasedTicketId: ticket.purchased_ticket_id,
      ticket,
    })),
  };
}

export type CorrectionOutcome = { corrected: { orderNumber: string } } | { problem: CorrectionProblem | 'unknown' };

/**
 * Corrects the name and the mail address of a buyer or of a companion. With another address the links that were sent to
 * the old one are dead: the order of a visitor gets another number, the tickets other codes, and transfers end
 * (docs/decisions/0045).
 */
export async function correctPerson(
  services: CorrectionServices,
  { siteKey, orderNumber }: NamedOrder,
  wish: CorrectionWish & { purchasedTicketId: number | null; reason: string },
  changer: Changer,
): Promise<CorrectionOutcome> {
  const { database, site, mail } = services;
  const published = await siteOfOrder(site, { site_key: siteKey }).catch(goneOnly);
  return withFreeCode(database, async (tx): Promise<CorrectionOutcome> => {
    const before = await findChange(tx, changer);
    const row = await lockOrder(tx, before === undefined ? { orderNumber } : { orderId: before.order_id });
    if (row === undefined || row.site_key !== siteKey) return { problem: 'unknown' };
    if (before !== undefined) return { corrected: { orderNumber: row.order_number } };
    await lockTickets(tx, row.order_id);
    const tickets = await readPurchased(tx, { orderId: row.order_id });
    const ticket = tickets.find((one) => one.purchased_ticket_id === wish.purchasedTicketId);
    const isCompanion = wish.purchasedTicketId !== null;
    if (isCompanion && (ticket === undefined || !isWithBuyer(ticket))) return { problem: 'notPossible' };
    const known = ticket === undefined ? buyerOfRow(row) : companionOf(ticket);
    const judged = judgeCorrection(known, wish, { isCompanion, hasLeft: row.purchaser_left });
    if (typeof judged === 'string') return { problem: judged };
    const after = ticket === undefined ? await storeBuyer(tx, row, judged, { tickets, now: changer.context.now }) : row;
    if (ticket !== undefined) await storeCompanion(tx, ticket, judged);
    await noteChange(tx, changer, after, {
      kind: 'corrected',
      ...(ticket && { ticketIds: [ticket.purchased_ticket_id] }),
      reason: wish.reason,
      person: { before: known, after: { name: judged.name, mail: judged.mail } },
    });
    if (published !== undefined) {
      const told = { before: row, after, ticket, person: judged };
      for (const one of correctionMails(services, published, told)) await mail.send(one, { tx });
    }
    return { corrected: { orderNumber: after.order_number } };
  });
}

/** A name on a ticket that a member received is the member's own. */
function isWithBuyer({ state, holder_id, purchaser_id }: PurchasedRow): boolean {
  return state === 'issued' && holder_id === purchaser_id;
}

const buyerOfRow = ({ purchaser_info, purchaser_mail: mail }: OrderRow): KnownPerson =>
  personOf(readAnswers(purchaser_info), mail);
const companionOf = ({ checkin_user_info, checkin_user_mail: mail }: PurchasedRow): KnownPerson =>
  personOf(readAnswers(checkin_user_info), mail);

const answersSchema = v.array(
  v.object({
    entryFormKey: v.string(),
    answerMethod: v.string(),
    textValue: v.optional(v.string(), ''),
    selectorValue: v.optional(v.array(v.object({ key: v.string(), value: v.optional(v.string(), '') })), []),
  }),
);

function readAnswers(stored: unknown): FormAnswer[] {
  return readStored(answersSchema, stored).output ?? [];
}

const json = (value: unknown) => sql<object>`${JSON.stringify(value)}::jsonb`;

async function storeBuyer(
  tx: Transaction<Tables>,
  row: OrderRow,
  { name, mail, isOtherMail }: Corrected,
  { tickets, now }: { tickets: readonly PurchasedRow[]; now: Instant },
): Promise<OrderRow> {
  const answers = correctAnswers(readAnswers(row.purchaser_info), name, mail);
  const isVisitors = row.purchaser_id === null;
  // Whoever has the number of a visitor's order sees its tickets. Its gateway goes on by the first one.
  const numbers =
    isOtherMail && isVisitors
      ? { order_number: newOrderNumber(), gateway_number: row.gateway_number ?? row.order_number }
      : {};
  await tx
    .updateTable('ticket_order')
    .set({ purchaser_info: json(answers), purchaser_mail: mail, ...numbers })
    .where('order_id', '=', row.order_id)
    .execute();
  const { order_number: orderNumber } = { ...row, ...numbers };
  await letOrdersBeFound(tx, [{ orderId: row.order_id, siteKey: row.site_key, orderNumber, mail, answers }]);
  if (isOtherMail) await endLinks(tx, tickets.filter(isWithBuyer), now);
  return { ...row, purchaser_mail: mail, ...numbers };
}

/** Transfers that were begun end, and the tickets get other codes: the old address has those of its mails. */
async function endLinks(tx: Transaction<Tables>, tickets: readonly PurchasedRow[], now: Instant): Promise<void> {
  for (const row of tickets) {
    const { purchased_ticket_id: id } = row;
    await keepFormerCode(tx, row, now);
    await tx
      .updateTable('purchased_ticket')
      .set({
        transfer_status: null,
        transfer_code: null,
        transfer_started_at: null,
        code: newTicketCode(),
        qr_secret: newQrSecret(),
      })
      .where('purchased_ticket_id', '=', id)
      .execute();
  }
}

async function storeCompanion(tx: Transaction<Tables>, ticket: PurchasedRow, { name, mail }: Corrected): Promise<void> {
  const answers = correctAnswers(readAnswers(ticket.checkin_user_info), name, mail);
  await tx
    .updateTable('purchased_ticket')
    .set({ checkin_user_info: json(answers), checkin_user_mail: mail })
    .where('purchased_ticket_id', '=', ticket.purchased_ticket_id)
    .execute();
}
