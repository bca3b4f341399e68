import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readVisitors } from '#features/access-log/contract/visitors.ts';
import { countVisitors } from '#features/access-log/server/count-visitors.ts';
import { readOverview } from '#features/editor/contract/overview.ts';
import * as editor from '#features/editor/contract.ts';
import { readSales } from '#features/ticket/contract/numbers.ts';
import { salesTopic } from '#features/ticket/rules/sale/sales-topic.ts';
import { parseInstant } from '#kernel/period.ts';
import { tell } from '#server/realtime/hints.ts';
import type { ConsoleClient } from '../console-client.ts';
import { operatorAt } from '../console-operators.ts';
import { sellTicket } from '../sell-ticket.ts';
import { startTestSite, testNow, type TestSite } from '../start-test-site.ts';

const params = { site: 'event-12' };
let site: TestSite;
let reader: ConsoleClient;
beforeAll(async () => {
  site = await startTestSite({ isDemo: false });
  reader = await operatorAt(site, 'event/12', 'reader', 'reader@example.jp');
});
afterAll(() => site.close());

const contentOf = async (code: string): Promise<number> => {
  const { data } = await reader.call(editor.readOutline, { params });
  return data.contents.find(({ moduleCode }) => moduleCode === code)!.contentId;
};

test('the overview counts the transfers that nobody has found yet, and leaves out what does not wait', async () => {
  const { data: before } = await reader.call(readOverview, { params });
  expect(before.waiting).toEqual([]);
  const contentId = await contentOf('ticket');
  const order = {
    payment_method: 'Bank',
    is_deferred: true,
    state: 'completed',
    paid_attempt: null,
    paid_at: null,
  } as const;
  await sellTicket(site.database, null, { siteKey: 'event/12', contentId, item: { detailId: 1 }, order });
  await sellTicket(site.database, null, { siteKey: 'event/12', contentId, item: { detailId: 1 } });
  // Of another site.
  await sellTicket(site.database, null, { siteKey: 'event/11', contentId, item: { detailId: 1 }, order });
  const { data } = await reader.call(readOverview, { params });
  expect(data.waiting).toEqual([{ kind: 'transfers', count: 1 }]);
});

test('the dates that come up are those of what is public, the soonest first, and none is past', async () => {
  const { data } = await reader.call(readOverview, { params });
  expect(data.upcoming.length).toBeGreaterThan(0);
  const dates = data.upcoming.map(({ date }) => parseInstant(date)!);
  expect(dates).toEqual(dates.toSorted((a, b) => a - b));
  expect(dates.every((date) => date > testNow)).toBe(true);
  expect(data.upcoming.every(({ part, title }) => part === 'settings' || title !== undefined)).toBe(true);
});

test('a day in Japan counts each browser once, however many pages it looked at', async () => {
  const record = (anonymousToken: string, at: string, more: object = {}) => ({
    log_check_key: randomUUID(),
    received_at: new Date(at),
    portal_id: 1,
    event_id: 12,
    anonymous_token: anonymousToken,
    action: 'view',
    ...more,
  });
  const records = [
    record('a', '2026-11-20T09:00:00+09:00'),
    record('a', '2026-11-20T09:10:00+09:00'),
    record('a', '2026-11-20T09:10:00+09:00', { action: 'click' }),
    record('b', '2026-11-20T00:10:00+09:00'),
    record('b', '2026-11-19T23:50:00+09:00'),
    record('c', '2026-11-20T09:00:00+09:00', { event_id: 11 }),
    record('d', '2026-11-10T09:00:00+09:00'),
  ];
  await site.database.kysely.deleteFrom('access_log').execute();
  await site.database.kysely.insertInto('access_log').values(records).execute();
  await countVisitors(site.database, testNow);
  const days = async () => (await reader.call(readVisitors, { params })).data.days;
  const found = await days();
  expect(found).toHaveLength(14);
  expect(found.slice(-2)).toEqual([
    { day: '2026-11-19', visitors: 1, views: 1 },
    { day: '2026-11-20', visitors: 2, views: 3 },
  ]);
  // What was counted stays when the records go, and a day is counted anew while it lasts.
  await site.database.kysely.deleteFrom('access_log').execute();
  await countVisitors(site.database, testNow);
  expect(await days()).toEqual(found);
  await site.database.kysely
    .insertInto('access_log')
    .values([...records, record('e', '2026-11-20T09:30:00+09:00')])
    .execute();
  await countVisitors(site.database, testNow);
  expect((await days()).at(-1)).toEqual({ day: '2026-11-20', visitors: 3, views: 4 });
});

