import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import type { Database } from '#server/database/database.ts';
import { createLog } from '#server/log/log.ts';
import { sellTicket } from '../../../../../test/sell-ticket.ts';
import { describeEngines, resetDatabase } from '../../../../../test/test-database.ts';
import { readOrder } from './order-rows.ts';
import type { OrderWork } from './order-jobs.ts';
import type { StoredOrderState } from './order-tables.ts';
import type { MovedOrder } from './orders.ts';
import { createOrderWork, type WorkServices } from './order-work.ts';

const minute = 60_000;
const start = Date.parse('2026-11-20T10:00:00+09:00');

describeEngines('orders that wait for their gateway', (open) => {
  let database: Database;
  let now: number;
  let asked: number[];
  let logged: string[];
  beforeEach(async () => {
    database = await open();
    now = start;
    asked = [];
    logged = [];
    return () => resetDatabase(database);
  });

  const workOf = (orders: Partial<WorkServices['orders']>): OrderWork =>
    createOrderWork({
      database,
      orders: orders as WorkServices['orders'],
      news: { tellNews: async () => false, tellTogether: async () => {} },
      refund: async () => true,
      clock: () => now,
      log: createLog(
        'error',
        (line) => logged.push(line),
        () => now,
      ),
    });
  const asking = (): OrderWork =>
    workOf({
      ask: async (orderId) => {
        asked.push(orderId);
        return undefined;
      },
    });
  const order = async (state: StoredOrderState, since: number): Promise<number> => {
    const { orderId } = await sellTicket(database, null, {
      order: {
        state,
        paid_attempt: null,
        paid_at: null,
        held_until: new Date(start + 15 * minute),
        ask_at: new Date(since + minute),
        changed_at: new Date(since),
      },
      ticket: { state: 'held', available_started_at: null },
    });
    return orderId;
  };
  /** As many of the same kind. */
  const copies = async (orderId: number, count: number): Promise<void> => {
    await sql`insert into ticket_order (order_number, purchase_key, site_key, content_id, state, payment_method, amount,
        attempt, held_until, ask_at, language, ordered_at, changed_at)
      select 'copy' || n, 'copy' || n, site_key, content_id, state, payment_method, amount, attempt, held_until, ask_at,
        language, ordered_at, changed_at
      from ticket_order, generate_series(1, ${count}::integer) n where order_id = ${orderId}`.execute(database.kysely);
  };

  test('are asked about soon, however many other orders wait for a gateway that never answers [TICKET-115]', async () => {
    await copies(await order('checking', start - 300 * 24 * 60 * minute), 500);
    const fresh = await order('checking', start);
    const work = asking();
    for (let times = 0; times < 3; times += 1) {
      now += minute;
      expect(await work.reconcile()).toBe(true);
    }
    expect(asked.filter((orderId) => orderId === fresh)).toHaveLength(2);
    expect(new Set(asked).size).toBe(502);
  });

  test('are each asked about by one of several processes, those that may be paid already first', async () => {
    const late = await order('authenticating', start - 10 * minute);
    const till = await order('awaiting', start - 100 * minute);
    const checking = await order('checking', start);
    const charging = await order('charging', start + 1);
    now += 2 * minute;
    await Promise.all([asking().reconcile(), asking().reconcile()]);
    expect(asked).toEqual([checking, charging, late, till]);
    const row = await readOrder(database.kysely, { orderId: late });
    expect(row?.ask_at?.getTime()).toBe(now + 12 * minute);
  });

  test('are skipped while another transaction has locked them, and the others are asked about', async ({ skip }) => {
    if (database.engine === 'embedded') skip('One connection: nothing runs beside a transaction.');
    const taken = await order('checking', start);
    const free = await order('checking', start + 1);
    now += 2 * minute;
    const other = await database.pool.connect();
    try {
      await other.query('begin');
      await other.query('select 1 from ticket_order where order_id = $1 for update', [taken]);
      await asking().reconcile();
      expect(asked).toEqual([free]);
    } finally {
      await other.query('rollback');
      other.release();
    }
  });

  test('do not wait for one that fails, and the work says that it is done when no order waits', async () => {
    const failing = await order('checking', start);
    const other = await order('checking', start + 1);
    now += 2 * minute;
    const work = workOf({
      ask: async (orderId) => {
        if (orderId === failing) throw new Error('no');
        asked.push(orderId);
        return undefined;
      },
    });
    expect(await work.reconcile()).toBe(true);
    expect(asked).toEqual([other]);
    expect(logged.join()).toContain('could not be seen to');
    await sql`update ticket_order set state = 'expired', held_until = null, ask_at = null`.execute(database.kysely);
    expect(await work.reconcile()).toBe(false);
  });

  test('and whose hold ends are all expired, however many they are', async () => {
    await copies(await order('authenticating', start), 250);
    const moved: number[] = [];
    const work = workOf({
      move: async ({ orderId = 0 }) => {
        moved.push(orderId);
        return undefined;
      },
    });
    now += 16 * minute;
    await work.expireHolds();
    expect([moved.length, new Set(moved).size]).toEqual([251, 251]);
  });

  test('and whose hold ends give back every place before any gateway is asked, eight at a time', async () => {
    const ids: number[] = [];
    for (let count = 0; count < 12; count += 1) ids.push(await order('authenticating', start));
    const told: string[] = [];
    let waiting = 0;
    let most = 0;
    const work = workOf({
      move: async ({ orderId = 0 }) => {
        if (orderId === ids[0]) throw new Error('no');
        told.push('moved');
        const applied = { errands: [{ kind: 'cancelAtGateway', attempt: 1 }] };
        return { row: { order_id: orderId }, applied } as unknown as MovedOrder;
      },
      follow: async () => {
        told.push('asked');
        most = Math.max(most, (waiting += 1));
        await new Promise((resolve) => setTimeout(resolve, 5));
        waiting -= 1;
      },
    });
    now += 16 * minute;
    await work.expireHolds();
    expect(told).toEqual([...ids.slice(1).map(() => 'moved'), ...ids.slice(1).map(() => 'asked')]);
    expect(most).toBe(8);
  });
});
