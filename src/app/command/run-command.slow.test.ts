import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '#server/database/open-database.ts';
import { drawing, eventFile, portalFile, siteFolder, temporaryFolder } from '../../../test/site-folders.ts';
import { testDataFolder } from '../../../test/test-database.ts';
import { commands } from './commands.ts';
import { runCommand } from './run-command.ts';

let environment: Record<string, string>;
beforeEach(() => {
  environment = { HIROBA_DATA: join(temporaryFolder(), 'data') };
});

/** Making a database takes longer than any command. */
async function useMadeFolder(): Promise<string> {
  const folder = await testDataFolder();
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  environment = { HIROBA_DATA: folder };
  return folder;
}

async function run(...words: string[]): Promise<{ code: number; said: string; complained: string }> {
  const said: string[] = [];
  const complained: string[] = [];
  const code = await runCommand(words, {
    environment,
    now: () => Date.now(),
    say: (line) => said.push(line),
    complain: (line) => complained.push(line),
  });
  return { code, said: said.join('\n'), complained: complained.join('\n') };
}

const site = () =>
  siteFolder(portalFile({ webSetting: { title: { jpn: '題' }, siteIcon: { file: 'icon.svg' } } }), {
    'icon.svg': drawing,
  });

describe('the hiroba command', () => {
  it.each([[], ['help'], ['--help'], ['-h']])('lists what it can do: %s', async (...words) => {
    const { code, said } = await run(...words);
    expect(code).toBe(0);
    for (const { name, summary } of commands)
      expect(said).toMatch(new RegExp(`^  ${name}( .*)?\\n      ${summary.slice(0, 10)}`, 'm'));
  });

  it('says which release it is', async () => {
    const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../../../package.json'), 'utf8'));
    expect(await run('--version')).toEqual({ code: 0, said: version, complained: '' });
    const changes = readFileSync(join(import.meta.dirname, '../../../CHANGELOG.md'), 'utf8');
    expect(/^## \[(\d.*?)\] - /m.exec(changes)?.[1]).toBe(version);
  });

  it('ends with 2 when it does not understand its arguments', async () => {
    expect(await run('frob')).toMatchObject({
      code: 2,
      complained: expect.stringMatching(/^There is no command "frob"/),
    });
    expect(await run('import')).toMatchObject({
      code: 2,
      complained: 'Usage: hiroba import <folder> … [--strict] [--replace-draft]',
    });
    expect(await run('export', 'portal/1')).toMatchObject({
      code: 2,
      complained: 'Usage: hiroba export <site> <folder>',
    });
    expect(await run('migrate', 'now')).toMatchObject({ code: 2 });
  });

  it.each(commands.map(({ name }) => name))(
    'refuses an option that %s does not know, and does nothing',
    async (name) => {
      for (const typo of ['--revok', '-x', '—revoke', '–all']) {
        const { code, said, complained } = await run(name, 'event/11', typo);
        expect({ code, said }).toEqual({ code: 2, said: '' });
        expect(complained).toMatch(new RegExp(`^There is no option ${typo}. Nothing was done.\nUsage: hiroba ${name}`));
      }
      expect(existsSync(environment['HIROBA_DATA'] as string)).toBe(false);
    },
  );

  it.each(commands.map(({ name, summary }) => [name, summary]))('explains %s', async (name, summary) => {
    for (const words of [['--help'], ['K7Q2P9RWY5NEM4XD', '-h']]) {
      const { code, said } = await run(name, ...words);
      expect(code).toBe(0);
      expect(said).toMatch(new RegExp(`^Usage: hiroba ${name}`));
      expect(said).toContain(summary);
    }
    expect(existsSync(environment['HIROBA_DATA'] as string)).toBe(false);
  });

  it('imports, publishes, exports, backs up and restores', { tags: ['long'] }, async () => {
    expect(await run('import', site(), siteFolder(eventFile()))).toMatchObject({
      code: 0,
      said: 'Imported portal/1 as a draft.\nImported event/11 as a draft.\nTo make it public: hiroba publish portal/1 event/11',
    });
    expect(await run('publish', '--all')).toMatchObject({
      code: 0,
      said: expect.stringMatching(/Published portal\/1 \(revision \d+\)\./),
    });
    const out = join(temporaryFolder(), 'out');
    expect(await run('export', 'portal/1', out)).toMatchObject({ code: 0 });
    expect(readdirSync(out).sort()).toEqual(['pictures', 'site.yaml']);
    expect(await run('export', 'portal/1', out)).toMatchObject({
      code: 1,
      complained: `The folder ${out} is not empty.`,
    });

    const file = join(temporaryFolder(), 'backup.tar.gz');
    expect(await run('backup', file)).toMatchObject({ code: 0 });
    environment = { HIROBA_DATA: join(temporaryFolder(), 'other') };
    expect(await run('restore', file)).toMatchObject({ code: 0 });
    expect(await run('publish', 'event/11')).toMatchObject({
      code: 0,
      said: expect.stringContaining('Published event/11'),
    });
    // The picture, its original, and the marker of the folder.
    expect(readdirSync(join(environment['HIROBA_DATA'] as string, 'uploads'))).toHaveLength(3);
    expect(await run('publish', 'event/12')).toMatchObject({
      code: 1,
      complained: 'There is no site event/12. `hiroba import` brings one in.',
    });
  });

  it('names every wrong field and imports nothing', async () => {
    await useMadeFolder();
    const folder = siteFolder(portalFile({ languages: [], webSetting: {} }));
    const { code, complained } = await run('import', folder);
    expect(code).toBe(1);
    expect(complained).toContain(`${folder}/site.yaml:3:1 languages: expected at least 1 in the list, found a list`);
    expect(complained).toMatch(/\n2 fields are not right; nothing was imported\.$/);
    expect(await run('publish', '--all')).toMatchObject({ code: 1, complained: 'There is no draft to publish.' });
  });

  it('reports a failure in one sentence', async () => {
    const dataFolder = await useMadeFolder();
    const database = await openDatabase({ dataFolder });
    expect(await run('publish', '--all')).toMatchObject({
      code: 1,
      complained: expect.stringMatching(/^The data folder .* is already open in this process/),
    });
    await database.close();
    environment = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' };
    expect(await run('migrate')).toMatchObject({
      code: 1,
      complained: expect.stringMatching(/^The database 127.0.0.1:1\/none cannot be reached/),
    });
    expect(await run('restore', 'x')).toMatchObject({ code: 1, complained: expect.stringContaining('use pg_restore') });
    const file = join(temporaryFolder(), 'file');
    writeFileSync(file, '');
    environment = { HIROBA_DATA: file };
    expect(await run('migrate')).toMatchObject({
      code: 1,
      complained: expect.stringMatching(/^The data folder .* cannot be used/),
    });
    for (const { complained } of [await run('restore', '/no/such/file'), await run('export', 'portal/1', file)]) {
      expect(complained).not.toMatch(/\n\s+at /);
    }
  });
});

it('has a launcher that hands over to it', () => {
  const launcher = readFileSync(join(import.meta.dirname, '../../../bin/hiroba.mjs'), 'utf8');
  expect(launcher).toContain('src/app/command.ts');
});
