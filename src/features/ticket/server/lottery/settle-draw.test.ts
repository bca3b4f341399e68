import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Database } from '#server/database/database.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { floorContent, floorJobs, floorSite, openSaleFloor, pending } from '../../../../../test/sale-floor.ts';
import { testDatabase } from '../../../../../test/test-database.ts';
import { applyEvent } from '../order/apply-event.ts';
import { lockOrder } from '../order/order-rows.ts';
import { apply } from './apply.ts';
import { beginDraw } from './draw-rows.ts';
import { type Settling, settleDraw } from './settle-draw.ts';

const now = Date.UTC(2026, 10, 20);
const heldUntil = now + 60_000;
const key = { siteKey: floorSite, contentId: floorContent, ticketId: 1 };
const count = 24;

let database: Database;
beforeEach(async () => {
  database = await testDatabase();
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
});
afterEach(() => database.close());

const applied: Settling['orders']['apply'] = (filter, event, options = {}) =>
  inTransaction(database, async (tx) => {
    const row = await lockOrder(tx, filter);
    if (row === undefined) return undefined;
    const done = await applyEvent(tx, row, event, { now, heldUntil: options.heldUntil });
    await options.also?.(tx, row, done);
    return done.order;
  });

const results = Array.from({ length: count }, (_, place) => ({
  entrantId: `entrant${place + 1}`,
  ticketSlotId: 0,
  priority: 1,
}));

test('the winners of a draw are charged a few at a time, and the failure of one charge does not stop the others', async () => {
  const charged: number[] = [];
  let running = 0;
  let most = 0;
  const charge = async (orderId: number): Promise<void> => {
    running += 1;
    most = Math.max(most, running);
    await wait(50);
    running -= 1;
    charged.push(orderId);
    if (charged.length === 3) throw new Error('The gateway is away.');
  };
  const settling = settleDraw({ database, orders: { apply: applied, charge } }, key, {
    record: { results },
    heldUntil,
  });
  await expect(settling).rejects.toThrow('The gateway is away.');
  expect(new Set(charged).size).toBe(count);
  expect(most).toBeGreaterThan(1);
  expect(most).toBeLessThanOrEqual(8);
  const { rows } = await database.pool.query(
    `select lottery_status, count(*)::integer as tickets from purchased_ticket group by 1 order by 1`,
  );
  expect(rows).toEqual([
    { lottery_status: 'PRE_SUCCESS', tickets: 1 },
    { lottery_status: 'SUCCESS', tickets: count - 1 },
  ]);
});

const block = (purchaserId: number) =>
  database.pool.query(
    `insert into member_role (site_key, member_id, role)
     select site_key, purchaser_id, 'blocked' from ticket_order where purchaser_id = $1`,
    [purchaserId],
  );
const outcomeOf = async (purchaserId: number) =>
  (
    await database.pool.query(
      `select o.order_id, o.state, t.lottery_status from ticket_order o join purchased_ticket t using (order_id)
       where o.purchaser_id = $1`,
      [purchaserId],
    )
  ).rows[0];

test('a winner who is blocked before the server settles their win loses it, and their card is not charged', async () => {
  await block(1);
  const charged: number[] = [];
  const charge = async (orderId: number): Promise<void> => void charged.push(orderId);
  await settleDraw({ database, orders: { apply: applied, charge } }, key, { record: { results }, heldUntil });
  const { order_id: orderId, ...outcome } = await outcomeOf(1);
  expect(outcome).toEqual({ state: 'lost', lottery_status: 'FAIL' });
  expect(charged).toHaveLength(count - 1);
  expect(charged).not.toContain(orderId);
});

test('a winner who is blocked between the hold and the charge loses the place, even if the server crashes in between', async () => {
  const settle = (orders: Settling['orders']) =>
    settleDraw({ database, orders }, key, { record: { results }, heldUntil }).catch(() => undefined);
  const down = (): Promise<never> => Promise.reject(new Error('The server goes down.'));
  await settle({ apply: applied, charge: down });
  await block(1);
  const charge = async (): Promise<void> => {};
  await settle({
    apply: async (filter, event, options) => {
      await applied(filter, event, options);
      return down();
    },
    charge,
  });
  await settle({ apply: applied, charge });
  expect(await outcomeOf(1)).toMatchObject({ state: 'canceled', lottery_status: 'FAIL' });
});

test('when two servers settle a draw at once, the second one changes nothing, also when it crashes', async () => {
  const charge = async (): Promise<void> => {};
  const drawn = { record: { results }, heldUntil };
  let first: Promise<void> | undefined;
  const late: Settling['orders']['apply'] = async (filter, event, options) => {
    await (first ??= settleDraw({ database, orders: { apply: applied, charge } }, key, drawn));
    await applied(filter, event, options);
    throw new Error('The server goes down.');
  };
  await expect(settleDraw({ database, orders: { apply: late, charge } }, key, drawn)).rejects.toThrow('goes down');
  const { rows } = await database.pool.query('select distinct lottery_status from purchased_ticket');
  expect(rows).toEqual([{ lottery_status: 'SUCCESS' }]);
});
