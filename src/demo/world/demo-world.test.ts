import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { importSites } from '#features/site/server/import-sites.ts';
import { publishSite } from '#features/site/server/publish.ts';
import { dayMs, parseInstant } from '#kernel/period.ts';
import type { Database } from '#server/database/database.ts';
import { createUploads, type Uploads } from '#server/uploads/uploads.ts';
import { drawing, eventFile, portalFile, temporaryFolder, writeSite } from '../../../test/site-folders.ts';
import { resetDatabase, testDatabase } from '../../../test/test-database.ts';
import { type DemoOptions, importDemoWorld, refreshDemoWorld } from './demo-world.ts';
import { hasRoomForDemo } from './prepare-demo.ts';
import { worldSites } from '#app/world-sites.ts';
import { moduleDocuments } from '#app/module-documents.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(() => resetDatabase(database));

const now = parseInstant('2026-11-20 09:00') as number;

function world(): Omit<DemoOptions, 'now'> & { folder: string; uploads: Uploads } {
  const folder = temporaryFolder();
  const overview = { startDate: 'today+3d 10:00', cover: { file: 'cover.svg' } };
  writeSite(join(folder, 'city'), portalFile({ overview }), { 'cover.svg': drawing });
  writeSite(join(folder, 'expo'), eventFile({ portalId: 1, overview }), { 'cover.svg': drawing });
  writeSite(join(folder, 'art'), undefined, { 'draw.mjs': '' });
  return { folder, worldSites, uploads: createUploads({ database, dataFolder: temporaryFolder() }) };
}

async function startDates(): Promise<Record<string, string>> {
  const { rows } = await sql<{ site_key: string; start: string }>`
    select site_key, document #>> '{overview,startDate}' as start from site_document where version = 'published'
  `.execute(database.kysely);
  return Object.fromEntries(rows.map((row) => [row.site_key, row.start]));
}

describe('the demo world', () => {
  it('has room where it is already and in an empty database, not beside real sites alone', async () => {
    expect(await hasRoomForDemo(database)).toBe(true);
    const { folder, uploads, ...options } = world();
    await importSites(database, [join(folder, 'city')], { documents: moduleDocuments, ...uploads, now });
    expect(await hasRoomForDemo(database)).toBe(false);
    await importDemoWorld(database, { ...options, folder, uploads, now });
    expect(await hasRoomForDemo(database)).toBe(true);
  });

  it('publishes the site of every folder at once', async () => {
    const lines: string[] = [];
    const keys = await importDemoWorld(database, { ...world(), now, onProgress: (line) => lines.push(line) });
    expect(keys).toEqual(['portal/1', 'event/11']);
    const start = '2026-11-23T10:00:00+09:00';
    expect(await startDates()).toEqual({ 'portal/1': start, 'event/11': start });
    expect(lines.at(-1)).toMatch(/\(2 of 2\)$/);
  });

  it('moves its dates on the next day of Tokyo, and not before', async () => {
    const options = world();
    await importDemoWorld(database, { ...options, now });
    const midnight = parseInstant('2026-11-21 00:00') as number;
    expect(await refreshDemoWorld(database, { ...options, now: midnight - 1 })).toEqual([]);
    expect(await refreshDemoWorld(database, { ...options, now: midnight })).toEqual(['portal/1', 'event/11']);
    expect((await startDates())['event/11']).toBe('2026-11-24T10:00:00+09:00');
    expect(await refreshDemoWorld(database, { ...options, now: midnight })).toEqual([]);
  });

  it('does not touch a site that somebody has imported, published or removed since', async () => {
    const options = world();
    await importDemoWorld(database, { ...options, now });
    const read = { ...options.uploads, now, documents: moduleDocuments };
    await importSites(database, [join(options.folder, 'city')], read);
    await publishSite(database, 'event/11');
    const later = { ...options, now: now + 9 * dayMs };
    expect(await refreshDemoWorld(database, later)).toEqual([]);
    await database.kysely.deleteFrom('site').execute();
    expect(await refreshDemoWorld(database, later)).toEqual([]);
    expect(await startDates()).toEqual({});
  });

  it('imports nothing when a folder has a problem and says which; a server with old dates still starts', async () => {
    const options = world();
    await importDemoWorld(database, { ...options, now });
    writeSite(join(options.folder, 'expo'), eventFile({ portalId: 1, kind: 'evnt' }));
    const lines: string[] = [];
    const later = { ...options, now: now + dayMs, onProgress: (line: string) => lines.push(line) };
    expect(await refreshDemoWorld(database, later)).toEqual([]);
    expect(lines.at(-1)).toMatch(
      /^The dates of the demo world stay as they are:\n.*expo\/site.yaml:1:1 kind: expected/,
    );
    await resetDatabase(database);
    await expect(importDemoWorld(database, { ...options, now })).rejects.toThrow(
      /^The demo world cannot be imported:\n/,
    );
    expect(await startDates()).toEqual({});
  });
});
