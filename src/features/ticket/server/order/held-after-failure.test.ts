import { expect, test } from 'vitest';
import { inTransaction } from '#server/database/transaction.ts';
import { openSaleFloor, pending } from '../../../../../test/sale-floor.ts';
import { describeEngines } from '../../../../../test/test-database.ts';
import type { OrderEvent } from '../../rules/order/order.ts';
import { applyEvent } from './apply-event.ts';
import type { OrderRow } from './order-columns.ts';
import { lockOrder } from './order-rows.ts';
import { reserveBatch } from '../reservation/reserve-batch.ts';

const now = Date.UTC(2026, 10, 20);
const minute = 60_000;

describeEngines('places whose payment failed', (open) => {
  test('at a convenience store are held for 15 minutes, not until the deadline of the store [TICKET-109]', async () => {
    const database = await open();
    await openSaleFloor(database, 1);
    const heldUntil = now + 72 * 60 * minute;
    const money = { amount: 500, paymentMethod: 'ConvenienceStore' } as const;
    const charging = pending({ purchaserId: 1, state: 'charging', attempt: 1, heldUntil, ...money });
    await reserveBatch(database.pool, [charging]);
    const told = await inTransaction(database, async (tx) => {
      const row = await lockOrder(tx, charging);
      if (row === undefined) throw new Error('No such order.');
      return applyEvent(tx, row, { type: 'refused', attempt: 1 }, { now });
    });
    expect([told.order.state, told.heldUntil]).toEqual(['reserved', now + 15 * minute]);
  });

  test('expire at the end of their hold, and no gateway is asked about them afterwards', async () => {
    const database = await open();
    await openSaleFloor(database, 1);
    const money = { amount: 500, paymentMethod: 'CreditCard' } as const;
    const charging = { state: 'charging', attempt: 1, heldUntil: now + minute } as const;
    const orders = [1, 2].map(() => pending({ purchaserId: 1, ...charging, ...money }));
    await reserveBatch(database.pool, orders);
    const tell = (order: object, event: OrderEvent, at: number) =>
      inTransaction(database, async (tx) =>
        applyEvent(tx, (await lockOrder(tx, order)) as OrderRow, event, { now: at }),
      );
    const [early, late] = orders as [object, object];
    await tell(early, { type: 'refused', attempt: 1 }, now);
    await tell(early, { type: 'holdExpired' }, now + minute);
    await tell(late, { type: 'refused', attempt: 1 }, now + minute);
    const rows = await database.kysely.selectFrom('ticket_order').select(['state', 'ask_at']).execute();
    expect(rows).toEqual([1, 2].map(() => ({ state: 'expired', ask_at: null })));
  });
});
