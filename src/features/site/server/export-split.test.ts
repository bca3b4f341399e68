import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { blocksDocuments } from '#features/blocks/documents.ts';
import { boothDocuments } from '#features/booth/documents.ts';
import { informationDocuments } from '#features/information/documents.ts';
import { scheduleDocuments } from '#features/schedule/documents.ts';
import { taxonomyDocuments } from '#features/taxonomy/documents.ts';
import type { Database } from '#server/database/database.ts';
import { createUploads, type Uploads } from '#server/uploads/uploads.ts';
import { readDocuments } from '../../../../test/read-documents.ts';
import { drawing, eventFile, siteFolder, temporaryFolder } from '../../../../test/site-folders.ts';
import { resetDatabase, testDatabase } from '../../../../test/test-database.ts';
import { splitAboveBytes } from './export-files.ts';
import { exportSite } from './export-site.ts';
import { formatProblem } from './import-problem.ts';
import { importSites } from './import-sites.ts';

const documents = new Map(
  [...blocksDocuments, ...boothDocuments, ...informationDocuments, ...scheduleDocuments, ...taxonomyDocuments].map(
    (entry) => [entry.moduleCode, entry],
  ),
);
let database: Database;
let media: Uploads;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await resetDatabase(database);
  media = createUploads({ database, dataFolder: temporaryFolder() });
});

async function bring(folder: string): Promise<void> {
  const options = { ...media, now: Date.now(), documents };
  expect((await importSites(database, [folder], options)).problems.map(formatProblem)).toEqual([]);
}

async function stored(): Promise<unknown> {
  const rows = async (query: string) => (await database.pool.query<{ document: unknown }>(query)).rows;
  return {
    sites: await rows('select site_key, version, document from site_document'),
    contents: await rows('select content_id, module_code, sort, document from content_document order by sort'),
    items: await rows(
      'select content_id, detail_id, position, document from content_item order by content_id, position',
    ),
    doors: await rows('select version, passcode from site_secret'),
    guests: await rows('select mail_key from draft_invitation order by mail_key'),
  };
}

interface Size {
  booths: number;
  sessions: number;
  news: number;
  /** Of a text. */
  letters: number;
}

/** Texts that YAML writes in different ways. */
const prose = (place: number, letters: number) => ({
  jpn: `<p>${'出展のご案内です。'.repeat(Math.ceil(letters / 9))}: #${place}</p>\n`,
  eng: `- ${'words, "quoted" '.repeat(Math.ceil(letters / 16))}\n\n  ${place}`,
});

function fair({ booths, sessions, news, letters }: Size): object {
  const of = <One>(count: number, make: (place: number) => One): One[] =>
    Array.from({ length: count }, (_, place) => make(place));
  const startDate = '2026-11-20 10:00';
  return eventFile({
    passcode: '407318',
    isInvitingEvent: true,
    invitations: ['hanako@example.jp'],
    modules: [
      { moduleCode: 'html', contentId: 3, content: { html: { jpn: '<p>小さな節</p>' } } },
      { moduleCode: 'place', contentId: 62, items: [{ detailId: 1, name: { jpn: '第一会場' } }] },
      {
        moduleCode: 'booth',
        contentId: 30,
        items: of(booths, (place) => ({
          detailId: place + 1,
          stand: `A-${place}`,
          items: {
            title: { value: { jpn: `出展者 ${place}` } },
            main_image: { value: { file: 'x.svg' } },
            description: { value: prose(place, letters) },
          },
        })),
      },
      {
        moduleCode: 'schedule',
        contentId: 50,
        items: of(sessions, (place) => ({
          detailId: place + 1,
          title: { value: { jpn: `講演 ${place}` } },
          description: prose(place, letters),
          place: { ids: [1] },
          held_datetime: { startDate, endDate: '2026-11-20 11:00' },
          createdAt: startDate,
        })),
      },
      {
        moduleCode: 'information',
        contentId: 10,
        items: of(news, (place) => ({
          detailId: news - place,
          title: { jpn: `お知らせ ${place}` },
          body: prose(place, letters),
          createdAt: startDate,
        })),
      },
    ],
  });
}

