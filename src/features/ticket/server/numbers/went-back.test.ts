import { sql } from 'kysely';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { Database } from '#server/database/database.ts';
import { describeEngines } from '../../../../../test/test-database.ts';
import { sellTicket, type SoldTickets } from '../../../../../test/sell-ticket.ts';
import { wentBackOf } from './went-back.ts';

describeEngines('what went back of the price of each ticket', (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterEach(async () => {
    await sql`delete from ticket_chargeback`.execute(database.kysely);
    await sql`delete from ticket_refund`.execute(database.kysely);
    await sql`delete from purchased_ticket`.execute(database.kysely);
    await sql`delete from ticket_order`.execute(database.kysely);
  });

  const sell = (number: number): Promise<SoldTickets> => sellTicket(database, null, { number });
  const setTicket = (id: number, values: { price?: number; state?: 'canceled'; canceled_at?: Date }) =>
    database.kysely.updateTable('purchased_ticket').set(values).where('purchased_ticket_id', '=', id).execute();
  const giveBack = async ({ orderId, ids }: SoldTickets, amount: number, isTakenByBank = false) => {
    const { rows } = await sql<{ id: number }>`
      insert into ticket_refund (order_id, attempt, purchased_ticket_id, amount, way, state, created_at, changed_at)
        values (${orderId}, 1, ${ids[0]!}, ${amount}, 'gateway', 'done', now(), now())
        returning ticket_refund_id as id`.execute(database.kysely);
    if (isTakenByBank)
      await sql`insert into ticket_chargeback (chargeback_key, order_id, attempt, amount, state, ticket_refund_id, opened_at, changed_at)
        values (${`stripe/du_${orderId}`}, ${orderId}, 1, ${amount}, 'open', ${rows[0]!.id}, now(), now())`.execute(
        database.kysely,
      );
  };
  const wentBack = async (): Promise<[number, number][]> => {
    const { rows } = await sql<{ id: number; amount: number }>`
      select purchased_ticket_id as id, amount::float8 as amount from ${wentBackOf('event/11')} back order by 1`.execute(
      database.kysely,
    );
    return rows.map(({ id, amount }) => [id, amount]);
  };

  test('is the share of each, to the yen, of what a bank took of the order', async () => {
    const sold = await sell(3);
    await setTicket(sold.ids[1]!, { price: 500 });
    await giveBack(sold, 1_001, true);
    const back = await wentBack();
    expect(back.map(([id]) => id)).toEqual(sold.ids);
    expect(back.map(([, amount]) => amount)).toEqual([400, 200, 401]);
  });

  test('is never more than was paid for it, and nothing of tickets of other orders', async () => {
    const [taken] = [await sell(2), await sell(1)];
    await giveBack(taken, 9_000, true);
    expect(await wentBack()).toEqual(taken.ids.map((id) => [id, 1_000]));
  });

  test('leaves out what went back for a cancelled ticket, but not what a bank took of such an order', async () => {
    const [canceled, taken] = [await sell(2), await sell(2)];
    for (const { ids } of [canceled, taken]) await setTicket(ids[0]!, { state: 'canceled', canceled_at: new Date() });
    await giveBack(canceled, 700);
    await giveBack(taken, 600, true);
    expect(await wentBack()).toEqual([[taken.ids[1], 600]]);
  });

  test('is nothing of a free ticket', async () => {
    const sold = await sell(2);
    await setTicket(sold.ids[0]!, { price: 0 });
    await giveBack(sold, 300);
    expect(await wentBack()).toEqual([
      [sold.ids[0], 0],
      [sold.ids[1], 300],
    ]);
  });
});
