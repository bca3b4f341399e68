import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import type { Database } from '#server/database/database.ts';
import { countCalls } from '../../../../test/count-calls.ts';
import { runCommand } from '../../../../test/run-hiroba.ts';
import { readOptions, storedPicture, webPage } from '../../../../test/read-site.ts';
import { drawing, eventFile, portalFile, siteFolder, temporaryFolder } from '../../../../test/site-folders.ts';
import { resetDatabase, testDatabase } from '../../../../test/test-database.ts';
import { checkLinks, linkTargets } from './import-links.ts';
import type { ParsedModule } from './import-modules.ts';
import { checkAgainstOthers, type SiteOutline } from './import-others.ts';
import { checkReferences } from './import-references.ts';
import { importSites } from './import-sites.ts';

const emptyModule = { widget: {}, list: {}, content: {}, serverContent: {} };
let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
beforeEach(() => resetDatabase(database));
afterAll(() => database.close());

const pictured = (eventId: number, more: object = {}) =>
  eventFile({ eventId, webSetting: { title: { jpn: '題' }, siteIcon: { file: 'icon.svg' } }, ...more });
const folders = (count: number, more: object = {}): string[] =>
  Array.from({ length: count }, (_, place) => siteFolder(pictured(place + 1, more), { 'icon.svg': drawing }));
const siteCount = async (): Promise<number> =>
  (await database.kysely.selectFrom('site').select('site_key').execute()).length;

it('has a few of many folders in work at a time, and no documents of those before', async () => {
  let inWork = 0;
  let most = 0;
  const { sites } = await importSites(database, folders(40), {
    ...readOptions,
    async storeImage(bytes) {
      inWork += 1;
      most = Math.max(most, inWork);
      await new Promise((resolve) => setTimeout(resolve, 1));
      return readOptions.storeImage(bytes);
    },
    onRead: () => (inWork -= 1),
  });
  expect(most).toBeLessThanOrEqual(4);
  expect(sites).toHaveLength(40);
  expect(Object.keys(sites[0] ?? {})).toEqual([
    'folder',
    'siteKey',
    'kind',
    'portalId',
    'eventId',
    'ownDomain',
    'load',
  ]);
});

it('opens few files at a time, however many pictures and handouts a site has', async () => {
  const names = Array.from({ length: 60 }, (_, place) => place);
  const items = names.map((detailId) => ({
    detailId,
    title: { jpn: '題' },
    image: { file: `${detailId}.svg` },
    // The schema refuses it, after it was read.
    handout: { file: `${detailId}.csv` },
  }));
  const files = Object.fromEntries(
    names.flatMap((name) => [
      [`${name}.svg`, drawing + name],
      [`${name}.csv`, 'a,b'],
    ]),
  );
  let [open, most] = [0, 0];
  const counted = async <Result>(result: Result): Promise<Result> => {
    open += 1;
    most = Math.max(most, open);
    await new Promise((resolve) => setTimeout(resolve, 0));
    open -= 1;
    return result;
  };
  await importSites(database, [siteFolder(eventFile({ modules: [webPage({ items })] }), files)], {
    ...readOptions,
    storeImage: () => counted({ ...storedPicture, uploadId: 'a' }),
    storeHandout: (bytes, name) => counted({ path: `/handout/${'b'.repeat(64)}.csv`, name, bytes: bytes.byteLength }),
  });
  expect(most).toBeGreaterThan(1);
  expect(most).toBeLessThanOrEqual(6);
});

it('takes as many statements for each of many sites as for each of few', async () => {
  const portal = siteFolder(portalFile());
  const statementsOf = async (count: number): Promise<number> => {
    await resetDatabase(database);
    const all = [portal, ...folders(count, { portalId: 1, modules: [webPage()] })];
    const before = database.statements();
    await importSites(database, all, readOptions);
    return database.statements() - before;
  };
  const [none, few, many] = [await statementsOf(0), await statementsOf(5), await statementsOf(50)];
  expect((many - none) / 50).toBe((few - none) / 5);
});

it('looks at each site, link and reference a number of times that does not grow with them', async () => {
  const counter = countCalls();
  onTestFinished(() => counter.close());
  const callsOf = async (work: () => unknown): Promise<number> => {
    counter.taken();
    await work();
    return counter.taken();
  };
  const workOf = async (count: number): Promise<number[]> => {
    const numbers = Array.from({ length: count }, (_, place) => place);
    const outlines = numbers.map((eventId) => ({
      folder: '',
      siteKey: `event/${eventId}`,
      kind: 'event',
      portalId: 0,
      eventId,
      ownDomain: `a${eventId}.example.jp`,
    }));
    const items = numbers.map((detailId) => ({
      detailId,
      link: `/module/category/5/${count - 1}`,
      parentId: count - 1,
    }));
    const categories = { document: { ...emptyModule, moduleCode: 'category', contentId: 5 }, items };
    const schedule = {
      document: { ...emptyModule, moduleCode: 'schedule', contentId: 6 },
      items: numbers.map((detailId) => ({ detailId, category: { ids: [count - 1] } })),
    };
    const modules = [categories, schedule] as unknown as ParsedModule[];
    return [
      await callsOf(() => checkAgainstOthers(database, outlines as SiteOutline[])),
      await callsOf(() => checkLinks(items, [], linkTargets('event', modules))),
      await callsOf(() => checkReferences(modules, readOptions.documents)),
    ];
  };
  const [few, many] = [await workOf(200), await workOf(800)];
  expect(many.map((calls, place) => calls / (few[place] ?? 0) < 6)).toEqual([true, true, true]);
});