/** The fair through an exported folder: what was stored is stored again. Answers the folder and its files. */
async function throughFolder(mostBytes?: number): Promise<{ folder: string; files: string[] }> {
  const before = await stored();
  const folder = join(temporaryFolder(), 'out');
  const refused = await exportSite(database, 'event/11', folder, {
    media,
    stored: readDocuments,
    ...(mostBytes && { mostBytes }),
  });
  expect(refused).toEqual([]);
  await resetDatabase(database);
  await bring(folder);
  // Not by the comparison of the test framework, which would print megabytes.
  expect(JSON.stringify(await stored()) === JSON.stringify(before)).toBe(true);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.yaml'));
  return { folder, files: files.sort() };
}

it('splits a large site by content and a large content by items, and imports it again as it was', async () => {
  await bring(siteFolder(fair({ booths: 9, sessions: 4, news: 30, letters: 100 }), { 'x.svg': drawing }));
  expect((await throughFolder()).files).toEqual(['site.yaml']);
  const { folder, files } = await throughFolder(5_000);
  expect(files).toEqual([
    ...[1, 2, 3].map((part) => `modules/booth-30-items-${part}.yaml`),
    'modules/booth-30.yaml',
    'modules/html-3.yaml',
    ...[1, 2, 3, 4, 5].map((part) => `modules/information-10-items-${part}.yaml`),
    'modules/information-10.yaml',
    'modules/place-62.yaml',
    'modules/schedule-50.yaml',
    'site.yaml',
  ]);
  for (const name of files) expect(statSync(join(folder, name)).size).toBeLessThanOrEqual(5_000);
  expect(readFileSync(join(folder, 'site.yaml'), 'utf8')).toContain(
    'modules:\n  - include: modules/html-3.yaml\n  - include: modules/place-62.yaml\n  - include: modules/booth-30.yaml\n',
  );
});

it('imports 5,000 full booths, 5,000 sessions and 10,000 news again as they were', {
  tags: ['long'],
}, async () => {
  const size = { booths: 5_000, sessions: 5_000, news: 10_000, letters: 1_000 };
  // No file of an organiser may be so large: the first import is of a small one, and the rest comes by the database.
  await bring(siteFolder(fair({ ...size, booths: 500, sessions: 500, news: 1_000 }), { 'x.svg': drawing }));
  await database.pool.query(`
    insert into content_item (site_key, version, content_id, detail_id, position, document)
    select site_key, version, content_id, detail_id + 100000 * n, position + 100000 * n,
      document || jsonb_build_object('detailId', detail_id + 100000 * n)
    from content_item, generate_series(1, 9) n where content_id in (30, 50, 10)`);
  await database.pool.query(`
    update content_item i set position = o.place from (
      select content_id, detail_id, row_number() over (partition by content_id order by position) - 1 as place
      from content_item
    ) o where o.content_id = i.content_id and o.detail_id = i.detail_id`);
  const { folder, files } = await throughFolder();
  const sizes = files.map((name) => statSync(join(folder, name)).size);
  expect(sizes.reduce((sum, one) => sum + one, 0)).toBeGreaterThan(8 * splitAboveBytes);
  for (const one of sizes) expect(one).toBeLessThanOrEqual(splitAboveBytes);
});

it('keeps the point and the part of a picture, and writes the whole picture once', async () => {
  const crop = { x: 25, y: 0, width: 50, height: 62.5 };
  const picture = { file: 'pictures/x.svg', alt: { jpn: '絵' }, focus: { x: 30, y: 0 } };
  const site = eventFile({
    overview: { cover: { ...picture, crop } },
    modules: [
      {
        moduleCode: 'banner',
        contentId: 3,
        content: { banners: [{ image: picture }, { image: { ...picture, crop } }] },
      },
    ],
  });
  await bring(siteFolder(site, { 'pictures/x.svg': drawing }));
  const before = await stored();
  const out = join(temporaryFolder(), 'out');
  await exportSite(database, 'event/11', out, { media, stored: readDocuments });
  expect(readdirSync(join(out, 'pictures'))).toHaveLength(1);
  expect(readFileSync(join(out, 'site.yaml'), 'utf8')).not.toContain('original');
  await resetDatabase(database);
  await bring(out);
  expect(await stored()).toEqual(before);
  expect(JSON.stringify(before)).toContain('"original"');
});

it('names a part that is not inside its picture', async () => {
  const cover = { file: 'x.svg', crop: { x: 60, y: 0, width: 50, height: 50 } };
  const folder = siteFolder(eventFile({ overview: { cover } }), { 'x.svg': drawing });
  const { problems } = await importSites(database, [folder], { ...media, now: 0, documents });
  expect(problems.map(formatProblem).join()).toContain('overview.cover.crop: expected an area inside the picture');
});
