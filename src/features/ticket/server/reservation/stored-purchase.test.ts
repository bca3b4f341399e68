import { expect, test } from 'vitest';
import { inTransaction } from '#server/database/transaction.ts';
import { floorContent, floorJobs, floorSite, openSaleFloor, pending } from '../../../../../test/sale-floor.ts';
import { ticketItem } from '../../../../../test/purchased-rows.ts';
import { describeEngines } from '../../../../../test/test-database.ts';
import { insertOrder } from './insert-order.ts';
import { readOrder } from '../order/order-rows.ts';
import { readPurchased } from '../purchased/read-purchased.ts';
import type { PendingPurchase } from './reservation.ts';
import { reserveBatch } from './reserve-batch.ts';
import { purchasedRows, type StoredPurchase } from './stored-purchase.ts';
import { createTakePlaces } from './take-places.ts';

const document = ticketItem();
const paid = {
  state: 'charging',
  paymentMethod: 'CreditCard',
  amount: 4_000,
  attempt: 1,
  heldUntil: Date.UTC(2026, 10, 20, 1),
  payment: { cardId: 3 },
  addressee: '広場株式会社',
  includeReceipt: true,
  tell: null,
} as const satisfies Partial<PendingPurchase>;
const answers = [{ entryFormKey: 'name', kind: 'text', text: '山田' }] as unknown as PendingPurchase['purchaserInfo'];

describeEngines('the order that a purchase answers without reading it', (open) => {
  const floor = async () => {
    const database = await open();
    await openSaleFloor(database, 3);
    await database.kysely
      .insertInto('ticket_snapshot')
      .values({ site_key: floorSite, content_id: floorContent, ticket_id: 1, digest: 'a'.repeat(64), document })
      .execute();
    return database;
  };

  test.each([
    ['of a batch, free', { purchaserId: 1, tell: 'issued' }],
    ['of a batch, to be paid', { purchaserId: 2, purchaserInfo: answers, ...paid }],
    ['of a visitor', { purchaserId: null }],
    ['with a code', { purchaserId: 1, code: { key: 'ONE', usesMax: 5 }, ...paid }],
  ] as const)('equals the stored order: an order %s', async (_, wish) => {
    const database = await floor();
    const take = createTakePlaces(database, floorJobs(database));
    const reserved = await take(pending({ lines: [{ ticketId: 1, number: 3 }], ...wish }));
    if (reserved.outcome !== 'accepted') throw new Error(reserved.outcome);
    await expectStanding(database, reserved.stored);
  });

  test('equals the stored order: orders of one batch, sent at different moments', async () => {
    const database = await floor();
    const batch = [1, 2, null].map((purchaserId, place) => pending({ purchaserId, now: 1_000 * (place + 1) }));
    for (const reserved of await reserveBatch(database.pool, batch)) {
      if (reserved.outcome !== 'accepted') throw new Error(reserved.outcome);
      await expectStanding(database, reserved.stored);
    }
  });

  test('equals the stored order: an application to a lottery', async () => {
    const database = await floor();
    const { state, attempt, heldUntil, ...rest } = pending({ purchaserId: 1 });
    const lottery = { entrantId: 'one', slots: [2, 1], enableExtraSlot: true };
    const application = { ...rest, state: 'applied', attempt: 0, heldUntil: null, lottery } as const;
    const stored = await inTransaction(database, (tx) => insertOrder(tx, application));
    if (stored === undefined) throw new Error('It was not stored.');
    await expectStanding(database, stored);
  });

  async function expectStanding({ kysely }: Awaited<ReturnType<typeof open>>, stored: StoredPurchase) {
    const { order_id: orderId } = stored.order;
    expect(stored.order).toEqual(await readOrder(kysely, { orderId }));
    const rows = await readPurchased(kysely, { orderId });
    expect(rows.length).toBeGreaterThan(0);
    // The database fills the column by which tickets are searched for.
    const known = rows.map((row) =>
      Object.fromEntries(Object.entries(row).filter(([name]) => name !== 'companion_letters')),
    );
    expect(purchasedRows(stored, () => document)).toEqual(known);
  }
});
