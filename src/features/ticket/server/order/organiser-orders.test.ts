import { expect, test } from 'vitest';
import { floorJobs, floorSite, openSaleFloor, pending, readBooks } from '../../../../../test/sale-floor.ts';
import { testDatabase } from '../../../../../test/test-database.ts';
import { changeDeferred, listOwedOrders, listSilentOrders } from './organiser-orders.ts';
import { createTakePlaces } from '../reservation/take-places.ts';

const deferred = { paymentMethod: 'Bank', amount: 1000, isDeferred: true } as const;
const now = Date.UTC(2026, 10, 21);

test('an organiser notes a deferred payment once, or takes its tickets back', async () => {
  const database = await testDatabase();
  await openSaleFloor(database, 2);
  const jobs = floorJobs(database);
  const take = createTakePlaces(database, jobs);
  const purchases = [deferred, deferred, {}].map((wish) => pending({ purchaserId: 1, ...wish }));
  for (const purchase of purchases) await take(purchase);
  const change = (place: number, type: 'settled' | 'revoked') =>
    changeDeferred(database, jobs, purchases[place]?.orderNumber ?? 'NOBODY', type, now);
  const owed = async (siteKey: string) => (await listOwedOrders(database, siteKey)).map(({ number }) => number);
  const waiting = purchases.slice(0, 2).map(({ orderNumber }) => orderNumber);
  expect([await owed(''), await owed(floorSite), await owed('event/2')]).toEqual([waiting, waiting, []]);
  expect(await change(0, 'settled')).toEqual({ state: 'completed', due: 1000 });
  expect(await change(0, 'settled')).toBe('notPossible');
  expect(await change(0, 'revoked')).toBe('notPossible');
  expect(await change(1, 'revoked')).toEqual({ state: 'canceled', due: 1000 });
  expect(await change(2, 'settled')).toBe('notPossible');
  expect(await change(3, 'settled')).toBe('unknown');
  expect(await owed('')).toEqual([]);
  const rows = await database.kysely
    .selectFrom('ticket_order')
    .select(['state', 'is_settled', 'tell'])
    .orderBy('order_id')
    .execute();
  expect(rows).toEqual([
    { state: 'completed', is_settled: true, tell: 'settled' },
    { state: 'canceled', is_settled: false, tell: 'canceled' },
    { state: 'completed', is_settled: false, tell: null },
  ]);
  await database.close();
});

test('an order whose paid tickets are all cancelled is not listed as owed', async () => {
  const database = await testDatabase();
  await openSaleFloor(database, 1);
  await createTakePlaces(database, floorJobs(database))(pending({ purchaserId: 1, ...deferred }));
  expect(await listOwedOrders(database, '')).toHaveLength(1);
  await database.kysely.updateTable('ticket_order').set({ canceled_unpaid: 1000 }).execute();
  expect(await listOwedOrders(database, '')).toEqual([]);
  await database.close();
});

test('an organiser can free the places of an order whose gateway is silent, but not before their hold ends', async () => {
  const database = await testDatabase();
  await openSaleFloor(database, 1);
  const jobs = floorJobs(database);
  const heldUntil = now + 60_000;
  const byCard = { paymentMethod: 'CreditCard', amount: 1000, state: 'charging', attempt: 1, heldUntil } as const;
  const purchase = pending({ purchaserId: 1, ...byCard });
  await createTakePlaces(database, jobs)(purchase);
  await database.kysely.updateTable('ticket_order').set({ state: 'checking' }).execute();
  const revokeAt = (at: number) => changeDeferred(database, jobs, purchase.orderNumber, 'revoked', at);
  const silentAt = async (at: number, siteKey = '') =>
    (await listSilentOrders(database, siteKey, at)).map(({ number, owed }) => [number, owed]);
  const hour = 60 * 60_000;
  expect(await silentAt(heldUntil + hour - 1)).toEqual([]);
  expect(await silentAt(heldUntil + hour, floorSite)).toEqual([[purchase.orderNumber, 1000]]);
  expect(await silentAt(heldUntil + hour, 'event/2')).toEqual([]);
  expect(await revokeAt(heldUntil - 1)).toBe('stillHeld');
  expect(await readBooks(database)).toMatchObject([{ taken: 1, heldTickets: 1 }]);
  expect(await revokeAt(heldUntil)).toEqual({ state: 'canceled', due: 1000 });
  expect(await readBooks(database)).toMatchObject([{ taken: 0, heldTickets: 0 }]);
  expect(await silentAt(heldUntil + hour)).toEqual([]);
  expect(await revokeAt(heldUntil)).toBe('notPossible');
  const tell = await database.kysely.selectFrom('ticket_order').select(['state', 'tell', 'held_until']).execute();
  expect(tell).toEqual([{ state: 'canceled', tell: 'canceled', held_until: null }]);
  await database.close();
});
