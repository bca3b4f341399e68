import { beforeAll, beforeEach, expect, it } from 'vitest';
import { describeEngines, resetDatabase } from '../../../../test/test-database.ts';
import type { Database } from '#server/database/database.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { createJobs } from '#server/jobs/jobs.ts';
import { createLog } from '#server/log/log.ts';
import { forgetMails } from './forget-mails.ts';
import type { Mail } from './mail.ts';
import { mailboxLimits } from './mailbox.ts';
import { createMailing } from './mailing.ts';
import { listParkedMails } from './parked-mails.ts';
import { parseSmtpUrl } from './mail-settings.ts';

const mail: Mail = {
  to: 'Hanako@example.jp',
  toName: '山田 花子',
  fromName: '港まつり',
  subject: 'コード 042817',
  text: '042817',
  html: '<b>042817</b>',
  language: 'jpn',
  kind: 'registration-code',
};
const from = { name: '広場', address: 'noreply@example.jp' };

describeEngines('mails', (open) => {
  let database: Database;
  let now = 0;
  let logged: string[] = [];
  beforeAll(async () => {
    database = await open();
  });
  beforeEach(async () => {
    await resetDatabase(database);
    now = Date.UTC(2026, 10, 20);
    logged = [];
  });

  const clock = () => now;
  function post(smtpUrl?: string) {
    const jobs = createJobs(database, { clock, log: createLog('warn', (line) => logged.push(line), clock) });
    const smtp = smtpUrl === undefined ? undefined : parseSmtpUrl(smtpUrl);
    return { jobs, mailing: createMailing({ smtp, from, database, jobs, clock }) };
  }
  const waiting = () => database.kysely.selectFrom('job').selectAll().execute();

  it('to many wait in a queue of their own, and are found and forgotten like any other', async () => {
    const { mailing } = post();
    await mailing.send({ ...mail, isOfMany: true });
    await mailing.send(mail);
    expect((await waiting()).map(({ name }) => name)).toEqual(['mailToMany', 'mail']);
    await database.kysely
      .updateTable('job')
      .set({ parked_at: new Date(now) })
      .execute();
    expect(await listParkedMails(database)).toHaveLength(2);
    await forgetMails(database.kysely, 'hanako@example.jp');
    expect(await waiting()).toEqual([]);
  });

  it('go to the mailbox while there is no mail server, newest first, and leave the queue', async () => {
    const { jobs, mailing } = post();
    await mailing.send(mail);
    expect(await mailing.mailbox?.list()).toEqual([]);
    await jobs.runDue();
    now += 1000;
    await mailing.send({ to: 'taro@example.jp', subject: 'b', text: 'c', html: 'd', language: 'eng', kind: 'welcome' });
    await jobs.runDue();
    const mails = (await mailing.mailbox?.list()) ?? [];
    expect(mails).toEqual([
      expect.objectContaining({ to: 'taro@example.jp', receivedAt: now, language: 'eng' }),
      { ...mail, mailId: mails[1]?.mailId, receivedAt: now - 1000 },
    ]);
    expect(await waiting()).toEqual([]);
    expect(await mailing.mailbox?.list('hanako@EXAMPLE.jp')).toEqual([mails[1]]);
    expect(await mailing.mailbox?.read(mails[0]?.mailId as string)).toEqual(mails[0]);
    expect(await mailing.mailbox?.read('00000000-0000-4000-8000-000000000000')).toBeUndefined();
    expect(await mailing.mailbox?.read('1')).toBeUndefined();
  });

  it('are in the mailbox once, after any number of attempts', async () => {
    const { mailing } = post();
    const queued = { ...mail, mailId: crypto.randomUUID() };
    await mailing.mailbox?.keep(queued);
    await mailing.mailbox?.keep(queued);
    expect(await mailing.mailbox?.list()).toHaveLength(1);
  });

  it('do not fill the mailbox: the oldest are removed', async () => {
    const { mailing } = post();
    const kept = async () => (await mailing.mailbox?.list())?.map(({ subject }) => subject);
    const keep = (subject: string) => mailing.mailbox?.keep({ ...mail, subject, mailId: crypto.randomUUID() });
    await keep('old');
    now += mailboxLimits.days * 86_400_000;
    await keep('young');
    expect(await kept()).toEqual(['young', 'old']);
    now += 1;
    await keep('new');
    expect(await kept()).toEqual(['new', 'young']);
    await database.pool.query(
      `insert into mailbox_mail (mail_id, received_at, mail_to, subject, body_text, body_html, language, kind)
       select gen_random_uuid(), $1, 'a@b.jp', 'many', '', '', 'jpn', 'x' from generate_series(1, $2)`,
      [new Date(now), mailboxLimits.mails],
    );
    await keep('last');
    const subjects = await kept();
    expect(subjects).toHaveLength(mailboxLimits.mails);
    expect([subjects?.[0], subjects?.at(-1)]).toEqual(['last', 'many']);
  });

  it('are sent with the transaction that wants them, and not without it', async () => {
    const { jobs, mailing } = post();
    await inTransaction(database, (tx) => mailing.send(mail, { tx }));
    const failing = inTransaction(database, async (tx) => {
      await mailing.send({ ...mail, subject: 'never' }, { tx });
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    await jobs.runDue();
    expect((await mailing.mailbox?.list())?.map(({ subject }) => subject)).toEqual([mail.subject]);
  });

  it('keep no line break in a header, and refuse an impossible address', async () => {
    const { jobs, mailing } = post();
    await mailing.send({ ...mail, subject: 'a\r\nBcc: x@y.jp', toName: 'b\nc', fromName: 'd\re' });
    await jobs.runDue();
    expect((await mailing.mailbox?.list())?.[0]).toMatchObject({
      subject: 'a Bcc: x@y.jp',
      toName: 'b c',
      fromName: 'd e',
    });
    for (const to of ['', 'nobody', 'a@b.jp\r\nBcc: x@y.jp', 'a@b.jp, x@y.jp']) {
      await expect(mailing.send({ ...mail, to })).rejects.toThrow(/No mail can be sent/);
    }
    expect(await waiting()).toEqual([]);
  });

  it('to an address are forgotten, except those that wait', async () => {
    const { jobs, mailing } = post();
    await mailing.send(mail);
    await mailing.send({ ...mail, to: 'taro@example.jp' });
    await jobs.runDue();
    await mailing.send(mail);
    await mailing.send({ ...mail, to: 'HANAKO@example.jp' });
    await database.pool.query("update job set parked_at = now() where data ->> 'to' = 'HANAKO@example.jp'");
    await inTransaction(database, (tx) => forgetMails(tx, 'hanako@example.jp'));
    expect((await mailing.mailbox?.list())?.map(({ to }) => to)).toEqual(['taro@example.jp']);
    expect(await waiting()).toMatchObject([{ data: { to: mail.to }, parked_at: null }]);
  });

  it('that cannot be sent are tried for two hours; a mail that is given up keeps no code', async () => {
    // Port 9 of this machine: nobody listens there.
    const { jobs, mailing } = post('smtp://127.0.0.1:9');
    expect(mailing.mailbox).toBeUndefined();
    await mailing.send({ ...mail, holdsCode: true });
    const begun = now;
    while ((await waiting())[0]?.parked_at === null) {
      await jobs.runDue();
      now += 60_000;
    }
    expect((now - begun) / 60_000).toBeGreaterThan(120);
    const [parked] = await waiting();
    expect(parked).toMatchObject({
      attempts: 10,
      data: { mailId: expect.any(String), to: mail.to, language: 'jpn', kind: 'registration-code', holdsCode: true },
      last_error: 'The mail server 127.0.0.1:9 cannot be used: nothing is listening there.',
    });
    expect(JSON.stringify([parked, logged])).not.toContain('042817');
    expect(JSON.stringify(logged)).not.toMatch(/hanako/i);
    expect(logged).toHaveLength(10);
  });
});
