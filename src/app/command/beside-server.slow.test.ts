import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '#server/database/database.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { type Offer, offerDatabase } from '#server/guests/offer-database.ts';
import { hintBus } from '#server/realtime/hints.ts';
import { drawing, eventFile, portalFile, siteFolder, temporaryFolder } from '../../../test/site-folders.ts';
import { testDataFolder } from '../../../test/test-database.ts';

const root = join(import.meta.dirname, '../../..');
let dataFolder = '';
let database: Database;
let offer: Offer;
const heard: string[] = [];

beforeAll(async () => {
  dataFolder = await testDataFolder();
  database = await openDatabase({ dataFolder });
  offer = await offerDatabase(database, dataFolder, { onProblem: console.error });
  hintBus(database).listen(([topic]) => void heard.push(topic));
});
afterAll(async () => {
  await offer.close();
  await database.close();
  rmSync(dataFolder, { recursive: true, force: true });
});

interface Outcome {
  code: number | null;
  said: string;
  complained: string;
}

function run(cwd: string, ...words: string[]): Promise<Outcome> {
  const { DATABASE_URL: _, ...env } = process.env;
  const child = spawn(process.execPath, [join(root, 'src/app/command.ts'), ...words], {
    cwd,
    env: { ...env, HIROBA_DATA: dataFolder },
  });
  const outcome: Outcome = { code: null, said: '', complained: '' };
  child.stdout.on('data', (text: Buffer) => (outcome.said += text.toString()));
  child.stderr.on('data', (text: Buffer) => (outcome.complained += text.toString()));
  return new Promise((resolve) => child.on('close', (code) => resolve({ ...outcome, code })));
}

it('works beside the server that has the database, on files of its own folder, and the server hears of it', {
  tags: ['long'],
}, async () => {
  const portal = siteFolder(portalFile({ webSetting: { title: { jpn: '題' }, siteIcon: { file: 'icon.svg' } } }), {
    'icon.svg': drawing,
  });
  const event = siteFolder(eventFile());
  const [one, two] = await Promise.all([run(portal, 'import', '.'), run(event, 'import', event)]);
  expect([one, two]).toEqual([
    { code: 0, said: expect.stringMatching(/^Imported portal\/1 as a draft/), complained: '' },
    { code: 0, said: expect.stringMatching(/^Imported event\/11 as a draft/), complained: '' },
  ]);
  expect(readdirSync(join(dataFolder, 'uploads'))).not.toEqual([]);
  expect(heard).toEqual([]);
  expect(await run(portal, 'publish', '--all')).toMatchObject({ code: 0, complained: '' });
  expect(heard.sort()).toEqual(['site/event-11', 'site/portal-1']);

  const out = temporaryFolder();
  expect(await run(out, 'export', 'portal/1', 'copy')).toMatchObject({ code: 0, said: 'Exported portal/1 to copy.\n' });
  expect(readFileSync(join(out, 'copy/site.yaml'), 'utf8')).toMatch(/^kind: portal\n/);
  expect(await run(out, 'publish', 'event/12')).toMatchObject({
    code: 1,
    complained: expect.stringMatching(/^There is no site event\/12/),
  });
  expect(await run(out, 'migrate')).toEqual({ code: 0, said: 'The database is up to date.\n', complained: '' });
});

it('makes a backup while the server goes on, and restores none under it', { tags: ['long'] }, async () => {
  const out = temporaryFolder();
  const writing = run(out, 'backup', 'now.tar.gz');
  for (let id = 100; (await Promise.race([writing, wait(5)])) === undefined; id += 1) {
    await database.kysely
      .insertInto('site')
      .values({ site_key: `portal/${id}`, portal_id: id })
      .execute();
  }
  expect(await writing).toEqual({ code: 0, said: 'Wrote now.tar.gz.\n', complained: '' });
  expect(readdirSync(dataFolder).filter((name) => name.startsWith('backup-'))).toEqual([]);
  expect(await run(out, 'restore', 'now.tar.gz')).toMatchObject({
    code: 1,
    complained: expect.stringMatching(/^The data folder .* is in use by process .*: stop that process/),
  });

  const restored = join(temporaryFolder(), 'data');
  const { restore } = await import('#server/database/backup.ts');
  await restore(restored, join(out, 'now.tar.gz'));
  const copy = await openDatabase({ dataFolder: restored });
  const known = await copy.kysely.selectFrom('site').select('site_key').where('portal_id', '<', 100).execute();
  expect(known.map((row) => row.site_key).sort()).toEqual(['event/11', 'portal/1']);
  await copy.close();
  expect(existsSync(join(restored, 'uploads'))).toBe(true);
});
