import { type Selectable, sql, type Transaction } from 'kysely';
import { noteInLog } from '#features/operator/server.ts';
import type { Tables } from '#server/database/tables.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import type { KnownPerson } from '../../rules/organiser/judge-correction.ts';
import type { OrderRow } from '../order/order-columns.ts';
import type { OperatorChangeKind, OrderChangeTable } from './order-change-tables.ts';

/** Who changes an order, and when. */
export interface Changer {
  /** Without an id: somebody who is no operator any more. */
  operator: { operatorId: number | null; name: string };
  context: Pick<RequestContext, 'requestId' | 'now'>;
  /** Made with the form: sent again, it is the same change. */
  changeKey: string;
}

export type OrderChangeRow = Selectable<OrderChangeTable>;

interface Noted {
  kind: OperatorChangeKind;
  ticketIds?: readonly number[];
  amount?: number;
  reason?: string;
  /** Of a correction. The log does not name the person: it stays when they are erased. */
  person?: { before: KnownPerson; after: KnownPerson };
}

/** The change that a key made before; its order is locked, so that no other press makes it meanwhile. */
export async function findChange(
  tx: Transaction<Tables>,
  { changeKey }: Pick<Changer, 'changeKey'>,
): Promise<OrderChangeRow | undefined> {
  return tx.selectFrom('order_change').selectAll().where('change_key', '=', changeKey).executeTakeFirst();
}

/** Writes down at the order and in the log who changed what and why, in the transaction of the change. */
export async function noteChange(
  tx: Transaction<Tables>,
  { operator, context, changeKey }: Changer,
  row: Pick<OrderRow, 'order_id' | 'order_number' | 'site_key'>,
  { kind, ticketIds = [], amount = 0, reason = '', person }: Noted,
): Promise<OrderChangeRow> {
  const change = await tx
    .insertInto('order_change')
    .values({
      change_key: changeKey,
      order_id: row.order_id,
      kind,
      operator_id: operator.operatorId,
      operator_name: operator.name,
      ticket_ids: sql`${[...ticketIds]}::integer[]`,
      amount,
      reason,
      person: person === undefined ? null : sql<object>`${JSON.stringify(person)}::jsonb`,
      made_at: new Date(context.now),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await noteInLog(tx, context, {
    operator,
    siteKey: row.site_key,
    action: `order.${kind}`,
    details: {
      order: row.order_number,
      ...(ticketIds.length > 0 && { tickets: ticketIds.length }),
      ...(amount > 0 && { amount }),
      ...(reason !== '' && person === undefined && { reason }),
    },
  });
  return change;
}
