import { afterAll, beforeAll, expect, test } from 'vitest';
import { listPortalEvents } from '#features/editor/contract/references.ts';
import type { ConsoleClient } from '../console-client.ts';
import { operatorAt } from '../console-operators.ts';
import { startTestSite, type TestSite } from '../start-test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite({ isDemo: false });
});
afterAll(() => site.close());

async function eventsOf(client: ConsoleClient, of: string, query: { search?: string; eventId?: number } = {}) {
  const { data } = await client.call(listPortalEvents, { params: { site: of }, query });
  return data.events.map(({ eventId }) => eventId).sort((a, b) => a - b);
}

test('an event of the portal is found by a part of its name, or by its number', async () => {
  const hanako = await operatorAt(site, 'portal/1', 'editor', 'hanako@example.jp');
  const all = await eventsOf(hanako, 'portal-1');
  expect(all).toContain(12);
  const { rows } = await site.database.pool.query<{ event_id: number }>(
    'select event_id from site where portal_id = 1 and event_id is not null order by event_id',
  );
  expect(all).toEqual(rows.map(({ event_id }) => event_id));
  const { data } = await hanako.call(listPortalEvents, { params: { site: 'portal-1' }, query: { eventId: 12 } });
  const [event] = data.events;
  expect(data.events).toHaveLength(1);
  const title = Object.values(event?.title ?? {})[0]?.slice(0, 4) ?? '';
  expect(await eventsOf(hanako, 'portal-1', { search: title })).toContain(12);
  expect(await eventsOf(hanako, 'portal-1', { search: 'そんな名前の催しはない' })).toEqual([]);
});

test('events of another portal, and those that stand alone, are named to nobody who has no right there', async () => {
  const own = await operatorAt(site, 'portal/1', 'reader', 'jiro@example.jp');
  expect(await eventsOf(own, 'portal-1', { eventId: 21 })).toEqual([]);
  const { status } = await own.call(listPortalEvents, { params: { site: 'portal-0' }, query: {} });
  expect(status).toBe(404);
  const reader = await operatorAt(site, 'event/12', 'reader', 'saburo@example.jp');
  expect(await eventsOf(reader, 'event-12')).toEqual([]);
});