it('names every broken folder among many, and writes none', async () => {
  const all = folders(30);
  writeFileSync(join(all[7]!, 'site.yaml'), 'kind: event\nlanguages: [');
  rmSync(join(all[19]!, 'site.yaml'));
  const domain = { title: { jpn: '題' }, ownDomain: 'a.example.jp' };
  all.push(...[101, 102].map((eventId) => siteFolder(eventFile({ eventId, webSetting: domain }))));
  const { problems } = await importSites(database, all, readOptions);
  expect(new Set(problems.map(({ file }) => file))).toEqual(
    new Set([7, 19, 31].map((place) => join(all[place]!, 'site.yaml'))),
  );
  expect(problems.at(-1)).toMatchObject({ line: 10, found: '"a.example.jp", the domain of event/101' });
  expect(await siteCount()).toBe(0);
});

async function run(words: readonly string[], more: { now?: () => number; stopSignal?: () => AbortSignal } = {}) {
  const said: string[] = [];
  const complained: string[] = [];
  const code = await runCommand(words, {
    environment: { HIROBA_DATA: temporaryFolder() },
    open: async () => ({ ...database, close: async () => {} }),
    now: () => 0,
    say: (line) => said.push(line),
    complain: (line) => complained.push(line),
    ...more,
  });
  return { code, said, complained };
}

const plainFolders = (): string[] =>
  Array.from({ length: 12 }, (_, place) => siteFolder(eventFile({ eventId: 21 + place })));

/** The disk is full where the database writes this row. */
async function withFullDisk(table: string, when: string, work: () => Promise<void>): Promise<void> {
  await database.pool.query(`
    create function refuse() returns trigger language plpgsql as $$ begin raise exception 'the disk is full'; end $$;
    create trigger refuse before insert on ${table} for each row when (${when}) execute function refuse();
  `);
  await work();
  await database.pool.query('drop function refuse cascade');
}

it('keeps what was written before a failure, says what was not, and goes on when it is called again', async () => {
  const all = plainFolders();
  await withFullDisk('site', "new.site_key = 'event/28'", async () => {
    const { code, said, complained } = await run(['import', ...all]);
    expect([code, said.length]).toEqual([1, 7]);
    expect(complained.join('\n')).toMatch(
      /^7 of 12 sites were imported, and stay so\. event\/28 \(.+\) was not, nor the 4 after it\. The same command goes on: it writes what differs\.\n.*the disk is full$/,
    );
  });
  expect(await siteCount()).toBe(7);
  const written = async () =>
    (await database.pool.query("select xmin::text from site_document where site_key < 'event/28'")).rows;
  const before = await written();
  expect((await run(['import', ...all])).code).toBe(0);
  expect(await siteCount()).toBe(12);
  expect(await written()).toEqual(before);

  await withFullDisk('site_document', "new.version = 'published' and new.site_key = 'event/30'", async () => {
    const { code, said, complained } = await run(['publish', '--all']);
    expect([code, said.length]).toEqual([1, 9]);
    expect(complained[0]).toBe('9 of 12 sites were published, and stay so. event/30 was not, nor the 2 after it.');
  });
  // Those that are left, and how many were published before.
  expect((await run(['publish', '--all'])).said).toHaveLength(4);
});

it('ends after the site in work when it is asked to, and tells of long work now and then', async () => {
  const all = plainFolders();
  const stop = new AbortController();
  let time = 0;
  const { code, said, complained } = await run(['import', ...all], {
    now() {
      time += 1_000;
      if (time === 20_000) stop.abort();
      return time;
    },
    stopSignal: () => stop.signal,
  });
  expect([code, complained[0]]).toEqual([1, 'Read 4 of 12 folders …']);
  const count = await siteCount();
  expect(count).toBeGreaterThan(0);
  expect(said).toHaveLength(count);
  expect(complained.slice(-2)).toEqual([
    expect.stringContaining(`${count} of 12 sites were imported`),
    'The import was stopped.',
  ]);
  expect((await run(['import', ...all])).code).toBe(0);
  expect(await siteCount()).toBe(12);
});
