import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { batchEveryMs, batchSize, waitingMax } from '#features/mailing/rules/mailing-limits.ts';
import { type Batch, giveUp, sendBatch } from '#features/mailing/server/send-batch.ts';
import * as mailings from '#features/mailing/contract.ts';
import { createProfileAnswers } from '#features/profile/server.ts';
import type { JobKind } from '#server/jobs/jobs.ts';
import { createJobs } from '#server/jobs/jobs.ts';
import { createLog } from '#server/log/log.ts';
import type { Mail, Mailing } from '#server/mail/mail.ts';
import { createMailing } from '#server/mail/mailing.ts';
import { readMailSettings } from '#server/mail/mail-settings.ts';
import * as v from 'valibot';
import type { ConsoleClient } from '../console-client.ts';
import { operatorAt, setUpApp } from '../console-operators.ts';
import { clearMailings, mailingSite as params, makeDraft, readIt, sellTo, sendIt } from '../mailing-driver.ts';
import { startTestSite, testNow, type TestSite } from '../start-test-site.ts';

/** More than two batches. */
const people = Array.from({ length: 2 * batchSize + 15 }, (_, at) => `p${at}@example.jp`);
let site: TestSite;
let seller: ConsoleClient;
let now = testNow;
beforeAll(async () => {
  site = await startTestSite({ isDemo: false, publicUrl: 'https://hiroba.test' });
  seller = await operatorAt(site, 'event/11', 'sales');
  await setUpApp(seller);
});
afterAll(() => site.close());
beforeEach(async () => {
  now = testNow;
  await clearMailings(site);
  await sellTo(site, people);
});

/** A queue of its own, whose mails go to `gone`, and a mailing that uses it; `through` stands between the two. */
function ownQueue(through: (queue: Mailing) => Mailing = (queue) => queue) {
  const { database, hiroba } = site;
  const clock = () => now;
  const log = createLog('error', () => {}, clock);
  const jobs = createJobs(database, { clock, log });
  const mail = through(createMailing({ ...readMailSettings({}), database, jobs, clock }));
  const sites = hiroba.features.site;
  const services = {
    database,
    jobs,
    mail,
    clock,
    log,
    site: sites,
    store: sites.store,
    profile: createProfileAnswers(database, sites.store),
    publicUrl: 'https://hiroba.test',
  };
  const batches: JobKind<Batch> = jobs.define<Batch>(
    'mailing',
    v.object({ mailingId: v.number(), batch: v.number() }),
    (batch) => sendBatch(services, batches, batch),
    { parked: ({ mailingId }) => giveUp(services, mailingId) },
  );
  return {
    services,
    batches,
    /** Does what is due, a number of batches on. */
    async run(turns: number): Promise<void> {
      for (let turn = 0; turn < turns; turn += 1) {
        // oxlint-disable-next-line no-await-in-loop -- one turn of the clock after the other
        await jobs.runDue();
        now += batchEveryMs * 4;
      }
      await jobs.runDue();
    },
  };
}

/** How often each of the people was mailed. */
async function times(): Promise<number[]> {
  const rows = await site.database.kysely.selectFrom('mailbox_mail').select('mail_to').execute();
  return people.map((mail) => rows.filter(({ mail_to }) => mail_to === mail).length);
}
const once = people.map(() => 1);

describe('a process that dies in the middle of a batch', () => {
  /** Dies with the mail of this number, once. */
  const dying = (at: number, send: Mailing['send']): Mailing => {
    let sent = 0;
    return {
      async send(mail, options) {
        sent += 1;
        if (sent === at) throw new Error('The process dies.');
        await send(mail, options);
      },
    };
  };

  test('mails nobody twice: the mails of the batch are queued with the note of who gets them', async () => {
    const mailingId = await makeDraft(seller);
    await sendIt(seller, mailingId);
    const { run } = ownQueue((queue) => dying(batchSize + 20, (mail, options) => queue.send(mail, options)));
    await run(12);
    expect(await times()).toEqual(once);
    expect(await readIt(seller, mailingId)).toMatchObject({ state: 'finished', counts: { sent: people.length } });
  });

  test('would mail the first of the batch twice if mails left outside of its transaction', async () => {
    const gone: Mail[] = [];
    const mailingId = await makeDraft(seller);
    await sendIt(seller, mailingId);
    const { run } = ownQueue(() => dying(batchSize + 20, async (mail) => void gone.push(mail)));
    await run(12);
    const twice = people.filter((mail) => gone.filter(({ to }) => to === mail).length === 2);
    expect(twice.length).toBe(19);
    expect(mailingId).toBeGreaterThan(0);
  });

  test('repeats no batch when it dies between the batch and the note that its job is done', async () => {
    const mailingId = await makeDraft(seller);
    await sendIt(seller, mailingId);
    const { services, batches, run } = ownQueue();
    await sendBatch(services, batches, { mailingId, batch: 0 });
    // The job of the first batch is there still, and runs again.
    await run(12);
    expect(await times()).toEqual(once);
  });
});

