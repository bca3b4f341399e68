import { setTimeout } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Database } from '#server/database/database.ts';
import type { Tables } from '#server/database/tables.ts';
import { inTransaction } from '#server/database/transaction.ts';
import {
  type FloorWish,
  floorContent,
  floorJobs,
  floorSite,
  openSaleFloor,
  pending,
} from '../../../../../test/sale-floor.ts';
import { describeEngines } from '../../../../../test/test-database.ts';
import type { OrderEvent } from '../../rules/order/order.ts';
import { applyEvent } from '../order/apply-event.ts';
import type { OrderRow } from '../order/order-columns.ts';
import { lockOrder, readOrder } from '../order/order-rows.ts';
import { reserveBatch } from '../reservation/reserve-batch.ts';
import { apply } from './apply.ts';
import { beginDraw, changeDraw, lockDraw, readEntrants, readList } from './draw-rows.ts';
import { closeList } from './draws.ts';
import { withdraw } from './withdraw.ts';

const now = Date.UTC(2026, 10, 20);
const heldUntil = now + 60_000;
const lastUse = { key: 'LAST', usesMax: 1 };
const eitherOr = [{ tickets: [{ id: 1 }, { id: 2 }], purchasableCount: 1 }];

const lottery = { siteKey: floorSite, contentId: floorContent, ticketId: 1 };

async function openLottery(database: Database): Promise<void> {
  await openSaleFloor(database, 5);
  await beginDraw(database.kysely, lottery, {
    closesAt: now,
    publicValueSource: '',
  });
}

/** The number of its order; else what stands against it. */
async function send(database: Database, purchaserId: number, wish: FloorWish): Promise<string> {
  const application = {
    ...pending({ purchaserId, amount: 500, paymentMethod: 'CreditCard', ...wish }),
    state: 'applied' as const,
    attempt: 0 as const,
    heldUntil: null,
    lottery: { entrantId: `entrant${purchaserId}`, slots: [], enableExtraSlot: false },
  };
  return apply({ database, jobs: floorJobs(database) }, application).then(
    (stored) => stored?.order.order_number ?? 'known',
    (refusal) => refusal.details('jpn').problems[0].kind,
  );
}

type Told = OrderEvent['type'] | OrderEvent;

async function tell(database: Database, orderNumber: string, ...events: Told[]): Promise<void> {
  for (const told of events) {
    const event = typeof told === 'string' ? ({ type: told } as OrderEvent) : told;
    await inTransaction(database, async (tx) => {
      const row = await lockOrder(tx, { orderNumber });
      if (row === undefined) throw new Error('No such order.');
      await applyEvent(tx, row, event, { now, ...(event.type === 'won' ? { heldUntil } : {}) });
    });
  }
}

async function usesOf(database: Database): Promise<number> {
  const { rows } = await sql<{ used: number }>`select used from discount_code_use`.execute(database.kysely);
  return rows[0]?.used ?? 0;
}

