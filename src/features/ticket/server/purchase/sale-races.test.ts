import { beforeEach, describe, expect, test } from 'vitest';
import {
  floorContent,
  floorJobs,
  floorSite,
  openSaleFloor,
  pending,
  readBooks,
  unlockReserveTickets,
  type FloorWish,
} from '../../../../../test/sale-floor.ts';
import { describeEngines, type TestPostgres, withPostgres } from '../../../../../test/test-database.ts';
import type { Database } from '#server/database/database.ts';
import { migrate } from '#server/database/migrate.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { reserveBatch } from '../reservation/reserve-batch.ts';
import type { Reserved } from '../reservation/stored-purchase.ts';
import { lockCode, lockStock } from '../sale/stock-rows.ts';
import { createTakePlaces } from '../reservation/take-places.ts';

const outcomes = (answers: readonly Reserved[]) => {
  const counts: Partial<Record<Reserved['outcome'], number>> = {};
  for (const { outcome } of answers) counts[outcome] = (counts[outcome] ?? 0) + 1;
  return counts;
};
const times = <One>(count: number, make: (number: number) => One): One[] =>
  Array.from({ length: count }, (_, number) => make(number + 1));

describeEngines('a rush', (open) => {
  test('sells every place of a hot ticket once when hundreds ask at the same time', async () => {
    const database = await open();
    await openSaleFloor(database, 600);
    const take = createTakePlaces(database, floorJobs(database));
    const answers = await Promise.all(times(600, (purchaserId) => take(pending({ purchaserId, capacity: 500 }))));
    expect(outcomes(answers)).toEqual({ accepted: 500, soldOut: 100 });
    expect(await readBooks(database)).toEqual([{ ticketId: 1, taken: 500, heldTickets: 0, soldTickets: 500 }]);
  });

  test('gives a person no more than the limit, however often they press', async () => {
    const database = await open();
    await openSaleFloor(database, 20);
    const take = createTakePlaces(database, floorJobs(database));
    const answers = await Promise.all(
      times(200, (number) => take(pending({ purchaserId: (number % 20) + 1, perPerson: 3, capacity: 1000 }))),
    );
    expect(outcomes(answers)).toEqual({ accepted: 60, limitReached: 140 });
  });

  test('makes one order for one purchase key, in one batch and in the next', async () => {
    const database = await open();
    await openSaleFloor(database, 1);
    const take = createTakePlaces(database, floorJobs(database));
    const wish = { purchaserId: 1, purchaseKey: 'the-same-key-of-two-tabs' };
    const answers = await Promise.all(times(30, () => take(pending(wish))));
    expect(outcomes([...answers, await take(pending(wish))])).toEqual({ accepted: 1, repeated: 30 });
  });

  test('accepts and refuses each purchase of a batch on its own', async () => {
    const database = await open();
    await openSaleFloor(database, 4);
    const take = createTakePlaces(database, floorJobs(database));
    const bad = pending({ purchaserId: 3, capacity: 10 });
    const answers = await Promise.allSettled([
      take(pending({ purchaserId: 1, capacity: 10 })),
      take(pending({ purchaserId: 2, lines: [{ ticketId: 1, number: 20 }], capacity: 10 })),
      take({ ...bad, amount: -5, paymentMethod: 'Local' }),
      take(pending({ purchaserId: 4, capacity: 10 })),
    ]);
    expect(answers.map((one) => (one.status === 'fulfilled' ? one.value.outcome : 'failed'))).toEqual([
      'accepted',
      'soldOut',
      'failed',
      'accepted',
    ]);
    expect(await readBooks(database)).toEqual([{ ticketId: 1, taken: 2, heldTickets: 0, soldTickets: 2 }]);
  });

  test('gives a purchase all of its tickets or none while others want the same tickets', async () => {
    const database = await open();
    await openSaleFloor(database, 90);
    const take = createTakePlaces(database, floorJobs(database));
    const capacity = (ticketId: number) => (ticketId === 1 ? 50 : 20);
    const answers = await Promise.all(
      times(90, (purchaserId) => {
        const ids = purchaserId % 3 === 0 ? [1, 2] : [(purchaserId % 3) as 1 | 2];
        const limits = ids.map((ticketId) => ({ ticketId, capacity: capacity(ticketId), perPerson: null }));
        return take({ ...pending({ purchaserId, lines: ids.map((ticketId) => ({ ticketId, number: 1 })) }), limits });
      }),
    );
    const [first, second] = await readBooks(database);
    expect(second).toEqual({ ticketId: 2, taken: 20, heldTickets: 0, soldTickets: 20 });
    expect(first?.taken).toBe(first?.soldTickets);
    // A buyer who wanted both tickets and got neither leaves the place of the first one to others.
    const ofBoth = answers.filter((_, place) => (place + 1) % 3 === 0 && answers[place]?.outcome === 'accepted').length;
    expect(first?.taken).toBe(30 + ofBoth);
    expect(answers.filter((one) => one.outcome === 'soldOut' && one.ticketId === 1)).toEqual([]);
    expect(outcomes(answers)).toEqual({ accepted: 30 + 20, soldOut: 40 });
  });

  test('spends a code no more often than it may be used', async () => {
    const database = await open();
    await openSaleFloor(database, 30);
    const take = createTakePlaces(database, floorJobs(database));
    const code = { key: 'LAST', usesMax: 7 };
    const answers = await Promise.all(times(30, (purchaserId) => take(pending({ purchaserId, code }))));
    expect(outcomes(answers)).toEqual({ accepted: 7, codeUsedUp: 23 });
  });

  test('counts the uses of one word at two events apart', async () => {
    const database = await open();
    await openSaleFloor(database, 4);
    const elsewhere = 'event/2';
    await database.kysely.insertInto('site').values({ site_key: elsewhere, portal_id: 0, event_id: 2 }).execute();
    const take = createTakePlaces(database, floorJobs(database));
    const code = { key: 'WELCOME', usesMax: 2 };
    const sold = (siteKey: string) => Promise.all(times(3, () => take(pending({ siteKey, code }))));
    const answers = await Promise.all([sold(floorSite), sold(elsewhere)]);
    expect(answers.map(outcomes)).toEqual([floorSite, elsewhere].map(() => ({ accepted: 2, codeUsedUp: 1 })));
  });

  test('sells nobody two tickets that exclude each other', async () => {
    const database = await open();
    await openSaleFloor(database, 20);
    const take = createTakePlaces(database, floorJobs(database));
    const exclusionGroups = [{ tickets: [{ id: 1 }, { id: 2 }], purchasableCount: 1 }];
    const answers = await Promise.all(
      times(20, (purchaserId) =>
        [1, 2].map((ticketId) => take(pending({ purchaserId, exclusionGroups, lines: [{ ticketId, number: 1 }] }))),
      ).flat(),
    );
    expect(outcomes(answers)).toEqual({ accepted: 20, combination: 20 });
  });
});

