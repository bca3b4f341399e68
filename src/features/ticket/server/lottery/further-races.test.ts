import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '#server/database/database.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { floorContent, floorJobs, floorSite, openSaleFloor, pending } from '../../../../../test/sale-floor.ts';
import { testDatabase, withPostgres } from '../../../../../test/test-database.ts';
import { applyEvent } from '../order/apply-event.ts';
import { lockOrder } from '../order/order-rows.ts';
import { apply } from './apply.ts';
import { askForFurther } from './ask-further.ts';
import { beginDraw } from './draw-rows.ts';
import type { FoundLottery } from './find-lottery.ts';
import { announceFurther, changeFurther, type FurtherKey, readFurther } from './further-rows.ts';
import { type Settling, settleDraw } from './settle-draw.ts';

const now = Date.UTC(2026, 10, 20);
const heldUntil = now + 60_000;
const key: FurtherKey = { siteKey: floorSite, contentId: floorContent, ticketId: 1, drawNumber: 2 };
const count = 6;

/** Six applications that have lost, of which the first is drawn again. */
async function prepare(database: Database): Promise<void> {
  await openSaleFloor(database, count);
  await beginDraw(database.kysely, key, { closesAt: now, publicValueSource: '' });
  for (let purchaserId = 1; purchaserId <= count; purchaserId += 1) {
    await apply(
      { database, jobs: floorJobs(database) },
      {
        ...pending({ purchaserId, amount: 500, paymentMethod: 'CreditCard' }),
        state: 'applied',
        attempt: 0,
        heldUntil: null,
        lottery: { entrantId: `entrant${purchaserId}`, slots: [], enableExtraSlot: false },
      },
    );
  }
  const nobody = Array.from({ length: count }, (_, place) => ({ ...nothing, entrantId: `entrant${place + 1}` }));
  await settleDraw({ database, orders: { apply: applied(database), charge } }, key, {
    record: { results: nobody },
    heldUntil,
  });
  await forgetNews(database);
  await inTransaction(database, (tx) => announceFurther(tx, key, now));
}

const nothing = { ticketSlotId: null, priority: null };
const results = Array.from({ length: count }, (_, place) => ({
  ...(place === 0 ? { ticketSlotId: 0, priority: 1 } : nothing),
  entrantId: `entrant${place + 1}`,
}));
const drawn = { record: { results }, heldUntil, drawNumber: 2 };
const charge = async (): Promise<void> => {};

const applied =
  (database: Database, isProtected = true): Settling['orders']['apply'] =>
  (filter, event, options = {}) =>
    inTransaction(database, async (tx) => {
      const row = await lockOrder(tx, filter);
      if (row === undefined || (isProtected && options.unless?.(row) === true)) return undefined;
      const done = await applyEvent(tx, row, event, { now, heldUntil: options.heldUntil });
      await options.also?.(tx, row, done);
      return done.order;
    });

/** As after the mails. */
const forgetNews = (database: Database) => database.pool.query('update ticket_order set tell = null');
const toldOf = async (database: Database) =>
  (
    await database.pool.query<{ tell: string; orders: number }>(
      `select tell, count(*)::int as orders from ticket_order where tell is not null group by 1 order by 1`,
    )
  ).rows;

/** The second server has read who waits before the first one is done, and goes on after the mails are sent. */
async function settleTwice(database: Database, isProtected: boolean): Promise<unknown> {
  const orders = { apply: applied(database, isProtected), charge };
  let first: Promise<unknown> | undefined;
  const late: Settling['orders']['apply'] = async (...given) => {
    await (first ??= settleDraw({ database, orders }, key, drawn).then(() => forgetNews(database)));
    return orders.apply(...given);
  };
  await settleDraw({ database, orders: { apply: late, charge } }, key, drawn);
  return toldOf(database);
}

describe('the results of a further draw', () => {
  let database: Database;
  beforeEach(async () => {
    database = await testDatabase();
    await prepare(database);
  });
  afterEach(() => database.close());

  test('are told once, also when two servers settle the draw at once', async () => {
    expect(await settleTwice(database, true)).toEqual([]);
    const { rows } = await database.pool.query(
      `select o.state, o.last_draw as draw, count(*)::int as orders from ticket_order o group by 1, 2 order by 1`,
    );
    expect(rows).toEqual([
      { state: 'lost', draw: 2, orders: count - 1 },
      { state: 'reserved', draw: 2, orders: 1 },
    ]);
  });

  test('would be told twice if the number of the draw were not read under the lock (control)', async () => {
    expect(await settleTwice(database, false)).toEqual([{ tell: 'lost', orders: count - 1 }]);
  });

  test('reach everybody once when the server dies in the middle and goes on later', async () => {
    let left = 3;
    const dying: Settling['orders']['apply'] = async (...given) => {
      left -= 1;
      if (left < 0) throw new Error('The server goes down.');
      return applied(database)(...given);
    };
    await expect(settleDraw({ database, orders: { apply: dying, charge } }, key, drawn)).rejects.toThrow('goes down');
    const before = await toldOf(database);
    await forgetNews(database);
    await settleDraw({ database, orders: { apply: applied(database), charge } }, key, drawn);
    const after = await toldOf(database);
    const lost = [...before, ...after].reduce((sum, { tell, orders }) => sum + (tell === 'lost' ? orders : 0), 0);
    expect(lost).toBe(count - 1);
  });

  test('hold the places of who won', async () => {
    await settleDraw({ database, orders: { apply: applied(database), charge } }, key, drawn);
    const { rows } = await database.pool.query('select taken from ticket_stock where ticket_id = 1');
    expect(rows).toEqual([{ taken: 1 }]);
  });
});

const found = {
  sale: { rules: { exclusionGroups: [] } },
  item: { slots: [], capacity: 1 },
} as unknown as FoundLottery;

const postgres = await withPostgres();
describe.skipIf(postgres === undefined)('two browsers that ask for one draw, on PostgreSQL', { tags: ['long'] }, () => {
  let database: Database;
  beforeEach(async () => {
    database = await postgres!.open();
    await prepare(database);
  });
  afterEach(() => database.close());

  test('ask for it once', async () => {
    let noted = 0;
    const ask = () =>
      askForFurther(database, key, found, { now, at: now }, async () => {
        noted += 1;
      });
    expect((await Promise.all([ask(), ask(), ask()])).toSorted()).toEqual(['asked', 'askedBefore', 'askedBefore']);
    expect(noted).toBe(1);
  });

  test('would ask for it twice if the row were read without a lock (control)', async () => {
    let noted = 0;
    let readers = 0;
    let open = (): void => {};
    const bothHaveRead = new Promise<void>((resolve) => {
      open = resolve;
    });
    const ask = () =>
      inTransaction(database, async (tx) => {
        const row = await readFurther(tx, key);
        readers += 1;
        if (readers === 2) open();
        await bothHaveRead;
        if (row?.draw_at !== null) return 'askedBefore';
        await changeFurther(tx, key, { draw_at: new Date(now) });
        noted += 1;
        return 'asked';
      });
    expect(await Promise.all([ask(), ask()])).toEqual(['asked', 'asked']);
    expect(noted).toBe(2);
  });
});
