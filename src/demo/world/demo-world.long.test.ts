import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { exportSite } from '#features/site/server/export-site.ts';
import { importSites, type ReadManyOptions } from '#features/site/server/import-sites.ts';
import { dayMs } from '#kernel/period.ts';
import type { Database } from '#server/database/database.ts';
import { createUploads } from '#server/uploads/uploads.ts';
import { temporaryFolder } from '../../../test/site-folders.ts';
import { copyDemoWorld, testNow } from '../../../test/start-test-site.ts';
import { resetDatabase } from '../../../test/test-database.ts';
import { moduleDocuments } from '#app/module-documents.ts';
import { worldSites } from '#app/world-sites.ts';
import { refreshDemoWorld } from './demo-world.ts';
import { readDocuments } from '../../../test/read-documents.ts';

let database: Database;
let world: string;
beforeAll(async () => {
  ({ database, world } = await copyDemoWorld());
});
afterAll(() => database.close());

it('exports the demo world of this repository to folders that import to the same documents', async () => {
  const media = createUploads({ database, dataFolder: world });
  const keys = await siteKeys();
  const before = await dump();
  const out = temporaryFolder();
  const folders = keys.map((key) => join(out, key));
  for (const key of keys) await exportSite(database, key, join(out, key), { media, stored: readDocuments });
  await resetDatabase(database);
  const options: ReadManyOptions = {
    now: testNow + 3 * dayMs,
    documents: moduleDocuments,
    storeHandout: media.storeHandout,
    // What a picture is stored as tells its own test.
    storeImage: (bytes, how) => media.storeImage(bytes, { ...how, keepSource: true, encodeLater: true }),
  };
  expect((await importSites(database, folders, options)).problems).toEqual([]);
  expect(await dump()).toEqual(before);
});

it('gets the people of its chats where it was made before there were any, once', async () => {
  const old = await copyDemoWorld();
  const { pool } = old.database;
  await pool.query("delete from chat_source; delete from member where mail like 'lukas@%' or mail like 'raj@%'");
  const options = {
    worldSites,
    uploads: createUploads({ database: old.database, dataFolder: old.world }),
    now: testNow + dayMs,
  };
  const people = async (): Promise<unknown> =>
    (await pool.query('select count(*)::int as people, count(member_id)::int as members from chat_profile')).rows[0];
  expect(await refreshDemoWorld(old.database, options)).toContain('event/11');
  const met = await people();
  expect(met).toEqual({
    people: expect.toSatisfy((count: number) => count > 35) as number,
    members: expect.any(Number) as number,
  });
  expect(await refreshDemoWorld(old.database, { ...options, now: testNow + 2 * dayMs })).toContain('event/11');
  expect(await people()).toEqual(met);
  await old.database.close();
});

async function siteKeys(): Promise<string[]> {
  const { rows } = await database.pool.query<{ site_key: string }>(
    "select site_key from site_document where version = 'draft' order by site_key",
  );
  return rows.map(({ site_key }) => site_key);
}

async function dump(): Promise<unknown[]> {
  const queries = [
    "select site_key, document from site_document where version = 'draft' order by site_key",
    "select * from content_document where version = 'draft' order by site_key, sort",
    "select * from content_item where version = 'draft' order by site_key, content_id, position",
    "select site_key, passcode from site_secret where version = 'draft' order by site_key",
  ];
  const answers = [];
  for (const query of queries) answers.push((await database.pool.query(query)).rows);
  return answers;
}
