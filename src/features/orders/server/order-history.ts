import { type Kysely, sql } from 'kysely';
import { logAbout } from '#features/operator/server.ts';
import type { PurchasedRow } from '#features/ticket/server.ts';
import { formatInstant } from '#kernel/period.ts';
import type { Tables } from '#server/database/tables.ts';
import type { HistoryEntry } from '../contract/history.ts';
import type { FoundOrder, RefundOfOrder } from './order-rows.ts';

interface OfOrder {
  row: FoundOrder;
  tickets: readonly PurchasedRow[];
  refunds: readonly RefundOfOrder[];
}

const told = (at: Date): string => formatInstant(at.getTime());

/** Everything that happened to an order, the latest first. */
export async function historyOf(kysely: Kysely<Tables>, { row, tickets, refunds }: OfOrder): Promise<HistoryEntry[]> {
  const numberOf = new Map(tickets.map(({ purchased_ticket_id: id }, at) => [id, at + 1]));
  const ids = [...numberOf.keys()];
  const ticketOf = (id: number | null): number | null => (id === null ? null : (numberOf.get(id) ?? null));
  const logged = await logAbout(kysely, row.site_key, { order: [row.order_number], purchasedTicketId: ids });
  const changes = await changesOf(kysely, row.order_id);
  const entries: HistoryEntry[] = [
    { kind: 'ordered', at: told(row.ordered_at), amount: row.amount, method: row.payment_method },
    ...(row.paid_at === null ? [] : [{ kind: 'paid' as const, at: told(row.paid_at), amount: row.amount }]),
    ...tickets.flatMap(({ canceled_at: at, purchased_ticket_id: id }) =>
      at === null ? [] : [{ kind: 'ticketCanceled' as const, at: told(at), ticket: ticketOf(id) }],
    ),
    ...refunds.map(({ purchased_ticket_id: id, amount, way, state, changed_at: at }) => ({
      kind: 'refund' as const,
      at: told(at),
      ticket: ticketOf(id),
      amount,
      way,
      state,
    })),
    ...(await checkinsOf(kysely, ids)).map(({ purchased_ticket_id: id, checked_in_at: at, staff }) => ({
      kind: 'checkedIn' as const,
      at: told(at),
      ticket: ticketOf(id),
      by:
        staff ??
        logged.find((one) => one.action === 'gate.checkedIn' && one.at.getTime() === at.getTime())?.operatorName ??
        '',
    })),
    ...logged
      .filter(({ action, at }) => !action.startsWith('gate.') && !changes.some((one) => isSame(one, { action, at })))
      .map(({ at, operatorName: by, action, reason }) => ({
        kind: 'operator' as const,
        at: told(at),
        by,
        action,
        reason,
        way: null,
      })),
    ...changes.map(({ at, by, kind, reason, way }) => ({
      kind: 'operator' as const,
      at: told(at),
      by,
      action: `order.${kind}`,
      reason,
      way,
    })),
  ];
  return entries.sort((one, other) => (one.at < other.at ? 1 : one.at > other.at ? -1 : 0));
}

/** A change stands in the log as well. */
function isSame(one: { kind: string; at: Date }, { action, at }: { action: string; at: Date }): boolean {
  return action === `order.${one.kind}` && one.at.getTime() === at.getTime();
}

/** What organisers did to it, and why. */
async function changesOf(kysely: Kysely<Tables>, orderId: number) {
  return kysely
    .selectFrom('order_change')
    .select(['made_at as at', 'operator_name as by', 'kind', 'reason', 'way'])
    .where('order_id', '=', orderId)
    .orderBy('order_change_id')
    .execute();
}

/** When tickets came in, and who let them in where it was a member. */
async function checkinsOf(kysely: Kysely<Tables>, ids: readonly number[]) {
  const { rows } = await sql<{ purchased_ticket_id: number; checked_in_at: Date; staff: string | null }>`
    select c.purchased_ticket_id, c.checked_in_at, m.mail as staff
    from ticket_checkin c left join member m on m.member_id = c.staff_id
    where c.purchased_ticket_id = any(${[...ids]}::int[]) order by c.ticket_checkin_id`.execute(kysely);
  return rows;
}
