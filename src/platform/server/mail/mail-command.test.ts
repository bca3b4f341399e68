import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#server/database/database.ts';
import { createJobs } from '#server/jobs/jobs.ts';
import { createLog } from '#server/log/log.ts';
import { parseSmtpUrl } from '#server/mail/mail-settings.ts';
import { createMailing, type Mailings } from '#server/mail/mailing.ts';
import { type HirobaRun, runHiroba } from '../../../../test/run-hiroba.ts';
import { testDatabase } from '../../../../test/test-database.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const run = (...words: string[]): Promise<HirobaRun> => runHiroba(database, words);
const clock = { now: Date.now() };
function post(smtpUrl?: string): { mailing: Mailings; runDue(): Promise<number> } {
  const services = { clock: () => clock.now, log: createLog('error', () => {}, Date.now) };
  const jobs = createJobs(database, services);
  const smtp = smtpUrl === undefined ? undefined : parseSmtpUrl(smtpUrl);
  const from = { name: 'x', address: 'noreply@example.jp' };
  return { mailing: createMailing({ smtp, from, database, jobs, clock: services.clock }), runDue: jobs.runDue };
}
const mail = { subject: 's', text: 'the text', html: '<p>', language: 'jpn' as const };

describe('hiroba mail', () => {
  it('says that none was given up, and refuses what it does not know', async () => {
    expect((await run('mail')).said).toEqual(['No mail was given up within the last 30 days.']);
    expect(await run('mail', '--retry', '7')).toMatchObject({
      code: 1,
      complained: 'No mail with the number 7 was given up.',
    });
    expect((await run('mail', '--retry-all', '--addresses')).code).toBe(1);
  });

  it('lists those that were given up without telling whose they are, and sends them again', async () => {
    // Port 9 of this machine: nobody listens there.
    const away = post('smtp://127.0.0.1:9');
    await away.mailing.send({ ...mail, to: 'hanako@example.jp', kind: 'ticket-issued' });
    await away.mailing.send({ ...mail, to: 'taro@example.jp', kind: 'registration-code', holdsCode: true });
    for (let tries = 0; tries < 12; tries += 1) {
      await away.runDue();
      clock.now += 60 * 60_000;
    }
    const { said } = await run('mail');
    expect(said.length).toBe(2);
    expect(said.join('\n')).not.toMatch(/hanako|taro|the text/);
    const issued = said.find((line) => line.includes('ticket-issued')) as string;
    expect(issued).toMatch(/^\d+\t.*\tjpn\th\*\*\*@example\.jp\tcan be sent\tThe mail server 127\.0\.0\.1:9 cannot/);
    expect((await run('mail', '--addresses')).said.join('\n')).toContain('hanako@example.jp');

    const code = said.find((line) => line.includes('registration-code')) as string;
    expect(code).toContain('text is gone');
    expect(await run('mail', '--retry', code.split('\t')[0] as string)).toMatchObject({ code: 1 });
    const { rows } = await database.pool.query<{ data: object }>(
      "select data from job where data ->> 'kind' like '%code'",
    );
    expect(JSON.stringify(rows)).not.toContain('the text');

    const again = await run('mail', '--retry-all');
    expect(again.said).toEqual([
      '1 mail goes out within a minute, if the mail server takes it.',
      'Not sent: 1 whose text is gone, mostly because a code in it has ended.',
    ]);
    const mended = post();
    await mended.runDue();
    expect((await mended.mailing.mailbox?.list())?.map(({ to, text }) => [to, text])).toEqual([
      ['hanako@example.jp', 'the text'],
    ]);
    expect((await run('mail')).said.length).toBe(1);
  });
});