describeEngines('an application to a lottery', (open) => {
  test('takes a use of its code: only one of many applications gets the last use [DISCOUNT-014, LOTTERY-008]', async () => {
    const database = await open();
    await openLottery(database);
    const told = await Promise.all([1, 2, 3, 4, 5].map((who) => send(database, who, { code: lastUse })));
    expect(told.filter((kind) => kind === 'codeUnusable')).toHaveLength(4);
    expect(await usesOf(database)).toBe(1);
  });

  test.each<[string, OrderEvent['type'][]]>([
    ['it loses', ['lost']],
    ['it wins and is left', ['won', 'leave']],
    ['it wins and nobody pays in time', ['won', 'holdExpired']],
  ])('gives the use back once when %s, and somebody else can use it [DISCOUNT-014]', async (_, events) => {
    const database = await open();
    await openLottery(database);
    const orderNumber = await send(database, 1, { code: lastUse });
    await tell(database, orderNumber, ...events);
    expect(await usesOf(database)).toBe(0);
    expect(await send(database, 2, { code: lastUse })).not.toBe('codeUnusable');
    expect(await send(database, 3, { code: lastUse })).toBe('codeUnusable');
  });

  test('is refused once the closing has fixed the list of applications', async () => {
    const database = await open();
    await openLottery(database);
    expect(await send(database, 1, {})).not.toBe('salesFinished');
    const list = { closesAt: '', slots: [], entrants: [] };
    await changeDraw(database.kysely, lottery, { closed_at: new Date(now), list_hash: 'a'.repeat(64), list });
    expect(await send(database, 2, {})).toBe('salesFinished');
  });

  const closing = (database: Database) => closeList(database, lottery, { slots: [], capacity: 5 }, now);
  const stateOf = async (database: Database): Promise<unknown> =>
    (await sql<{ state: string }>`select state from ticket_order`.execute(database.kysely)).rows[0]?.state;

  const idOf = async (connection: Kysely<Tables>, orderNumber: string): Promise<number> =>
    ((await readOrder(connection, { orderNumber })) as OrderRow).order_id;
  const taken = async (database: Database, orderNumber: string) => {
    const orderId = await idOf(database.kysely, orderNumber);
    return inTransaction(database, (tx) => withdraw(tx, orderId, now));
  };

  test('gives the use of its code back once when it is withdrawn twice at the same moment', async () => {
    const database = await open();
    await openLottery(database);
    const orderNumber = await send(database, 1, { code: lastUse });
    const both = await Promise.all([taken(database, orderNumber), taken(database, orderNumber)]);
    expect([both, await usesOf(database)]).toEqual([['canceled', 'canceled'], 0]);
  });

  test('delays the closing while it is being withdrawn, and is not in the list', async () => {
    const database = await open();
    await openLottery(database);
    const orderNumber = await send(database, 1, {});
    const reached = Promise.withResolvers<void>();
    const withdrawn = inTransaction(database, async (tx) => {
      await withdraw(tx, await idOf(tx, orderNumber), now);
      reached.resolve();
      await setTimeout(100);
    });
    await reached.promise;
    await Promise.all([withdrawn, closing(database)]);
    expect((await readList(database.kysely, lottery))?.entrants).toEqual([]);
    expect(await stateOf(database)).toBe('canceled');
  });

  test('cannot be withdrawn while the closing fixes the list', async () => {
    const database = await open();
    await openLottery(database);
    const orderNumber = await send(database, 1, {});
    const reached = Promise.withResolvers<void>();
    const closed = inTransaction(database, async (tx) => {
      await lockDraw(tx, lottery);
      const list = { closesAt: '', slots: [], entrants: await readEntrants(tx, lottery) };
      reached.resolve();
      await setTimeout(100);
      await changeDraw(tx, lottery, { closed_at: new Date(now), list_hash: 'a'.repeat(64), list });
    });
    await reached.promise;
    await Promise.all([closed, taken(database, orderNumber)]);
    expect((await readList(database.kysely, lottery))?.entrants).toHaveLength(1);
    expect(await stateOf(database)).toBe('applied');
  });

  const paid = (attempt: number): OrderEvent => ({ type: 'paid', attempt, amount: 500, canRetake: false });
  test.each<['won' | 'issued', string, Told[]]>([
    ['won', 'their card was charged', ['won', 'charge', paid(1)]],
    [
      'won',
      'their card was charged and the gateway said so only later',
      ['won', 'charge', { type: 'unknown', attempt: 1 }, paid(1)],
    ],
    ['issued', 'they were asked to pay and did', ['won', 'charge', { type: 'numberIssued', attempt: 1 }, paid(1)]],
    [
      'issued',
      'their first card was refused and another one was charged',
      ['won', 'charge', { type: 'refused', attempt: 1, received: 0 }, 'charge', paid(2)],
    ],
  ])('sends its winner the news %s when %s', async (news, _, events) => {
    const database = await open();
    await openLottery(database);
    const orderNumber = await send(database, 1, {});
    await tell(database, orderNumber, ...events);
    const { rows } = await sql`select state, tell from ticket_order`.execute(database.kysely);
    expect(rows).toEqual([{ state: 'completed', tell: news }]);
  });

  test('blocks the tickets of its exclusion group only while it waits [TICKET-099, TICKET-100]', async () => {
    const database = await open();
    await openLottery(database);
    const other = () =>
      reserveBatch(database.pool, [
        pending({ purchaserId: 1, lines: [{ ticketId: 2, number: 1 }], exclusionGroups: eitherOr }),
      ]);
    const orderNumber = await send(database, 1, { exclusionGroups: eitherOr });
    expect(await other()).toEqual([{ outcome: 'combination', ticketId: 2 }]);
    await tell(database, orderNumber, 'lost');
    expect(await other()).toMatchObject([{ outcome: 'accepted' }]);
    expect(await send(database, 1, { exclusionGroups: eitherOr })).toBe('combination');
  });
});
