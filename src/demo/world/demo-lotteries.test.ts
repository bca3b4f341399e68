import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readItems } from '#features/site/server.ts';
import { beginDraw, readDraw } from '#features/ticket/server/lottery/draw-rows.ts';
import { findMovedClosings } from '#features/ticket/server/lottery/organiser-draws.ts';
import { worldSites } from '#app/world-sites.ts';
import { dayMs, parseInstant } from '#kernel/period.ts';
import type { Database } from '#server/database/database.ts';
import { createUploads } from '#server/uploads/uploads.ts';
import { sellTicket } from '../../../test/sell-ticket.ts';
import { eventFile, temporaryFolder, writeSite } from '../../../test/site-folders.ts';
import { resetDatabase, testDatabase } from '../../../test/test-database.ts';
import { type DemoOptions, importDemoWorld, refreshDemoWorld } from './demo-world.ts';
import { readDocuments } from '../../../test/read-documents.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const now = parseInstant('2026-11-20 09:00') as number;
const key = { siteKey: 'event/11', contentId: 60, ticketId: 1 };
const closesAt = '2026-11-23T23:59:00+09:00';
const drawAt = '2026-11-24T12:00:00+09:00';
const lottery = {
  title: { jpn: '見学' },
  ticketType: 'LOTTERY',
  capacity: 5,
  enableSalesPeriod: true,
  salesPeriodEnd: 'today+3d 23:59',
  lottery: { drawAt: 'today+4d 12:00' },
};

let options: DemoOptions;
beforeEach(async () => {
  await resetDatabase(database);
  const folder = temporaryFolder();
  const items = [1, 2].map((detailId) => ({ detailId, ...lottery }));
  writeSite(join(folder, 'expo'), eventFile({ modules: [{ moduleCode: 'ticket', contentId: 60, items }] }));
  options = { worldSites, folder, uploads: createUploads({ database, dataFolder: temporaryFolder() }), now };
  await importDemoWorld(database, options);
  await beginDraw(database.kysely, key, { closesAt: Date.parse(closesAt), publicValueSource: '' });
});

const published = async (ticketId: number) => {
  const place = { siteKey: 'event/11', revision: 1, version: 'published', contentId: 60 } as const;
  const [item] = await readItems(database.kysely, readDocuments, place, 'ticket', [ticketId]);
  return [item?.salesPeriodEnd, item?.lottery?.drawAt];
};
const refreshAfter = async (days: number) => refreshDemoWorld(database, { ...options, now: now + days * dayMs });

describe('a lottery of the demo world', () => {
  it('keeps its announced closing and draw on every later day; a lottery that was not announced moves', async () => {
    for (const day of [1, 2, 3]) {
      expect(await refreshAfter(day)).toEqual(['event/11']);
      expect(await published(1)).toEqual([closesAt, drawAt]);
    }
    expect(await published(2)).toEqual(['2026-11-26T23:59:00+09:00', '2026-11-27T12:00:00+09:00']);
    expect(await findMovedClosings(database, readDocuments, ['event/11'])).toEqual([]);
  });

  it('does not change after its closing if somebody has applied', async () => {
    await sellTicket(database, null, { contentId: 60, item: { detailId: 1 } });
    await refreshAfter(9);
    expect(await published(1)).toEqual([closesAt, drawAt]);
    expect(await readDraw(database.kysely, key)).toBeDefined();
  });

  it('is announced again after its closing if nobody has applied', async () => {
    await refreshAfter(9);
    expect(await published(1)).toEqual(['2026-12-02T23:59:00+09:00', '2026-12-03T12:00:00+09:00']);
    expect(await readDraw(database.kysely, key)).toBeUndefined();
  });
});
