import type { Transaction } from 'kysely';
import type { LinkServices, SiteServer } from '#features/site/server.ts';
import type { Tables } from '#server/database/tables.ts';
import type { Mailing } from '#server/mail/mail.ts';
import type { OrderRow } from '../order/order-columns.ts';
import type { Orders } from '../order/orders.ts';
import { goneOnly, siteOfOrder } from '../order/site-of-order.ts';
import { type Changer, noteChange } from './note-change.ts';
import type { NamedOrder } from './change-order.ts';
import { endedMail } from './organiser-mails.ts';

export interface EndServices extends LinkServices {
  orders: Pick<Orders, 'read' | 'apply'>;
  site: SiteServer;
  mail: Mailing;
}

/** `stillChecking`: the gateway has not said yet whether money is on its way, and the order ends once it has. */
export type Ended = 'ended' | 'stillChecking' | 'notPossible' | 'unknown';

/**
 * The organiser ends an order that nobody has paid: its gateway is told to take no money, its places are free, and the
 * buyer is told, by a mail of this order or by `tell`. Money that was faster has bought the tickets.
 */
export async function endOrder(
  { orders, site, mail, publicUrl }: EndServices,
  { siteKey, orderNumber }: NamedOrder,
  {
    reason,
    tell,
    ...changer
  }: Changer & { reason: string; tell?: (tx: Transaction<Tables>, row: OrderRow) => Promise<void> },
): Promise<Ended> {
  const row = await orders.read({ orderNumber });
  if (row === undefined || row.site_key !== siteKey) return 'unknown';
  const published = tell === undefined ? await siteOfOrder(site, row).catch(goneOnly) : undefined;
  const told = published && endedMail({ site, publicUrl }, published, row);
  const leave = () =>
    orders.apply(
      { orderId: row.order_id },
      { type: 'leave' },
      {
        async also(tx, locked, { isMoved, order }) {
          if (!isMoved || order.state !== 'canceled') return;
          await noteChange(tx, changer, locked, { kind: 'revoked', reason });
          await tell?.(tx, locked);
          if (told !== undefined) await mail.send(told, { tx });
        },
      },
    );
  let left = await leave();
  // The gateway has taken the number back: nothing can be paid any more.
  if (left?.state === 'reserved') left = await leave();
  if (left?.state === 'canceled') return row.state === 'canceled' ? 'notPossible' : 'ended';
  return left?.state === 'checking' ? 'stillChecking' : 'notPossible';
}