test('two servers that take the same batch at the same moment make it once', async () => {
  const mailingId = await makeDraft(seller);
  await sendIt(seller, mailingId);
  const [one, other] = [ownQueue(), ownQueue()];
  const same = { mailingId, batch: 0 };
  await Promise.all([one, other].map(({ services, batches }) => sendBatch(services, batches, same)));
  expect((await readIt(seller, mailingId)).counts.waiting).toBe(batchSize);
  await one.run(12);
  expect(await times()).toEqual(once);
});

describe('a mail that is stopped and resumed', () => {
  const stop = (mailingId: number) => seller.call(mailings.stopMailing, { params: { ...params, mailingId }, body: {} });
  const resume = (mailingId: number) =>
    seller.call(mailings.resumeMailing, { params: { ...params, mailingId }, body: {} });

  test('takes what has not left out of the queue, and mails nobody twice and everybody once afterwards', async () => {
    const mailingId = await makeDraft(seller);
    await sendIt(seller, mailingId);
    const { services, batches, run } = ownQueue();
    // A batch is queued, and the mail server has taken none of it.
    await sendBatch(services, batches, { mailingId, batch: 0 });
    expect((await stop(mailingId)).status).toBe(200);
    await run(6);
    expect(await times()).toEqual(people.map(() => 0));
    expect(await readIt(seller, mailingId)).toMatchObject({
      state: 'stopped',
      counts: { held: batchSize, waiting: 0 },
    });
    expect((await stop(mailingId)).status).toBe(409);
    now = testNow;
    expect((await resume(mailingId)).status).toBe(200);
    expect((await resume(mailingId)).status).toBe(409);
    await run(1);
    expect((await stop(mailingId)).status).toBe(200);
    await run(3);
    await resume(mailingId);
    await run(12);
    expect(await times()).toEqual(once);
    expect(await readIt(seller, mailingId)).toMatchObject({
      state: 'finished',
      counts: { sent: people.length, held: 0 },
    });
  });

  test('mails nobody twice even if it walked from the beginning; it would, if nobody were noted', async () => {
    const again = async (forget: boolean): Promise<number[]> => {
      const mailingId = await makeDraft(seller);
      await sendIt(seller, mailingId);
      const { run } = ownQueue();
      await run(1);
      await stop(mailingId);
      const { kysely } = site.database;
      await kysely.updateTable('mailing').set({ walked_to: 0 }).where('mailing_id', '=', mailingId).execute();
      if (forget) await kysely.deleteFrom('mailing_recipient').where('mailing_id', '=', mailingId).execute();
      now = testNow;
      await resume(mailingId);
      await run(12);
      const mailed = await times();
      await kysely.deleteFrom('mailbox_mail').execute();
      now = testNow;
      return mailed;
    };
    expect(await again(false)).toEqual(once);
    expect((await again(true)).filter((number) => number === 2).length).toBeGreaterThan(0);
  });

  test('leaves out whoever gave the ticket back meanwhile', async () => {
    const mailingId = await makeDraft(seller);
    await sendIt(seller, mailingId);
    const { services, batches, run } = ownQueue();
    await sendBatch(services, batches, { mailingId, batch: 0 });
    await stop(mailingId);
    await site.database.kysely
      .updateTable('purchased_ticket')
      .set({ state: 'canceled', canceled_at: new Date(testNow) })
      .where('order_id', 'in', (query) =>
        query.selectFrom('ticket_order').select('order_id').where('purchaser_mail', '=', 'p3@example.jp'),
      )
      .execute();
    await resume(mailingId);
    await run(12);
    expect(await times()).toEqual(people.map((mail) => (mail === 'p3@example.jp' ? 0 : 1)));
    expect((await readIt(seller, mailingId)).reasons).toEqual([{ reason: 'gone', number: 1 }]);
  });
});

test('a mailing waits while the mail server takes nothing: few of its mails wait, and it can be stopped whole', async () => {
  await sellTo(
    site,
    Array.from({ length: waitingMax }, (_, at) => `more${at}@example.jp`),
  );
  const mailingId = await makeDraft(seller);
  await sendIt(seller, mailingId);
  const { services, batches } = ownQueue();
  for (let batch = 0; batch < 8; batch += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one batch after the other
    await sendBatch(services, batches, { mailingId, batch });
  }
  expect((await readIt(seller, mailingId)).counts.waiting).toBe(waitingMax);
});

test('a mailing whose own work fails for two hours rests, and can be resumed', async () => {
  const mailingId = await makeDraft(seller);
  await sendIt(seller, mailingId);
  const { run } = ownQueue(() => ({ send: () => Promise.reject(new Error('No.')) }));
  for (let hour = 0; hour < 14; hour += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one try after the other
    await run(1);
    now += 60 * 60_000;
  }
  expect(await readIt(seller, mailingId)).toMatchObject({ state: 'stopped', counts: { sent: 0, waiting: 0 } });
});
