import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  drawLotteryNow,
  enterLotteryValue,
  listLotteries,
  readLotteryProof,
} from '#features/ticket/contract/lottery.ts';
import { nothingWished, queryOfList } from '#features/orders/console/order-query.ts';
import { listOrders } from '#features/orders/contract.ts';
import { changeTicket } from '../change-ticket.ts';
import type { ConsoleClient } from '../console-client.ts';
import { operatorAt, setUpApp } from '../console-operators.ts';
import { type ExpoBuyers, expoBuyers } from '../expo-buyers.ts';
import { verifyPublishedDraw } from '../verify-published-draw.ts';

const reception = 8;
const minuteMs = 60_000;
const site = { site: 'event-11' };
const params = { ...site, contentId: 60, ticketId: reception };

const source = '11月20日の日経平均株価の終値';

let { calls, buyer, hanako, james } = {} as ExpoBuyers;
let sales: ConsoleClient;
beforeEach(async () => {
  ({ calls, buyer, hanako, james } = await expoBuyers());
  sales = await operatorAt(calls.site, 'event/11', 'sales');
  await setUpApp(sales);
});
afterEach(() => calls.close());

/** Applications close at noon, and the draw is three hours later. */
const change = (more: object = {}): Promise<void> =>
  changeTicket(calls.site, reception, {
    salesPeriodEnd: '2026-11-20 12:00',
    lottery: { drawAt: '2026-11-20 15:00', deadlineHours: 72, publicValueSource: '', ...more },
  });
/** Tokyo time. Each job adds the next one. */
const goTo = async (at: string): Promise<void> => {
  const then = Date.parse(`2026-11-${at}+09:00`);
  for (const now of [then - 11 * minuteMs, then]) {
    calls.site.setNow(now);
    await calls.site.hiroba.jobs.runDue();
  }
};
/** Past the closing, and past the time of the draw. */
const goToDraw = async (): Promise<void> => {
  for (const at of ['20T12:15:00', '20T15:15:00']) await goTo(at);
};
const apply = async (who: Record<string, string>): Promise<void> => {
  const bought = await buyer.buy({ purchaseList: [await buyer.item(reception, { lotterySetting: [] })] }, who);
  expect(bought.data.state).toBe('applied');
};
const lottery = async (client = sales) => {
  const { data } = await client.call(listLotteries, { params: site });
  return data.lotteries.find(({ ticketId }) => ticketId === reception)!;
};
const draw = async (): Promise<number> => (await sales.call(drawLotteryNow, { params, body: {} })).status;
const enter = async (value: string): Promise<number> =>
  (await sales.call(enterLotteryValue, { params, body: { value } })).status;

describe('the lotteries of an event in the console', () => {
  test('say how far each is, and after its draw what came of the applications', async () => {
    await change();
    expect(await lottery()).toMatchObject({ state: 'open', applications: 0, tickets: 0 });
    await apply(hanako);
    await apply(james);
    expect(await lottery()).toMatchObject({ state: 'open', applications: 2, tickets: 2, won: 0, lost: 0 });
    await goTo('20T12:15:00');
    expect(await lottery()).toMatchObject({ state: 'closed', isDrawable: true, applications: 2 });
    await goToDraw();
    const drawn = await lottery();
    expect(drawn).toMatchObject({ state: 'drawn', applications: 2, tickets: 2, won: 2, lost: 0, issued: 2, gone: 0 });
    expect(drawn.slots).toMatchObject([{ name: {}, first: 2, taken: 2 }]);
  });

  test('count losers, and no application that was withdrawn', async () => {
    await change();
    await changeTicket(calls.site, reception, { capacity: 1, slots: [] });
    await apply(hanako);
    await apply(james);
    await goToDraw();
    expect(await lottery()).toMatchObject({ applications: 2, won: 1, lost: 1, issued: 1 });
  });

  test('lead to who applied: before the draw, and with what came of it after', async () => {
    await change();
    await changeTicket(calls.site, reception, { capacity: 1, slots: [] });
    await apply(hanako);
    await apply(james);
    const query = queryOfList({ ...nothingWished, ticket: `${params.contentId}-${reception}` });
    const standings = async () => {
      const { data } = await sales.call(listOrders, { params: site, query });
      return data.entries.map(({ standing }) => standing).sort();
    };
    expect(await standings()).toEqual(['applied', 'applied']);
    await goToDraw();
    expect(await standings()).toEqual(['completed', 'lost']);
  });

  test('give the record of a draw, with which anybody can repeat it, and nothing before', async () => {
    await change();
    await apply(hanako);
    expect((await sales.call(readLotteryProof, { params })).status).toBe(404);
    await goToDraw();
    const { announcement } = (await calls.get(`ticket/lottery/1/11/60/${reception}`)).data;
    const { bytes } = await sales.call(readLotteryProof, { params });
    expect(verifyPublishedDraw(JSON.parse(bytes.toString()), announcement)).toBe(0);
  });
});

