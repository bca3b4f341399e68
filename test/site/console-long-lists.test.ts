import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as editor from '#features/editor/contract.ts';
import { readSessions } from '#features/editor/contract/grid.ts';
import { listExhibitors } from '#features/exhibitor/contract.ts';
import type { ConsoleClient } from '../console-client.ts';
import { operatorAt, setUpApp } from '../console-operators.ts';
import { startTestSite, type TestSite } from '../start-test-site.ts';

const params = { site: 'event-11' };
const copies = 2_000;
let site: TestSite;
let owner: ConsoleClient;
beforeAll(async () => {
  site = await startTestSite({ isDemo: false });
  owner = await operatorAt(site, 'event/11', 'owner');
  await setUpApp(owner);
});
afterAll(() => site.close());

const contentOf = async (code: string): Promise<number> => {
  const { data } = await owner.call(editor.readOutline, { params });
  return data.contents.find(({ moduleCode }) => moduleCode === code)!.contentId;
};
/** The same item again and again, behind those that are there. */
const multiply = (contentId: number) =>
  sql`insert into content_item (site_key, version, content_id, detail_id, position, document)
    select i.site_key, i.version, i.content_id, 10000 + n, 10000 + n,
      jsonb_set(i.document, '{detailId}', to_jsonb(10000 + n))
    from (select * from content_item where site_key = 'event/11' and content_id = ${contentId} and version = 'draft'
      order by position limit 1) i, generate_series(1, ${copies}::int) n`.execute(site.database.kysely);

/** Statements and bytes of what a screen reads when it opens. */
async function costOf(read: () => Promise<{ status: number; data: unknown }>) {
  const before = site.database.statements();
  const { status, data } = await read();
  expect(status).toBe(200);
  return { statements: site.database.statements() - before, bytes: JSON.stringify(data).length };
}

test('a list of the console takes as many statements for 2,000 more items, and is as long as a page of it', async () => {
  const [booths, sessions] = [await contentOf('booth'), await contentOf('timetable')];
  const lists: [string, () => Promise<{ status: number; data: unknown }>][] = [
    ['the site', () => owner.call(editor.readOutline, { params })],
    [
      'its booths',
      () => owner.call(editor.listItems, { params: { ...params, contentId: booths }, query: { as: 'titles' } }),
    ],
    [
      'its sessions',
      () => owner.call(editor.listItems, { params: { ...params, contentId: sessions }, query: { as: 'titles' } }),
    ],
    ['a grid', () => owner.call(readSessions, { params: { ...params, contentId: sessions }, query: {} })],
    ['exhibitors', () => owner.call(listExhibitors, { params, query: {} })],
    ['sites', () => owner.call(editor.listSites, { query: {} })],
  ];
  // The first call of each reads what the process keeps.
  for (const [, read] of lists) await read();
  const costs = async () => {
    const all = new Map<string, Awaited<ReturnType<typeof costOf>>>();
    // One after the other, because the statements are counted.
    // oxlint-disable-next-line no-await-in-loop
    for (const [name, read] of lists) all.set(name, await costOf(read));
    return all;
  };
  const few = await costs();
  for (const contentId of [booths, sessions]) await multiply(contentId);
  const many = await costs();
  for (const [name] of lists) {
    const [before, after] = [few.get(name)!, many.get(name)!];
    expect([name, after.statements]).toEqual([name, before.statements]);
    // A page is full now; it never has all of them. A grid reads the times and titles of more sessions at once.
    expect([name, after.bytes < (name === 'a grid' ? 500_000 : 100_000)]).toEqual([name, true]);
  }
  const { data } = await owner.call(editor.listItems, {
    params: { ...params, contentId: booths },
    query: { as: 'titles' },
  });
  expect(data.total).toBeGreaterThan(copies);
  expect(data.items.length).toBeLessThan(copies / 4);
});
