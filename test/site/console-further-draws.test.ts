import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  drawLotteryAgain,
  giveUpFurtherDraw,
  listLotteries,
  readLotteryProof,
} from '#features/ticket/contract/lottery.ts';
import { changeTicket } from '../change-ticket.ts';
import type { ConsoleClient } from '../console-client.ts';
import { operatorAt, setUpApp } from '../console-operators.ts';
import { type ExpoBuyers, expoBuyers, logInBuyers } from '../expo-buyers.ts';
import { verifyPublishedDraw } from '../verify-published-draw.ts';

const reception = 8;
const minuteMs = 60_000;
const site = { site: 'event-11' };
const params = { ...site, contentId: 60, ticketId: reception };

let { calls, buyer, hanako, james } = {} as ExpoBuyers;
let sales: ConsoleClient;
beforeEach(async () => {
  ({ calls, buyer, hanako, james } = await expoBuyers());
  sales = await operatorAt(calls.site, 'event/11', 'sales');
  await setUpApp(sales);
});
afterEach(() => calls.close());

/** One place for two who apply: applications close at noon, and the draw is three hours later. */
async function drawFirst(drawsAgain = true): Promise<void> {
  await changeTicket(calls.site, reception, {
    slots: [],
    capacity: 1,
    salesPeriodEnd: '2026-11-20 12:00',
    lottery: { drawAt: '2026-11-20 15:00', deadlineHours: 72, publicValueSource: '', drawsAgain },
  });
  for (const who of [hanako, james]) {
    const bought = await buyer.buy({ purchaseList: [await buyer.item(reception, { lotterySetting: [] })] }, who);
    expect(bought.data.state).toBe('applied');
  }
  for (const at of ['20T12:15:00', '20T15:15:00']) await goTo(at);
}

/** Tokyo time. Each job adds the next one. */
async function goTo(at: string): Promise<void> {
  const then = Date.parse(`2026-11-${at}+09:00`);
  for (const now of [then - 11 * minuteMs, then]) {
    calls.site.setNow(now);
    await calls.site.hiroba.jobs.runDue();
  }
}

/** What is asked for now, and the mails of its results. */
async function runJobs(): Promise<void> {
  await calls.site.hiroba.jobs.runDue();
  await goTo('20T15:40:00');
}

const lottery = async () => {
  const { data } = await sales.call(listLotteries, { params: site });
  return data.lotteries.find(({ ticketId }) => ticketId === reception)!;
};
const again = async (body: { number: number; at?: string }, client = sales): Promise<number> =>
  (await client.call(drawLotteryAgain, { params, body })).status;
const raise = (capacity: number): Promise<void> => changeTicket(calls.site, reception, { capacity });
const rowsOf = async (text: string): Promise<Record<string, unknown>[]> =>
  (await calls.site.database.pool.query(text, [reception])).rows;
const standings = () =>
  rowsOf(`select o.state, t.state as ticket, t.lottery_status as status, o.last_draw as draw
    from ticket_order o join purchased_ticket t using (order_id) where t.ticket_id = $1 order by o.state`);
const mailsOf = async (kind: string): Promise<number> =>
  (await calls.site.mails('visitor@example.jp')).filter((mail) => mail.kind === kind).length;
const proofOf = async (draw?: number) => {
  const { bytes } = await sales.call(readLotteryProof, { params, query: { draw } });
  return JSON.parse(bytes.toString());
};
const announced = async () => (await calls.get(`ticket/lottery/1/11/60/${reception}`)).data;

