import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { expect, it, onTestFinished } from 'vitest';
import { testDataFolder } from '../../../../../test/test-database.ts';
import { engineParameters } from './open-engine.ts';
import { SyncedNodeFs } from './synced-node-fs.ts';

it('a commit reaches the disk before it is answered, and a read does not wait for the disk', async () => {
  const folder = await testDataFolder();
  const fs = new SyncedNodeFs(join(folder, 'database'));
  const engine = await PGlite.create({ fs, startParams: engineParameters });
  onTestFinished(async () => {
    await engine.close();
    rmSync(folder, { recursive: true });
  });
  const syncsOf = async (sql: string): Promise<number> => {
    const before = fs.syncs;
    await engine.exec(sql);
    return fs.syncs - before;
  };
  expect(await syncsOf("insert into site (site_key, portal_id) values ('portal/1', 1)")).toBe(1);
  expect(await syncsOf("begin; insert into site (site_key, portal_id) values ('portal/2', 2)")).toBe(0);
  expect(await syncsOf('commit')).toBe(1);
  await engine.query('select * from site');
  expect(await syncsOf('select * from site')).toBe(0);
  expect(await syncsOf('checkpoint')).toBeGreaterThan(1);
});