test('the sales of the last days stand by the day of the order in Japan', async () => {
  const contentId = await contentOf('ticket');
  await sellTicket(site.database, null, {
    siteKey: 'event/12',
    contentId,
    item: { detailId: 1 },
    number: 2,
    order: { ordered_at: new Date('2026-11-19T15:30:00Z') },
  });
  const { data } = await reader.call(readSales, { params });
  expect(data.days).toHaveLength(14);
  expect(data.days.at(-1)).toEqual({ day: '2026-11-20', sold: 2, price: 2_000 });
});

test('what is left of a ticket is its number less what is sold or held; a ticket without a number has none', async () => {
  const contentId = await contentOf('ticket');
  const read = async () => (await reader.call(readSales, { params })).data.tickets;
  const before = await read();
  const limited = before.find(({ capacity, isDrawn }) => capacity !== null && capacity > 3 && !isDrawn)!;
  expect(limited.left).toBe(limited.capacity! - limited.sold - limited.waiting);
  const item = { detailId: limited.ticketId };
  await sellTicket(site.database, null, { siteKey: 'event/12', contentId, item, number: 2 });
  await sellTicket(site.database, null, { siteKey: 'event/12', contentId, item, ticket: { state: 'held' } });
  tell(site.database, salesTopic('event/12'));
  const leftNow = async () => (await read()).find(({ ticketId }) => ticketId === limited.ticketId)!.left;
  await expect.poll(leftNow).toBe(limited.left! - 3);
  for (const { capacity, isDrawn, left } of before) expect(left === null).toBe(capacity === null || isDrawn);
});

test('what is sold is counted once in a second for all who look, and is there after whoever looks has heard of it', async () => {
  const contentId = await contentOf('ticket');
  const look = async () => (await reader.call(readSales, { params })).data.total.sold;
  const before = await look();
  for (let sale = 1; sale <= 3; sale += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one sale after the other
    await sellTicket(site.database, null, { siteKey: 'event/12', contentId, item: { detailId: 1 } });
    tell(site.database, salesTopic('event/12'));
    // oxlint-disable-next-line no-await-in-loop
    await expect.poll(look).toBe(before + sale);
  }
});

test('whoever has no right to see the site gets none of it', async () => {
  const reception = await operatorAt(site, 'event/12', 'reception', 'reception@example.jp');
  const sibling = await operatorAt(site, 'event/11', 'owner', 'sibling@example.jp');
  for (const endpoint of [readOverview, readVisitors]) {
    expect((await reception.call(endpoint, { params })).status).toBe(403);
    expect((await sibling.call(endpoint, { params })).status).toBe(404);
  }
});

test('the overview tells organisers that mails hold no links or reach nobody, and says nothing of it in the demo', async () => {
  expect((await reader.call(editor.readOutline, { params })).data.lacks).toEqual(['address', 'mail']);
  const known = await startTestSite({ isDemo: false, publicUrl: 'https://events.example.jp' });
  const inDemo = await startTestSite();
  for (const [one, lacks] of [
    [known, ['mail']],
    [inDemo, []],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- One site after the other.
    const other = await operatorAt(one, 'event/12', 'reader');
    // oxlint-disable-next-line no-await-in-loop -- One site after the other.
    expect((await other.call(editor.readOutline, { params })).data.lacks).toEqual(lacks);
    // oxlint-disable-next-line no-await-in-loop -- One site after the other.
    await one.close();
  }
});
