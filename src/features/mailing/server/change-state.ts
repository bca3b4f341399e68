import { type Kysely, sql } from 'kysely';
import { noteInLog, type Operator } from '#features/operator/server.ts';
import { realmKey } from '#features/site/rules/realm-key.ts';
import type { PublishedSite } from '#features/site/server.ts';
import type { Instant } from '#kernel/clock.ts';
import type { Tables } from '#server/database/tables.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import { manyMailsJob } from '#server/mail/mail-jobs.ts';
import type { JobKind } from '#server/jobs/jobs.ts';
import { audiencesOf, purposeOf } from '../rules/audience.ts';
import { mailingFaults } from '../rules/mailing-document.ts';
import { isGoing, isPlanned } from '../rules/mailing-states.ts';
import { refuseMailing } from './mailing-refusal.ts';
import type { MailingServices } from './mailing-services.ts';
import { readMailingOf } from './read-mailings.ts';
import type { Batch } from './send-batch.ts';

interface Asked {
  siteKey: string;
  mailingId: number;
  operator: Operator;
  context: RequestContext;
}

/** Sends a draft, once, now or at a time: of two presses the second finds it sent. */
export async function sendDraft(
  { database, publicUrl }: MailingServices,
  next: JobKind<Batch>,
  site: PublishedSite,
  {
    siteKey,
    mailingId,
    operator,
    context,
    edition,
    isAgreed,
    at,
  }: Asked & { edition: number; isAgreed: boolean; at?: Instant | undefined },
): Promise<void> {
  await inTransaction(database, async (tx) => {
    const { state, document, edition: stored, batch } = await readMailingOf(tx, { siteKey, mailingId, isLocked: true });
    if (state !== 'draft') throw refuseMailing('sentBefore');
    if (stored !== edition) throw refuseMailing('changed');
    const { audience, purpose } = document;
    const isNews = purposeOf(audience.kind, purpose) === 'news';
    const faults = mailingFaults(document, { languages: site.document.languages, isEvent: site.eventId !== undefined });
    const kinds = audiencesOf({ isEvent: site.eventId !== undefined, hasOwnAccounts: realmKey(site) === siteKey });
    if (faults.length > 0 || !kinds.includes(audience.kind)) throw refuseMailing('notReady');
    if (isNews && publicUrl === undefined) throw refuseMailing('noAddress');
    if (isNews && !isAgreed) throw refuseMailing('notAgreed');
    await tx
      .updateTable('mailing')
      .set({
        state: 'queued',
        sent_at: new Date(context.now),
        sent_by: operator.name,
        begins_at: at === undefined ? null : new Date(at),
      })
      .where('mailing_id', '=', mailingId)
      .execute();
    await noteInLog(tx, context, {
      operator,
      siteKey,
      action: at === undefined ? 'mailing.sent' : 'mailing.planned',
      details: { mailingId, audience: audience.kind, isNews, ...(at !== undefined && { at }) },
    });
    await next.send({ mailingId, batch }, { tx, ...(at !== undefined && { startAfter: at }) });
  });
}

/** Makes a draft again of a mail that waits for its time. Its first batch either is made before, or finds no turn. */
export async function takePlannedBack({ database }: MailingServices, asked: Asked): Promise<void> {
  const { siteKey, mailingId, operator, context } = asked;
  await inTransaction(database, async (tx) => {
    const mailing = await readMailingOf(tx, { siteKey, mailingId, isLocked: true });
    if (!isPlanned(mailing)) throw refuseMailing('notPlanned');
    await tx
      .updateTable('mailing')
      .set({
        state: 'draft',
        batch: mailing.batch + 1,
        begins_at: null,
        sent_at: null,
        sent_by: null,
        changed_at: new Date(context.now),
      })
      .where('mailing_id', '=', mailingId)
      .execute();
    await noteInLog(tx, context, { operator, siteKey, action: 'mailing.takenBack', details: { mailingId } });
  });
}

/** Stops a mail that goes out, and takes what has not left out of the queue. */
export async function stopSending({ database }: MailingServices, asked: Asked): Promise<void> {
  const { siteKey, mailingId, operator, context } = asked;
  await inTransaction(database, async (tx) => {
    const mailing = await readMailingOf(tx, { siteKey, mailingId, isLocked: true });
    const { state, batch } = mailing;
    if (isPlanned(mailing)) throw refuseMailing('planned');
    if (!isGoing(state)) throw refuseMailing('notGoing');
    await tx
      .updateTable('mailing')
      // The batch that waits is no longer the next one.
      .set({ state: 'stopped', batch: batch + 1 })
      .where('mailing_id', '=', mailingId)
      .execute();
    const held = await takeBack(tx, mailingId);
    await noteInLog(tx, context, { operator, siteKey, action: 'mailing.stopped', details: { mailingId, held } });
  });
}

/** A mail that is being handed over right now goes; the others are held, and their texts are gone from the queue. */
async function takeBack(tx: Kysely<Tables>, mailingId: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    with waiting as (
      select mail_id from mailing_recipient where mailing_id = ${mailingId} and state = 'waiting'
    ),
    taken as (
      delete from job where name = ${manyMailsJob} and not is_running and parked_at is null
        and data ->> 'mailId' in (select mail_id::text from waiting)
      returning (data ->> 'mailId')::uuid as mail_id
    ),
    untraced as (delete from mail_trace where mail_id in (select mail_id from taken))
    update mailing_recipient set state = 'held', mail_id = null where mail_id in (select mail_id from taken)`.execute(
    tx,
  );
  return Number(numAffectedRows);
}

/** Goes on with a mail that was stopped. */
export async function resumeSending(
  { database }: MailingServices,
  next: JobKind<Batch>,
  { siteKey, mailingId, operator, context }: Asked,
): Promise<void> {
  await inTransaction(database, async (tx) => {
    const { state, batch } = await readMailingOf(tx, { siteKey, mailingId, isLocked: true });
    if (state !== 'stopped') throw refuseMailing('notStopped');
    await tx.updateTable('mailing').set({ state: 'sending' }).where('mailing_id', '=', mailingId).execute();
    await noteInLog(tx, context, { operator, siteKey, action: 'mailing.resumed', details: { mailingId } });
    await next.send({ mailingId, batch }, { tx });
  });
}
