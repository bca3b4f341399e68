import * as mailings from '#features/mailing/contract.ts';
import type { MailingDocument } from '#features/mailing/rules/mailing-document.ts';
import { batchEveryMs } from '#features/mailing/rules/mailing-limits.ts';
import type { Database } from '#server/database/database.ts';
import type { ConsoleClient } from './console-client.ts';
import { sellTicket } from './sell-ticket.ts';
import { testNow, type TestSite } from './start-test-site.ts';

export const mailingSite = { site: 'event-11' };

export const letter: MailingDocument = {
  audience: { kind: 'holders' },
  purpose: 'necessary',
  subject: { jpn: '{event}のご案内', eng: 'About {event}' },
  body: { jpn: '{name}様\n\nお待ちしています。', eng: 'Dear {name},\n\nSee you soon.' },
  button: 'none',
  replyTo: '',
  contact: '',
};

/** Makes a draft of these parts. */
export async function makeDraft(
  client: ConsoleClient,
  document: Partial<MailingDocument> = {},
  params = mailingSite,
): Promise<number> {
  const { data } = await client.call(mailings.makeMailing, { params, body: { from: 'nothing' } });
  const { mailingId } = data;
  const saved = await client.call(mailings.saveMailing, {
    params: { ...params, mailingId },
    body: { edition: 1, document: { ...letter, ...document } },
  });
  if (saved.status !== 200) throw new Error(`The draft answers ${saved.status}.`);
  return mailingId;
}

export const sendIt = (client: ConsoleClient, mailingId: number, isAgreed = true, params = mailingSite) =>
  client.call(mailings.sendMailing, { params: { ...params, mailingId }, body: { edition: 2, isAgreed } });

/** Sends a draft at a time. */
export const planIt = (client: ConsoleClient, mailingId: number, at: string, params = mailingSite) =>
  client.call(mailings.sendMailing, { params: { ...params, mailingId }, body: { edition: 2, isAgreed: true, at } });

export const takeItBack = (client: ConsoleClient, mailingId: number, params = mailingSite) =>
  client.call(mailings.takeMailingBack, { params: { ...params, mailingId }, body: {} });

export const readIt = async (client: ConsoleClient, mailingId: number, params = mailingSite) =>
  (await client.call(mailings.readMailing, { params: { ...params, mailingId } })).data;

/** Turns the clock batch by batch and does what is due, until the mailing rests or the batches are over. */
export async function runMailing(site: TestSite, batches = 40, from = testNow): Promise<void> {
  let clock = from;
  for (let batch = 0; batch < batches; batch += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one batch after the other is what is tried
    await site.hiroba.jobs.runDue();
    clock += batchEveryMs * 2;
    site.setNow(clock);
    // oxlint-disable-next-line no-await-in-loop
    const { waiting } = await site.database.kysely
      .selectFrom('job')
      .select(({ fn }) => fn.countAll<string>().as('waiting'))
      .where('name', '=', 'mailing')
      .where('parked_at', 'is', null)
      .executeTakeFirstOrThrow();
    if (waiting === '0') break;
  }
  site.setNow(testNow);
}

/** Buyers with an address each, one ticket to one of them. */
export async function sellTo(site: Pick<TestSite, 'database'>, mails: readonly string[]): Promise<number[]> {
  const ids: number[] = [];
  for (const purchaser_mail of mails) {
    // oxlint-disable-next-line no-await-in-loop -- one connection
    ids.push(...(await sellTicket(site.database, null, { contentId: 60, order: { purchaser_mail } })).ids);
  }
  return ids;
}

/** From now on the table `mailed` has each mail that comes into the mailbox, which keeps the newest alone. */
export async function noteMailed({ pool }: Database): Promise<void> {
  await pool.query('create table mailed (mail_id uuid not null, mail_to text not null, kind text not null)');
  await pool.query(`create function note_mailed_test() returns trigger language plpgsql as $$
    begin insert into mailed values (new.mail_id, new.mail_to, new.kind); return null; end $$`);
  await pool.query(
    'create trigger note_mailed_test after insert on mailbox_mail for each row execute function note_mailed_test()',
  );
}

/** How often each address was mailed by mailings, by what the mailbox has. */
export async function mailedTimes(site: TestSite): Promise<Map<string, number>> {
  const rows = await site.database.kysely
    .selectFrom('mailbox_mail')
    .select('mail_to')
    .where('kind', '=', 'mailing')
    .execute();
  const times = new Map<string, number>();
  for (const { mail_to } of rows) times.set(mail_to, (times.get(mail_to) ?? 0) + 1);
  return times;
}

/** Empties what mails and tickets have left in a test site. */
export async function clearMailings({ database }: TestSite): Promise<void> {
  for (const table of [
    'ticket_checkin',
    'purchased_ticket',
    'ticket_order',
    'mailing',
    'mailing_opt_out',
    'mail_bounce',
    'mailbox_mail',
    'mail_trace',
    'job',
    'operator_log',
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- some short statements
    await database.kysely.deleteFrom(table).execute();
  }
}