describe('several servers on one database', { tags: ['long'] }, () => {
  let postgres: TestPostgres | undefined;
  let servers: Database[] = [];
  beforeEach(async () => {
    postgres = await withPostgres();
    if (postgres === undefined) return;
    const databaseUrl = await postgres.emptyUrl();
    servers = await Promise.all(times(3, () => openDatabase({ databaseUrl, dataFolder: '' })));
    await migrate(servers[0] as Database);
    await openSaleFloor(servers[0] as Database, 1_000);
    return () => Promise.all(servers.map((server) => server.close()));
  });

  const rush = async (count: number, wish: (number: number) => FloorWish): Promise<Reserved[]> => {
    const sellers = servers.map((server) => createTakePlaces(server, floorJobs(server)));
    return Promise.all(times(count, (number) => sellers[number % sellers.length]!(pending(wish(number)))));
  };

  test('sell every place once when three thousand purchases arrive at once', async (context) => {
    context.skip(postgres === undefined, 'PostgreSQL is not installed');
    const answers = await rush(3_000, (number) => ({
      purchaserId: (number % 1_000) + 1,
      capacity: 1_500,
      perPerson: 2,
    }));
    expect(outcomes(answers).accepted).toBe(1_500);
    expect(await readBooks(servers[0] as Database)).toEqual([
      { ticketId: 1, taken: 1_500, heldTickets: 0, soldTickets: 1_500 },
    ]);
    const { rows } = await servers[0]!.pool.query(
      'select purchaser_id from purchased_ticket group by 1 having count(*) > 2',
    );
    expect(rows).toEqual([]);
  });

  test('would sell places twice if the stock were not locked (control)', async (context) => {
    context.skip(postgres === undefined, 'PostgreSQL is not installed');
    await unlockReserveTickets(servers[0] as Database);
    await reserveBatch(servers[0]!.pool, [pending({ purchaserId: 1, capacity: 10 })]);
    const answers = await Promise.all(
      servers.map((server, place) =>
        reserveBatch(
          server.pool,
          times(9, (number) => pending({ purchaserId: 1 + place * 9 + number, capacity: 10 })),
        ),
      ),
    );
    const [books] = await readBooks(servers[0] as Database);
    expect(outcomes(answers.flat()).accepted).toBeGreaterThan(9);
    expect(books?.soldTickets).toBeGreaterThan(10);
  });

  /** Makes purchases at the same time, each at another server. */
  const race = async (wishes: readonly FloorWish[]): Promise<Reserved[]> => {
    // The rows exist beforehand, so that no purchase waits for another one that creates them.
    const { kysely } = servers[0] as Database;
    await kysely.transaction().execute(async (tx) => {
      await lockCode(tx, { siteKey: floorSite, contentId: floorContent }, 'LAST');
      await lockStock(tx, { siteKey: floorSite, contentId: floorContent }, [1, 2]);
    });
    const answers = wishes.map((wish, place) => reserveBatch(servers[place % servers.length]!.pool, [pending(wish)]));
    return (await Promise.all(answers)).flat();
  };
  const exclusionGroups = [{ tickets: [{ id: 1 }, { id: 2 }], purchasableCount: 1 }];
  const both: FloorWish[] = [1, 2].map((ticketId) => ({
    purchaserId: 1,
    exclusionGroups,
    lines: [{ ticketId, number: 1 }],
  }));
  const lastUse: FloorWish[] = [1, 2].map((purchaserId) => ({
    purchaserId,
    code: { key: 'LAST', usesMax: 1 },
    lines: [{ ticketId: purchaserId, number: 1 }],
  }));

  test('sell a person one of two tickets that exclude each other, and accept the last use of a code once', async (context) => {
    context.skip(postgres === undefined, 'PostgreSQL is not installed');
    // Keeps every lock, and adds the same pause as in the control.
    await unlockReserveTickets(servers[0] as Database, []);
    expect(outcomes(await race(both))).toEqual({ accepted: 1, combination: 1 });
    expect(outcomes(await race(lastUse))).toEqual({ accepted: 1, codeUsedUp: 1 });
  });

  test('would sell both if buyers and codes were not locked (control)', async (context) => {
    context.skip(postgres === undefined, 'PostgreSQL is not installed');
    await unlockReserveTickets(servers[0] as Database, ['buyers', 'codes']);
    expect(outcomes(await race(both))).toEqual({ accepted: 2 });
    expect(outcomes(await race(lastUse))).toEqual({ accepted: 2 });
  });
});