describe('a lottery that may be drawn again', () => {
  test('says how many places are free and who waits, and draws what came free among those who lost', async () => {
    await drawFirst();
    expect(await lottery()).toMatchObject({
      won: 1,
      lost: 1,
      further: [],
      next: { number: 2, waiting: 1, waitingTickets: 1, ineligible: 0, canAnybodyWin: false, drawAt: null },
      slots: [{ capacity: 1, taken: 1, free: 0 }],
    });
    expect(await again({ number: 2 })).toBe(409);
    await raise(2);
    expect(await lottery()).toMatchObject({ next: { canAnybodyWin: true }, slots: [{ free: 1 }] });
    expect(await again({ number: 2 })).toBe(200);
    await runJobs();
    expect(await standings()).toEqual([
      { state: 'completed', ticket: 'issued', status: 'SUCCESS', draw: 0 },
      { state: 'completed', ticket: 'issued', status: 'SUCCESS', draw: 2 },
    ]);
    expect(await lottery()).toMatchObject({
      won: 2,
      lost: 0,
      further: [{ number: 2, listed: 1, won: 1, isSettled: true }],
      next: { number: 3, waiting: 0 },
    });
    expect([await mailsOf('ticket-won'), await mailsOf('ticket-lost')]).toEqual([2, 1]);
  });

  test('draws a place that a winner gave back', async () => {
    await drawFirst();
    await calls.site.database.pool.query(
      `update purchased_ticket set state = 'canceled', canceled_at = now() where ticket_id = $1 and state = 'issued'`,
      [reception],
    );
    expect(await lottery()).toMatchObject({ next: { canAnybodyWin: true }, slots: [{ free: 1 }] });
    expect(await again({ number: 2 })).toBe(200);
    await runJobs();
    expect(new Set((await standings()).map(({ draw }) => draw))).toEqual(new Set([0, 2]));
  });

  test('has a record for each draw, whose secret was announced with the draw before, and which anybody can repeat', async () => {
    await drawFirst();
    const before = (await announced()).further;
    expect(before).toMatchObject([{ number: 2, drawnAt: null, seed: null, announcement: { listHash: null } }]);
    await raise(2);
    await again({ number: 2 });
    await runJobs();
    const record = await proofOf(2);
    expect(verifyPublishedDraw(record, before[0].announcement)).toBe(0);
    expect(verifyPublishedDraw(record, before[0].announcement, await proofOf())).toBe(0);
    expect(verifyPublishedDraw(record, before[0].announcement, record)).toBe(1);
    const visitors = await calls.site.get(`/web_api/v2/ticket/lottery/record/1/11/60/${reception}?draw=2`);
    expect(await visitors.json()).toEqual(record);
    expect((await calls.site.get(`/web_api/v2/ticket/lottery/record/1/11/60/${reception}?draw=3`)).status).toBe(404);
    expect((await announced()).further).toMatchObject([
      { number: 2, seed: record.seed },
      { number: 3, seed: null },
    ]);
  });

  test('is drawn at the time that was planned, unless the plan is given up', async () => {
    await drawFirst();
    await raise(2);
    expect(await again({ number: 2, at: '2026-11-20 10:00' })).toBe(422);
    expect(await again({ number: 2, at: '2026-11-20 16:00' })).toBe(200);
    expect(await lottery()).toMatchObject({ next: { drawAt: '2026-11-20T16:00:00+09:00' } });
    expect((await sales.call(giveUpFurtherDraw, { params, body: { number: 2 } })).status).toBe(200);
    await goTo('20T16:15:00');
    expect(await lottery()).toMatchObject({ further: [], next: { drawAt: null, lapsedAt: null } });
    expect(await again({ number: 2, at: '2026-11-20 17:00' })).toBe(200);
    await goTo('20T17:15:00');
    expect(await lottery()).toMatchObject({ further: [{ number: 2, won: 1 }] });
    expect((await sales.call(giveUpFurtherDraw, { params, body: { number: 2 } })).status).toBe(409);
  });

  test('makes no draw at a time at which nobody can win, and says so', async () => {
    await drawFirst();
    expect(await again({ number: 2, at: '2026-11-20 16:00' })).toBe(200);
    await goTo('20T16:15:00');
    const { further, next } = await lottery();
    expect([further, next?.drawAt, typeof next?.lapsedAt]).toEqual([[], null, 'string']);
    expect(await mailsOf('ticket-lost')).toBe(1);
  });

  test('leaves out who lost and wants no further draw, who was blocked, and who has left', async () => {
    await drawFirst();
    ({ hanako, james } = await logInBuyers(calls));
    const [lost] = (
      await calls.site.database.pool.query(
        `select order_number, login_id, purchaser_id from ticket_order join member on member_id = purchaser_id where state = 'lost'`,
      )
    ).rows;
    const who = lost.login_id === 'hanako.demo' ? hanako : james;
    expect((await calls.get(`ticket/lottery/1/11/60/${reception}`, who)).data.waitingOrder).toBe(lost.order_number);
    const leave = () => calls.post('ticket/withdraw/1/11/60', { orderId: lost.order_number }, who);
    expect([(await leave()).status, (await leave()).status]).toEqual([200, 200]);
    expect((await calls.get(`ticket/lottery/1/11/60/${reception}`, who)).data.waitingOrder).toBeNull();
    await raise(2);
    expect(await lottery()).toMatchObject({ next: { waiting: 0, ineligible: 1, canAnybodyWin: false } });
    const { pool } = calls.site.database;
    await pool.query('update ticket_order set leaves_draws = false');
    expect(await lottery()).toMatchObject({ next: { waiting: 1 } });
    await pool.query(`insert into member_role (site_key, member_id, role) values ('event/11', $1, 'blocked')`, [
      lost.purchaser_id,
    ]);
    expect(await lottery()).toMatchObject({ next: { waiting: 0 } });
  });

  test('is not drawn again where the ticket did not say so at the first draw, whatever it says later', async () => {
    await drawFirst(false);
    await changeTicket(calls.site, reception, {
      capacity: 2,
      lottery: { drawAt: '2026-11-20 15:00', deadlineHours: 72, publicValueSource: '', drawsAgain: true },
    });
    expect(await lottery()).toMatchObject({ next: null });
    expect(await again({ number: 2 })).toBe(404);
  });

  test('tells who lost that a draw may follow only where it may', async () => {
    await drawFirst();
    await runJobs();
    const mails = await calls.site.mails('visitor@example.jp');
    const textOf = (kind: string) => mails.find((mail) => mail.kind === kind)?.text.replaceAll(/\s+/g, ' ') ?? '';
    expect(textOf('ticket-applied')).toContain('there may be a second draw');
    expect(textOf('ticket-lost')).toContain('there may be a second draw');
    expect(textOf('ticket-won')).not.toContain('second draw');
  });

  test('is for those who sell', async () => {
    await drawFirst();
    await raise(2);
    const reader = await operatorAt(calls.site, 'event/11', 'reader');
    expect(await again({ number: 2 }, reader)).toBe(403);
  });
});

test('two presses draw once: the second one finds the draw asked for, and everybody is told once', async () => {
  await drawFirst();
  await raise(2);
  expect((await Promise.all([again({ number: 2 }), again({ number: 2 })])).toSorted()).toEqual([200, 409]);
  await runJobs();
  expect(await again({ number: 2 })).toBe(409);
  expect(
    await rowsOf(`select count(*)::int as logged from operator_log where action = 'lottery.drawnAgain' and $1 > 0`),
  ).toEqual([{ logged: 1 }]);
  expect([await mailsOf('ticket-won'), await mailsOf('ticket-lost')]).toEqual([2, 1]);
});
