import { expect, test } from 'vitest';
import { floorJobs, openSaleFloor, pending } from '../../../../../test/sale-floor.ts';
import { describeEngines } from '../../../../../test/test-database.ts';
import { createTakePlaces } from '../reservation/take-places.ts';

describeEngines('a member who leaves', (open) => {
  test('is removed from orders and tickets, and a received ticket returns to its purchaser', async () => {
    const database = await open();
    await openSaleFloor(database, 2);
    const take = createTakePlaces(database, floorJobs(database));
    await take(pending({ purchaserId: 1 }));
    await take(pending({ purchaserId: 2 }));
    await database.kysely.updateTable('purchased_ticket').set({ holder_id: 1 }).where('purchaser_id', '=', 2).execute();
    await database.kysely.deleteFrom('member').where('member_id', '=', 1).execute();
    const orders = await database.kysely
      .selectFrom('ticket_order')
      .select('purchaser_id')
      .orderBy('order_id')
      .execute();
    expect(orders.map(({ purchaser_id }) => purchaser_id)).toEqual([null, 2]);
    const tickets = database.kysely.selectFrom('purchased_ticket').select(['purchaser_id', 'holder_id']);
    // The ticket that was handed to the leaving member is its purchaser's again.
    expect(await tickets.orderBy('order_id').execute()).toEqual([
      { purchaser_id: null, holder_id: null },
      { purchaser_id: 2, holder_id: 2 },
    ]);
  });

  test('can no longer buy, alone or in a batch with others', async () => {
    const database = await open();
    await openSaleFloor(database, 2);
    const take = createTakePlaces(database, floorJobs(database));
    await database.kysely.deleteFrom('member').where('member_id', '=', 1).execute();
    const code = { key: 'ONE', usesMax: 5 };
    const answers = await Promise.all([
      take(pending({ purchaserId: 2 })),
      take(pending({ purchaserId: 1 })),
      take(pending({ purchaserId: null })),
      take(pending({ purchaserId: 1, code })),
    ]);
    expect(answers.map(({ outcome }) => outcome)).toEqual(['accepted', 'gone', 'accepted', 'gone']);
  });
});
