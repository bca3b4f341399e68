import { type Kysely, type Selectable, sql } from 'kysely';
import * as v from 'valibot';
import { logAbout, type LoggedAbout } from '#features/operator/server.ts';
import { aboutOrder, orderOf, type PurchasedRow } from '#features/ticket/server.ts';
import { isPaid } from '#features/ticket/rules/order/order-money.ts';
import { nameParts } from '#features/profile/rules/profile-item.ts';
import type { LanguageCode } from '#kernel/language.ts';
import { formatInstant } from '#kernel/period.ts';
import type { StoredJson } from '#server/database/column-types.ts';
import { readStored } from '#server/database/read-stored.ts';
import type { Tables } from '#server/database/tables.ts';
import { type MailTrace, readTraces } from '#server/mail/mail-traces.ts';
import type { HistoryEntry } from '../contract/history.ts';
import { type ChangedPart, changedParts } from '../rules/corrected-parts.ts';
import { stepOfEvent } from '../rules/order-steps.ts';
import type { FoundOrder, RefundOfOrder } from './order-rows.ts';

interface OfOrder {
  row: FoundOrder;
  tickets: readonly PurchasedRow[];
  refunds: readonly RefundOfOrder[];
  language: LanguageCode;
}

/** An entry before its time is written. */
type Untimed = HistoryEntry extends infer Entry ? (Entry extends HistoryEntry ? Omit<Entry, 'at'> : never) : never;
interface Timed {
  at: Date;
  entry: Untimed;
}

/** Everything that happened to an order, the latest first. */
export async function historyOf(kysely: Kysely<Tables>, of: OfOrder): Promise<HistoryEntry[]> {
  const { row, tickets, language } = of;
  const numbers = new Map(tickets.map(({ purchased_ticket_id: id }, at) => [id, at + 1]));
  const ticketOf = (id: number | null): number | null => (id === null ? null : (numbers.get(id) ?? null));
  const ids = [...numbers.keys()];
  const named = row.gateway_number === null ? [row.order_number] : [row.order_number, row.gateway_number];
  const logged = await logAbout(kysely, row.site_key, { order: named, purchasedTicketId: ids });
  const changes = await changesOf(kysely, row.order_id);
  const events = await eventsOf(kysely, row.order_id);
  const mails = await readTraces(kysely, aboutOrder(row));
  const entries = [
    { at: row.ordered_at, entry: { kind: 'ordered', amount: row.amount, method: row.payment_method } } as const,
    ...stepsOf(row, events, ticketOf, collectorOf(logged)),
    ...tickets.flatMap(({ canceled_at: at, purchased_ticket_id: id }): Timed[] =>
      at === null ? [] : [{ at, entry: { kind: 'ticketCanceled', ticket: ticketOf(id) } }],
    ),
    ...refundsOf(
      of.refunds.filter(({ isOfBank }) => !isOfBank),
      events,
      ticketOf,
    ),
    ...mails.map(ofMail),
    ...entriesOf(await checkinsOf(kysely, ids), logged, ticketOf),
    ...logged
      .filter(({ action, at }) => !action.startsWith('gate.') && !changes.some((one) => isSame(one, { action, at })))
      .map(
        ({ at, operatorName: by, action, reason }): Timed => ({
          at,
          entry: { kind: 'operator', by, action, reason, way: null, ticket: null, changed: [] },
        }),
      ),
    ...changes.map(
      ({ at, by, kind, reason, way, person, ticketIds }): Timed => ({
        at,
        entry: {
          kind: 'operator',
          by,
          action: `order.${kind}`,
          // The reason of a chargeback is a word of the gateway: the order has it.
          reason: isOfGateway(kind) ? '' : reason,
          way,
          ticket: kind === 'corrected' ? ticketOf(ticketIds[0] ?? null) : null,
          changed: changedOf(person, language),
        },
      }),
    ),
  ];
  return entries
    .sort((one, other) => one.at.getTime() - other.at.getTime())
    .map(({ at, entry }): HistoryEntry => ({ ...entry, at: formatInstant(at.getTime()) }))
    .reverse();
}

type EventRow = Selectable<Tables['ticket_order_event']>;

async function eventsOf(kysely: Kysely<Tables>, orderId: number): Promise<EventRow[]> {
  return kysely
    .selectFrom('ticket_order_event')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('ticket_order_event_id')
    .execute();
}

type TicketOf = (id: number | null) => number | null;

/** What the events tell; of an order that is older than they are, what its row says of its end and of its money. */
function stepsOf(row: FoundOrder, events: readonly EventRow[], ticketOf: TicketOf, collector: string): Timed[] {
  const byOf = (step: string): string => (step === 'paid' && row.is_settled ? collector : '');
  const told = events.flatMap(({ at, kind, attempt, purchased_ticket_id: id }): Timed[] => {
    const step = stepOfEvent(kind, row.is_deferred);
    if (step === undefined) return [];
    if (step.kind === 'money')
      return [{ at, entry: { ...step, amount: row.amount, attempt: attempt ?? 0, by: byOf(step.step) } }];
    return [{ at, entry: step.kind === 'order' ? step : { ...step, ticket: ticketOf(id) } }];
  });
  const knows = (step: string): boolean => told.some(({ entry }) => 'step' in entry && entry.step === step);
  const { paid_at: paidAt, state, changed_at: changedAt } = row;
  if (paidAt !== null && isPaid(orderOf(row)) && !knows('paid'))
    told.push({
      at: paidAt,
      entry: { kind: 'money', step: 'paid', amount: row.amount, attempt: row.attempt, by: byOf('paid') },
    });
  const end = stepOfEvent(state, row.is_deferred);
  const isEnded = state === 'lost' || state === 'expired' || state === 'canceled';
  if (isEnded && end?.kind === 'order' && !knows(state)) told.push({ at: changedAt, entry: end });
  return told;
}