describe('a draw that the organiser asks for', () => {
  test('comes before its time, but not within the hour in which everybody can check the list of a draw with a public value', async () => {
    await change({ publicValueSource: source });
    await apply(hanako);
    await goTo('20T12:15:00');
    expect(await enter('39100.21')).toBe(200);
    expect(await lottery()).toMatchObject({ isDrawable: false });
    expect(await draw()).toBe(409);
    await goTo('20T13:20:00');
    expect(await draw()).toBe(200);
  });

  test('comes right after the closing, not before it, and once; it can be repeated by its record', async () => {
    await change();
    await apply(hanako);
    expect(await draw()).toBe(409);
    await goTo('20T12:15:00');
    expect(await lottery()).toMatchObject({ state: 'closed', isDrawable: true });
    const { announcement } = (await calls.get(`ticket/lottery/1/11/60/${reception}`)).data;
    expect(await Promise.all([draw(), draw()])).toEqual([200, 200]);
    await calls.site.hiroba.jobs.runDue();
    expect(await lottery()).toMatchObject({ state: 'drawn', won: 1, issued: 1 });
    expect(await draw()).toBe(409);
    const { rows } = await calls.site.database.pool.query(
      `select count(*)::int as tickets from purchased_ticket where ticket_id = $1 and state = 'issued' and lottery_status = 'SUCCESS'`,
      [reception],
    );
    expect(rows).toEqual([{ tickets: 1 }]);
    expect(await loggedOf('lottery.drawAsked')).toBe(2);
    const { bytes } = await sales.call(readLotteryProof, { params });
    expect(verifyPublishedDraw(JSON.parse(bytes.toString()), announcement)).toBe(0);
  });

  test('is not made without the public value that was announced; the value is entered once', async () => {
    await change({ publicValueSource: source });
    await apply(hanako);
    expect(await enter('39100.21')).toBe(409);
    await goToDraw();
    expect(await lottery()).toMatchObject({ state: 'valueMissing', publicValueSource: source, publicValue: null });
    expect(await draw()).toBe(409);
    expect(await enter(' ')).toBe(422);
    expect((await Promise.all([enter('39100.21'), enter('39100.22')])).toSorted()).toEqual([200, 409]);
    await calls.site.hiroba.jobs.runDue();
    expect(await lottery()).toMatchObject({ state: 'drawn', publicValue: '39100.21' });
    expect(await loggedOf('lottery.valueEntered')).toBe(1);
  });

  test('is for those who sell: a reader sees the lotteries and no press', async () => {
    await change();
    const reader = await operatorAt(calls.site, 'event/11', 'reader');
    const { data } = await reader.call(listLotteries, { params: site });
    expect(data.mayDraw).toBe(false);
    expect((await reader.call(drawLotteryNow, { params, body: {} })).status).toBe(403);
    expect((await sales.call(drawLotteryNow, { params: { ...params, ticketId: 7_000 }, body: {} })).status).toBe(404);
  });
});

async function loggedOf(action: string): Promise<number> {
  const { rows } = await calls.site.database.pool.query<{ count: number }>(
    'select count(*)::int as count from operator_log where action = $1',
    [action],
  );
  return rows[0]?.count ?? 0;
}
