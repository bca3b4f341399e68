import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { commitChatImage, uploadChatPicture } from './contract/picture.ts';
import { sendComment } from './contract/room.ts';
import { reportPerson } from './contract/safety.ts';
import type { Database } from '#server/database/database.ts';
import { chatNow, chatWorld, messageKey, publishChat } from '../../../test/chat-world.ts';
import { testDatabase } from '../../../test/test-database.ts';
import { runCommand } from '../../../test/run-hiroba.ts';

const reportOfPicture = '2';
let database: Database;
beforeAll(async () => {
  database = await testDatabase();
  await publishChat(database);
  const world = await chatWorld(database);
  const [aya, ben] = [await world.person('aya'), await world.person('ben')];
  const roomId = await world.contacts(aya, ben);
  for (let index = 1; index <= 8; index += 1) {
    await world.done(ben, sendComment, { roomId, body: { key: messageKey(), body: `private ${index}` } });
  }
  await world.done(aya, reportPerson, { body: { userId: ben.id, reason: 'spam', text: 'stop', roomId, index: 8 } });
  const bytes = await sharp({ create: { width: 20, height: 10, channels: 3, background: '#06f' } })
    .png()
    .toBuffer();
  const image = { name: 'a.png', type: 'image/png', bytes };
  const { temp_path } = await world.done(ben, uploadChatPicture, { body: { image } });
  const { id } = await world.done(ben, commitChatImage, { body: { temp_path } });
  await world.done(ben, sendComment, { roomId, body: { key: messageKey(), type: 'IMAGE', image: id } });
  await world.done(aya, reportPerson, { body: { userId: ben.id, reason: 'sexual', roomId, index: 9 } });
});
afterAll(() => database.close());

async function run(...words: string[]): Promise<string> {
  const said: string[] = [];
  await runCommand(['chat', 'event/11', ...words], {
    environment: {},
    open: async () => ({ ...database, close: async () => {} }),
    now: () => chatNow,
    say: (line) => said.push(line),
    complain: (line) => said.push(line),
  });
  return said.join('\n');
}
const why = ['--by', 'Sato', '--because', 'checking'];

// Each step sees the changes of the earlier ones.
test('an organiser sees the reported messages and no others, and each look and action is logged', async () => {
  expect(await run('--log')).toBe('Nobody has looked at a report of event/11.');
  const list = await run();
  expect(list).toMatch(/^1\t.*\tspam\ta message of ben\tby aya\topen$/m);
  expect(list).not.toContain('private');
  expect(await run('1')).toContain('Say who you are and why');
  const shown = await run('1', ...why);
  expect(shown).toContain('Says: stop');
  expect(shown).toContain('private 8');
  expect(shown).not.toMatch(/private [12]/);
  expect(await run('1', '--suspend', ...why)).toContain('can read but not write');
  expect(await run('1', '--remove', ...why)).toContain('is removed');
  expect(await run('1', '--readmit', ...why)).toContain('can write again');
  expect(await run('1', '--close', ...why)).toContain('is closed');
  expect(await run('1', '--close', ...why)).toBe('Report 1 is already closed.');
  expect(await run('9', ...why)).toBe('event/11 has no report 9.');
  expect(await run()).toMatch(/^2\t.*\topen$/);
  const log = await run('--log');
  expect(log.split('\n').map((line) => line.split('\t')[2])).toEqual(['look', 'suspend', 'remove', 'readmit', 'close']);
  expect(log).not.toContain('private');
  // The activity of the site has them too, as that of a moderator in the console.
  const { rows } = await database.pool.query(
    `select action, operator_name, details from operator_log
      where site_key = 'event/11' and action <> 'looked.reports' order by log_id`,
  );
  expect(rows).toEqual(
    ['looked.report', 'report.suspended', 'report.removed', 'report.readmitted', 'report.closed'].map((action) => ({
      action,
      operator_name: 'hiroba chat',
      details: { report: 1 },
    })),
  );
});

test('an organiser can save the pictures of a report as files; that is logged and never overwrites a file', async () => {
  const folder = join(await mkdtemp(join(tmpdir(), 'hiroba-reports-')), 'of the chat');
  onTestFinished(() => rm(dirname(folder), { recursive: true }));
  const id = reportOfPicture;
  const looks = async (): Promise<number> =>
    (await run('--log')).split('\n').filter((line) => line.includes('look')).length;
  const before = await looks();
  expect(await run(id, '--pictures', folder)).toContain('Say who you are and why');
  const shown = await run(id, ...why, '--pictures', folder);
  expect(shown).toContain('(a picture of 1 KB)');
  const file = join(folder, `report-${id}-9.webp`);
  expect(shown).toContain(`Written: ${file}`);
  expect((await sharp(await readFile(file)).metadata()).format).toBe('webp');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await readdir(folder)).toEqual([`report-${id}-9.webp`]);
  await writeFile(file, 'mine');
  expect(await run(id, ...why, '--pictures', folder)).toContain('already exists');
  expect(await readFile(file, 'utf8')).toBe('mine');
  expect(await run('1', ...why, '--pictures', folder)).toContain('Report 1 has no pictures.');
  expect(await looks()).toBe(before + 3);
});

test('a command that makes no sense is refused with a sentence that says how to write it', async () => {
  const cases: [string[], string][] = [
    [
      ['--remove', ...why],
      'Name the report by its number: hiroba chat event/12 7 --by "Sato" --because "checking the report" --remove',
    ],
    [['1', '--remove', '--close', ...why], 'One thing at a time: --remove or --close.'],
    [['--all', '--log'], 'Say either --all or --log'],
    [['1', '--log', ...why], 'leave out the number of the report'],
    [['--pictures', '/tmp/x', ...why], 'Name the report by its number'],
    [['1', '--pictures', '/tmp/x', '--remove', ...why], 'One thing at a time: --pictures or --remove.'],
    [['1', ...why, '--pictures'], '--pictures needs a value.'],
    [['one', ...why], 'one'],
  ];
  for (const [words, said] of cases) expect(await run(...words)).toContain(said);
});
