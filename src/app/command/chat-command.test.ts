import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendComment } from '#features/live-chat/contract/room.ts';
import { reportPerson } from '#features/live-chat/contract/safety.ts';
import type { Database } from '#server/database/database.ts';
import { chatNow, chatWorld, messageKey, publishChat } from '../../../test/chat-world.ts';
import { testDatabase } from '../../../test/test-database.ts';
import { runCommand } from './run-command.ts';

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
}, 120_000);
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
test('an organiser sees what was reported and nothing else, and each look and act is logged', async () => {
  expect(await run('--log')).toBe('Nobody has looked at a report of event/11.');
  const list = await run();
  expect(list).toMatch(/^1\t.*\tspam\ta message of ben\tby aya\topen$/);
  expect(list).not.toContain('private');
  expect(await run('1')).toContain('Say who you are and why');
  const shown = await run('1', ...why);
  expect(shown).toContain('Says: stop');
  expect(shown).toContain('private 8');
  expect(shown).not.toMatch(/private [12]/);
  expect(await run('1', '--suspend', ...why)).toContain('can read and not write');
  expect(await run('1', '--remove', ...why)).toContain('is removed');
  expect(await run('1', '--readmit', ...why)).toContain('can write again');
  expect(await run('1', '--close', ...why)).toContain('is closed');
  expect(await run('1', '--close', ...why)).toBe('Report 1 is closed already.');
  expect(await run('9', ...why)).toBe('event/11 has no report 9.');
  expect(await run()).toBe('event/11 has no open reports.');
  const log = await run('--log');
  expect(log.split('\n').map((line) => line.split('\t')[2])).toEqual(['look', 'suspend', 'remove', 'readmit', 'close']);
  expect(log).not.toContain('private');
});

test('what cannot be meant is refused in a sentence that says what can', async () => {
  const cases: [string[], string][] = [
    [
      ['--remove', ...why],
      'Say which report by its number: hiroba chat event/12 7 --by "Sato" --because "checking the report" --remove',
    ],
    [['1', '--remove', '--close', ...why], 'One thing at a time: --remove or --close.'],
    [['--all', '--log'], 'Say either --all or --log'],
    [['1', '--log', ...why], 'leave out the number of the report'],
    [['one', ...why], 'one'],
  ];
  for (const [words, said] of cases) expect(await run(...words)).toContain(said);
});
