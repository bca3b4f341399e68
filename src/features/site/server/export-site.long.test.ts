import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { blocksDocuments } from '#features/blocks/documents.ts';
import { informationDocuments } from '#features/information/documents.ts';
import { siteLinkDocuments } from '#features/site-link/documents.ts';
import { languageCodes } from '#kernel/language.ts';
import type { Database } from '#server/database/database.ts';
import { createUploads, type Uploads } from '#server/uploads/uploads.ts';
import { isComplete } from '../../../../test/complete-run.ts';
import { drawing, eventFile, siteFolder, temporaryFolder } from '../../../../test/site-folders.ts';
import { resetDatabase, testDatabase } from '../../../../test/test-database.ts';
import { exportSite } from './export-site.ts';
import { formatProblem } from './import-problem.ts';
import { importSites } from './import-sites.ts';
import { UnknownSite } from './publish.ts';
import { readDocuments } from '../../../../test/read-documents.ts';

const documents = new Map(
  [...blocksDocuments, ...informationDocuments, ...siteLinkDocuments].map((entry) => [entry.moduleCode, entry]),
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
  const { problems } = await importSites(database, [folder], { ...media, now: 0, documents });
  expect(problems.map(formatProblem)).toEqual([]);
}

async function dump(): Promise<unknown[]> {
  const queries = [
    'select document from site_document',
    'select sort, document from content_document order by sort',
    'select content_id, position, document from content_item order by content_id, position',
    'select passcode from site_secret',
  ];
  const answers = [];
  for (const query of queries) answers.push((await database.pool.query(query)).rows);
  return answers;
}

async function throughFolder(): Promise<string> {
  const out = join(temporaryFolder(), 'out');
  await exportSite(database, 'event/11', out, { media, stored: readDocuments });
  await resetDatabase(database);
  await bring(out);
  return out;
}

it('writes a folder with pictures, style sheet and passcode that imports to the same', async () => {
  const webSetting = {
    title: { jpn: '題' },
    styleSheet: 'a.css',
    siteIcon: { file: 'x.svg' },
    siteOgpImage: { file: 'x.svg', alt: { jpn: '絵' } },
  };
  const html = {
    moduleCode: 'html',
    contentId: 3,
    content: { html: { jpn: '<p>a<img src="y.svg" alt="z"> &amp; "b"</p>' } },
  };
  const files = {
    'a.css': '.hb-a { background: url("x.svg") }\n',
    'x.svg': drawing,
    'y.svg': drawing.replace('40', '41'),
  };
  await bring(siteFolder(eventFile({ webSetting, passcode: '000123', modules: [html] }), files));
  const before = await dump();
  const out = await throughFolder();
  expect(await dump()).toEqual(before);
  expect(readdirSync(join(out, 'pictures'))).toHaveLength(2);
  expect(readFileSync(join(out, 'pictures/webSetting-siteOgpImage.svg'), 'utf8')).toBe(drawing);
  expect(readFileSync(join(out, 'site.css'), 'utf8')).toBe(
    '.hb-a { background: url(pictures/webSetting-siteOgpImage.svg) }\n',
  );
  expect(readFileSync(join(out, 'site.yaml'), 'utf8')).toMatch(
    /^kind: event\nportalId: 0\neventId: 11\n[^]*passcode: "000123"/,
  );
});

it('knows no site that was never imported, and leaves no folder', async () => {
  const out = join(temporaryFolder(), 'out');
  await expect(exportSite(database, 'event/404', out, { media, stored: readDocuments })).rejects.toThrow(UnknownSite);
  expect(existsSync(out)).toBe(false);
});

it('keeps every part of every site', async () => {
  const word = fc.oneof(
    fc.constantFrom(
      '広場',
      ' ',
      '\n',
      '"',
      "'",
      ': ',
      '#',
      '- ',
      '{',
      'today',
      '2026-11-20',
      'true',
      'null',
      '0123',
      '<b>',
      '&amp;',
      '👩‍👩‍👧',
      '|',
      '%',
    ),
    fc.string({ unit: 'grapheme', maxLength: 4 }),
  );
  // The export leaves out a text that the import refuses.
  const prose = fc.array(word, { maxLength: 6 }).map((words) => words.join('').replace(/[^\P{Cc}\t\n\r]/gu, ''));
  const text = fc.dictionary(fc.constantFrom(...languageCodes), prose, {
    minKeys: 1,
    maxKeys: 5,
    noNullPrototype: true,
  });
  const day = fc.constantFrom('2026-11-20', '2026-11-20 10:00', 'today', 'sat+2w 11:00', 'today-3d');
  const item = fc.record(
    { title: text, body: text, createdAt: day, publicPeriod: fc.boolean(), publicEnd: day },
    { requiredKeys: ['title', 'createdAt'] },
  );
  const link = fc.record(
    {
      name: text,
      url: fc.constantFrom('https://example.jp/?a=b#c', '/module/information', 'tel:0120'),
      visible: fc.boolean(),
    },
    { requiredKeys: ['name', 'url'] },
  );
  const numbered = <T extends object>(one: fc.Arbitrary<T>) =>
    fc.array(one, { maxLength: 4 }).map((all) => all.map((entry, index) => ({ detailId: index * 7, ...entry })));
  const module = fc.oneof(
    fc.record({ moduleCode: fc.constant('information'), title: text, onHome: fc.boolean(), items: numbered(item) }),
    fc.record({
      moduleCode: fc.constant('united_web_link'),
      widget: fc.record({ bannerVisible: fc.boolean() }),
      items: numbered(link),
    }),
    fc.record({ moduleCode: fc.constant('html'), content: fc.record({ html: text }) }),
  );
  const modules = fc
    .array(module, { maxLength: 4 })
    .map((all) => all.map((entry, contentId) => ({ contentId, ...entry })));
  const overview = fc.record(
    { name: text, startDate: day, tags: fc.array(text, { maxLength: 3 }) },
    { requiredKeys: [] },
  );

  await fc.assert(
    fc.asyncProperty(overview, modules, async (someOverview, someModules) => {
      await resetDatabase(database);
      await bring(siteFolder(eventFile({ overview: someOverview, modules: someModules })));
      const before = await dump();
      await throughFolder();
      expect(await dump()).toEqual(before);
    }),
    { numRuns: isComplete ? 40 : 15 },
  );
});
