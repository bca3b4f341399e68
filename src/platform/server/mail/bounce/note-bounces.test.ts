import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#server/database/database.ts';
import { runHiroba } from '../../../../../test/run-hiroba.ts';
import { testDatabase } from '../../../../../test/test-database.ts';

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
