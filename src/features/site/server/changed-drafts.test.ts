import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { publishTestSites } from '../../../../test/published-site.ts';
import { runHiroba } from '../../../../test/run-hiroba.ts';
import { eventFile, portalFile } from '../../../../test/site-folders.ts';
import { testDatabase } from '../../../../test/test-database.ts';
import type { Database } from '#server/database/database.ts';
import { changedDrafts, copied } from './changed-drafts.ts';
import { publishSite } from './publish.ts';

let database: Database;
const change = (statement: string): Promise<unknown> => sql.raw(statement).execute(database.kysely);
const changed = (): Promise<string[]> => changedDrafts(database, ['portal/1', 'event/11', 'event/12']);

beforeAll(async () => {
  database = await testDatabase();
  const modules = [{ moduleCode: 'information', contentId: 10, items: [{ detailId: 1, title: { jpn: '開幕' } }] }];
  await publishTestSites(database, [
    { site: portalFile() },
    { site: eventFile({ eventId: 11 }), modules, passcode: '482915' },
    { site: eventFile({ eventId: 12 }) },
  ]);
  await change(`insert into draft_invitation (site_key, mail_key) values ('event/11', 'hanako@example.jp')`);
  await change(`insert into identity_provider (realm_key, version, method, issuer, client_id)
    values ('event/11', 'draft', 'OpenId', 'https://id.example.jp', 'hiroba')`);
});
afterAll(() => database.close());

test('a draft is compared in all that a publication copies', async () => {
  const { rows } = await sql<{ table: string; columns: string[] }>`
    select table_name as "table", array_agg(column_name::text order by ordinal_position) as columns
    from information_schema.columns
    where table_name in (select table_name from information_schema.columns where column_name = 'version' and data_type = 'text')
      and table_schema = current_schema() and column_name not in ('changed_at', 'edition')
    group by 1`.execute(database.kysely);
  const compared = copied.map(([table, key, columns]) => [table, [key, 'version', ...columns.split(', ')].toSorted()]);
  expect(Object.fromEntries(compared)).toEqual(
    Object.fromEntries(rows.map(({ table, columns }) => [table, columns.toSorted()])),
  );
});

test('a draft is changed from the first difference on until it is published', async () => {
  expect(await changed()).toEqual(['event/11']);
  await publishSite(database, 'event/11');
  expect(await changed()).toEqual([]);
  for (const version of ['published', 'draft']) {
    // Contents go with their settings, and items with their contents.
    for (const [table, key] of copied.toReversed()) {
      // Without the draft of its settings there is none.
      if (table === 'site_document' && version === 'draft') continue;
      await change(`delete from ${table} where ${key} = 'event/11' and version = '${version}'`);
      expect([table, version, await changed()]).toEqual([table, version, ['event/11']]);
      await publishSite(database, 'event/11');
      expect(await changed()).toEqual([]);
    }
  }
  await change(
    `insert into invitation (site_key, mail_key, is_of_file) values ('event/11', 'by.hand@example.jp', false)`,
  );
  expect(await changed()).toEqual([]);
  await change(`delete from draft_invitation`);
  expect(await changed()).toEqual(['event/11']);
  await publishSite(database, 'event/11');
  await change(`insert into draft_invitation (site_key, mail_key) values ('event/11', 'james@example.com')`);
  expect(await changed()).toEqual(['event/11']);
});

test('`publish --all` publishes what has changed, and says how much has not', async () => {
  await change(`update site_document set document = document || '{"description": {"jpn": "新しい"}}'
    where site_key = 'event/12' and version = 'draft'`);
  const revisions = async () =>
    new Map(
      (await database.kysely.selectFrom('site').select(['site_key', 'revision']).execute()).map((row) => [
        row.site_key,
        Number(row.revision),
      ]),
    );
  await publishSite(database, 'event/11');
  const before = await revisions();
  const run = await runHiroba(database, ['publish', '--all']);
  const after = await revisions();
  expect(run).toMatchObject({
    code: 0,
    said: ['Published before as they are: 2 sites.', `Published event/12 (revision ${after.get('event/12')}).`],
  });
  expect([...after].filter(([key, revision]) => before.get(key) !== revision).map(([key]) => key)).toEqual([
    'event/12',
  ]);
  expect(await runHiroba(database, ['publish', '--all'])).toMatchObject({
    code: 0,
    said: ['Published before as they are: 3 sites.'],
  });
  // A site that is named is published all the same.
  expect((await runHiroba(database, ['publish', 'event/12'])).said).toEqual([
    expect.stringContaining('Published event/12'),
  ]);
});
