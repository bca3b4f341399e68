import { expect, test } from 'vitest';
import { inTransaction } from '#server/database/transaction.ts';
import { openSaleFloor, pending } from '../../../../test/sale-floor.ts';
import { describeEngines } from '../../../../test/test-database.ts';
import { applyEvent } from './apply-event.ts';
import { lockOrder } from './order-rows.ts';
import { reserveBatch } from './reserve-batch.ts';

const now = Date.UTC(2026, 10, 20);
const minute = 60_000;

describeEngines('places whose payment failed', (open) => {
  test('are not held until the deadline of a till, at which nobody pays [TICKET-109]', async () => {
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
});
