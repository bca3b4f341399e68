import { afterAll, beforeAll, expect, test } from 'vitest';
import * as editor from '#features/editor/contract.ts';
import { listDrafts } from '#features/site/server.ts';
import { parseInstant } from '#kernel/period.ts';
import type { ConsoleClient } from '../console-client.ts';
import { operatorAt } from '../console-operators.ts';
import { startTestSite, testNow, type TestSite } from '../start-test-site.ts';

let site: TestSite;
let owner: ConsoleClient;
beforeAll(async () => {
  site = await startTestSite({ isDemo: false });
  owner = await operatorAt(site, '*', 'owner', 'owner@example.jp');
  for (const [name, startDate, endDate] of [
    ['去年の会', '2025-03-06 10:00', '2025-03-06 17:00'],
    ['先月の会', '2026-10-06 10:00', '2026-10-06 17:00'],
    ['来年の会', '2027-03-06 10:00', '2027-03-06 17:00'],
  ] as const) {
    await owner.call(editor.makeSite, {
      body: { template: 'party', language: 'jpn', name, startDate, endDate },
    });
  }
});
afterAll(() => site.close());

test('sites by their dates: what has none, then the next event first, then what is over, the last first', async () => {
  const { data } = await owner.call(editor.listSites, { query: { order: 'date' } });
  const at = ({ startDate }: (typeof data.sites)[number]): number => parseInstant(startDate ?? '') ?? 0;
  const portals = data.sites.filter(({ kind }) => kind === 'portal');
  const events = data.sites.filter(({ kind }) => kind === 'event');
  expect(portals.length).toBeGreaterThan(0);
  expect(data.sites.slice(0, portals.length)).toEqual(portals);
  const [ahead, over] = [events.filter(({ isOver }) => !isOver), events.filter(({ isOver }) => isOver)];
  expect(events).toEqual([...ahead, ...over]);
  expect(ahead.map(at)).toEqual(ahead.map(at).toSorted((a, b) => a - b));
  expect(over.map(at)).toEqual(over.map(at).toSorted((a, b) => b - a));
  expect(over.map(({ title }) => title.jpn)).toEqual(expect.arrayContaining(['先月の会', '去年の会']));
  const { data: changed } = await owner.call(editor.listSites, { query: {} });
  expect(changed.sites[0]?.title).toEqual({ jpn: '来年の会' });
});

test('each page begins behind the last site of the one before, and none is left out', async () => {
  const { kysely } = site.database;
  const now = new Date(testNow).toISOString().replaceAll(/\D/g, '').slice(0, 12);
  const wish = { siteKeys: 'all', search: '', after: undefined } as const;
  const all = await listDrafts(kysely, { ...wish, most: 200, byDate: { now, after: undefined } });
  const paged: typeof all = [];
  for (;;) {
    const page = await listDrafts(kysely, { ...wish, most: 3, byDate: { now, after: paged.at(-1) } });
    paged.push(...page);
    if (page.length < 3) break;
  }
  expect(paged.map(({ siteKey }) => siteKey)).toEqual(all.map(({ siteKey }) => siteKey));
  expect(new Set(all.map(({ siteKey }) => siteKey)).size).toBe(all.length);
  expect(all.length).toBeGreaterThan(6);
});
