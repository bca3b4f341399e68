import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#server/database/database.ts';
import { runHiroba } from '../../../../../test/run-hiroba.ts';
import { startTestSite, testNow } from '../../../../../test/start-test-site.ts';
import { testDatabase } from '../../../../../test/test-database.ts';
import { readMailSettings } from '../mail-settings.ts';
import { createBounceReader } from './note-bounces.ts';

const [mailId, other] = ['9e5c2033-6b41-4ad0-8dc8-7cd45be867d2', '00000000-0000-4000-8000-000000000000'];
let database: Database;
let folder: string;
beforeAll(async () => {
  database = await testDatabase();
  folder = await mkdtemp(join(tmpdir(), 'hiroba-bounces-'));
  await database.kysely
    .insertInto('mail_trace')
    .values({
      mail_id: mailId,
      about: 'order/1',
      kind: 'ticket-issued',
      mail_to: 'gone@example.com',
      queued_at: new Date(),
    })
    .execute();
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

const report = (id: string): string => `Content-Type: multipart/report; boundary="b"

Final-Recipient: rfc822; gone@example.com
Action: failed
Status: 5.1.1
Diagnostic-Code: smtp; 550 5.1.1 User unknown

Message-ID: <${id}@events.example.jp>
`;

test('hiroba mail --bounced notes the mails that came back, once, from a folder of reports and other mails', async () => {
  await writeFile(join(folder, '1'), report(mailId));
  await writeFile(join(folder, '2'), 'Subject: hello\n\nA letter.\n');
  await writeFile(join(folder, '3'), report(other));
  const run = async () => (await runHiroba(database, ['mail', '--bounced', folder])).said;
  expect(await run()).toEqual(['Read: 3. Mails that had come back and were not known to: 1.']);
  expect(await run()).toEqual(['Read: 3. Mails that had come back and were not known to: 0.']);
  const row = await database.kysely.selectFrom('mail_trace').select('failed').executeTakeFirst();
  expect(row?.failed).toBe('The mail server of the reader refused the address: 550 5.1.1 User unknown.');
});

test('a folder that is not there is said in a sentence', async () => {
  expect(await runHiroba(database, ['mail', '--bounced', join(folder, 'none')])).toMatchObject({
    code: 1,
    complained: /none/,
  });
});

const hourMs = 60 * 60_000;
const trace = (id: string) => ({
  mail_id: id,
  about: 'order/1',
  kind: 'ticket-issued',
  mail_to: 'gone@example.com',
  queued_at: new Date(),
});
const came = async (path: string, id: string, at: number): Promise<void> => {
  await writeFile(path, report(id));
  await utimes(path, new Date(at), new Date(at));
};

test('a server that reads the folder again and again notes what has come since, and no report of long ago', async () => {
  const inbox = join(folder, 'inbox');
  await mkdir(join(inbox, 'of another kind'), { recursive: true });
  const ids = ['1', '2', '3'].map((last) => `00000000-0000-4000-8000-00000000001${last}`);
  await database.kysely.insertInto('mail_trace').values(ids.map(trace)).execute();
  const known = async () => {
    const rows = await database.kysely.selectFrom('mail_trace').select(['mail_id', 'failed']).execute();
    return ids.map((id) => rows.find((row) => row.mail_id === id)?.failed !== null);
  };
  const now = Date.parse('2026-11-20T10:00:00+09:00');
  const warned: string[] = [];
  const read = createBounceReader({ database, folder: inbox, log: { warn: (line) => void warned.push(line) } });
  await came(join(inbox, 'a'), ids[0]!, now - hourMs);
  await came(join(inbox, 'b'), ids[1]!, now - 40 * 24 * hourMs);
  await read(now);
  expect(await known()).toEqual([true, false, false]);
  await came(join(inbox, 'c'), ids[2]!, now + hourMs / 2);
  await read(now + hourMs);
  expect(await known()).toEqual([true, false, true]);
  await rm(inbox, { recursive: true });
  await read(now + 2 * hourMs);
  expect(warned).toEqual(['The folder of HIROBA_BOUNCES cannot be read.']);
});

test('the server reads the folder of HIROBA_BOUNCES by itself', async () => {
  const site = await startTestSite({ mail: readMailSettings({ HIROBA_BOUNCES: folder }) });
  const id = '00000000-0000-4000-8000-000000000021';
  await site.database.kysely.insertInto('mail_trace').values(trace(id)).execute();
  await came(join(folder, 'report'), id, testNow - hourMs);
  await site.hiroba.tidy();
  const row = await site.database.kysely
    .selectFrom('mail_trace')
    .select('failed')
    .where('mail_id', '=', id)
    .executeTakeFirst();
  expect(row?.failed).toContain('User unknown');
  await site.close();
});
