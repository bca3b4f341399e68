import type { Orders } from '../order/orders.ts';
import { type Changer, noteChange } from './note-change.ts';
import type { NamedOrder } from './change-order.ts';

/** `stillChecking`: the gateway has not said yet whether money is on its way, and the order ends once it has. */
export type Ended = 'ended' | 'stillChecking' | 'notPossible' | 'unknown';

/**
 * The organiser ends an order that nobody has paid: its gateway is told to take no money, its places are free, and the
 * buyer is told. Money that was faster has bought the tickets.
 */
export async function endOrder(
  orders: Pick<Orders, 'read' | 'apply'>,
  { siteKey, orderNumber }: NamedOrder,
  { reason, ...changer }: Changer & { reason: string },
): Promise<Ended> {
  const row = await orders.read({ orderNumber });
  if (row === undefined || row.site_key !== siteKey) return 'unknown';
  const leave = () =>
    orders.apply(
      { orderId: row.order_id },
      { type: 'leave' },
      {
        async also(tx, locked, { isMoved, order }) {
          if (!isMoved || order.state !== 'canceled') return;
          await noteChange(tx, changer, locked, { kind: 'revoked', reason });
          await tx.updateTable('ticket_order').set({ tell: 'canceled' }).where('order_id', '=', row.order_id).execute();
        },
      },
    );
  let left = await leave();
  // The gateway has taken the number back: nothing can be paid any more.
  if (left?.state === 'reserved') left = await leave();
  if (left?.state === 'canceled') return row.state === 'canceled' ? 'notPossible' : 'ended';
  return left?.state === 'checking' ? 'stillChecking' : 'notPossible';
}