/** A refund as it was first, and each state that it got; of one that is older than the events, the present one. */
function refundsOf(refunds: readonly RefundOfOrder[], events: readonly EventRow[], ticketOf: TicketOf): Timed[] {
  return refunds.flatMap((refund): Timed[] => {
    const { ticket_refund_id: refundId, amount, way, created_at: createdAt, changed_at: changedAt } = refund;
    const entry = (state: RefundOfOrder['state']): Untimed => ({
      kind: 'refund',
      ticket: ticketOf(refund.purchased_ticket_id),
      amount,
      way,
      state,
    });
    const own = events.filter(({ ticket_refund_id }) => ticket_refund_id === refundId);
    const later = own.flatMap(({ at, kind }): Timed[] => {
      const state = kind.slice('refund.'.length);
      return isRefundState(state) ? [{ at, entry: entry(state) }] : [];
    });
    if (later.length === 0 && refund.state !== 'owed') later.push({ at: changedAt, entry: entry(refund.state) });
    return [{ at: createdAt, entry: entry('owed') }, ...later];
  });
}

const isRefundState = (state: string): state is RefundOfOrder['state'] =>
  state === 'owed' || state === 'asked' || state === 'done' || state === 'failed';

function ofMail({ kind, to, queuedAt, endedAt, failed }: MailTrace): Timed {
  const state = endedAt === null ? 'waiting' : failed === null ? 'sent' : 'failed';
  return { at: endedAt ?? queuedAt, entry: { kind: 'mail', mail: kind, to, state } };
}

interface CheckinRow {
  purchased_ticket_id: number;
  checked_in_at: Date;
  staff: string | null;
}

/** A change stands in the log as well. */
function isSame(one: { kind: string; at: Date }, { action, at }: { action: string; at: Date }): boolean {
  return action === `order.${one.kind}` && one.at.getTime() === at.getTime();
}

const isOfGateway = (kind: string): boolean => kind.startsWith('charge');

/** What organisers did to it, and why. */
async function changesOf(kysely: Kysely<Tables>, orderId: number) {
  return kysely
    .selectFrom('order_change')
    .select(['made_at as at', 'operator_name as by', 'kind', 'reason', 'way', 'person', 'ticket_ids as ticketIds'])
    .where('order_id', '=', orderId)
    .orderBy('order_change_id')
    .execute();
}

const nameSchema = v.object(v.entriesFromList(nameParts, v.optional(v.string(), '')));
const correctedSchema = v.object({ name: nameSchema, mail: v.string() });
const correctionSchema = v.object({ before: correctedSchema, after: correctedSchema });

/** Nothing where the change was none of a person, or the person was erased since. */
function changedOf(person: StoredJson | null, language: LanguageCode): ChangedPart[] {
  const read = person === null ? undefined : readStored(correctionSchema, person).output;
  return read === undefined ? [] : changedParts(read.before, read.after, language);
}

/** When tickets came in, and who let them in where it was a member. */
async function checkinsOf(kysely: Kysely<Tables>, ids: readonly number[]): Promise<CheckinRow[]> {
  const { rows } = await sql<CheckinRow>`
    select c.purchased_ticket_id, c.checked_in_at, m.mail as staff
    from ticket_checkin c left join member m on m.member_id = c.staff_id
    where c.purchased_ticket_id = any(${[...ids]}::int[]) order by c.ticket_checkin_id`.execute(kysely);
  return rows;
}

/** Who collected the money of an order at a gate: an order that waits for it is settled once. */
function collectorOf(logged: readonly LoggedAbout[]): string {
  return logged.find(({ action, collected }) => action === 'gate.checkedIn' && collected !== null)?.operatorName ?? '';
}

/** The check-ins that count, those that were taken back, and that they were: of these the log alone knows. */
function entriesOf(rows: readonly CheckinRow[], logged: readonly LoggedAbout[], ticketOf: TicketOf): Timed[] {
  const isOf = ({ purchased_ticket_id: id, checked_in_at: at }: CheckinRow, one: LoggedAbout): boolean =>
    one.purchasedTicketId === String(id) && one.at.getTime() === at.getTime();
  const checkedIn = logged.filter(({ action }) => action === 'gate.checkedIn');
  const ticketIn = ({ purchasedTicketId: id }: LoggedAbout): number | null => ticketOf(id === null ? null : Number(id));
  return [
    ...rows.map((row): Timed => {
      const { purchased_ticket_id: id, checked_in_at: at, staff } = row;
      const by = staff ?? checkedIn.find((one) => isOf(row, one))?.operatorName ?? '';
      return { at, entry: { kind: 'checkedIn', ticket: ticketOf(id), by } };
    }),
    ...checkedIn
      .filter((one) => !rows.some((row) => isOf(row, one)))
      .map((one): Timed => ({ at: one.at, entry: { kind: 'checkedIn', ticket: ticketIn(one), by: one.operatorName } })),
    ...logged
      .filter(({ action }) => action === 'gate.undone')
      .map(
        (one): Timed => ({
          at: one.at,
          entry: { kind: 'checkinUndone', ticket: ticketIn(one), by: one.operatorName, reason: one.reason },
        }),
      ),
  ];
}
