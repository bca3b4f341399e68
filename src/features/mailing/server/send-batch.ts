import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { realmKey } from '#features/site/rules/realm-key.ts';
import type { PublishedSite } from '#features/site/server.ts';
import type { LanguageCode } from '#kernel/language.ts';
import type { Tables } from '#server/database/tables.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { JobKind } from '#server/jobs/jobs.ts';
import type { Mail } from '#server/mail/mail.ts';
import { isMailAddress } from '#server/mail/mail-address.ts';
import { purposeOf } from '../rules/audience.ts';
import { languageFor } from '../rules/mailing-document.ts';
import { batchEveryMs, batchSize, lookAgainMs, waitingMax } from '../rules/mailing-limits.ts';
import { isGoing, type Suppression } from '../rules/mailing-states.ts';
import { findAudience, type FoundPerson } from './audience-rows.ts';
import { stopUrl } from './mailing-links.ts';
import type { MailingServices } from './mailing-services.ts';
import { findMailing, type StoredMailing } from './read-mailings.ts';
import { type PersonFacts, readPeople } from './read-people.ts';
import { writeMail } from './write-mail.ts';

/** A batch of a mailing, by its number. */
export interface Batch {
  mailingId: number;
  batch: number;
}

/** Somebody of a batch, with the mail that waits for them, or why there is none. */
interface Prepared {
  person: FoundPerson;
  mailKey: string;
  language: LanguageCode;
  mailId: string;
  suppression: Suppression | undefined;
  mail: Mail | undefined;
}

/**
 * Makes one batch of a mailing: finds the next people, writes their mails, and queues them. Who gets a mail is noted in
 * the transaction that queues it and that counts the batch, so that a process that dies, a job that runs twice and a
 * mailing that was stopped never mail an address twice.
 */
export async function sendBatch(
  services: MailingServices,
  next: JobKind<Batch>,
  { mailingId, batch }: Batch,
): Promise<void> {
  const { database, store, log } = services;
  const { kysely } = database;
  const mailing = await findMailing(kysely, mailingId);
  if (mailing === undefined || mailing.batch !== batch || !isGoing(mailing.state)) return;
  const record = services.site.directory.named(mailing.site_key);
  const site = record && (await store.site(record));
  if (site === undefined) {
    await endMailing(services, mailing, 'stopped');
    log.warn('A mailing stopped, because its site is not public any more.', { mailingId });
    return;
  }
  const waiting = await countWaiting(kysely, mailingId);
  const people = waiting < waitingMax ? await nextPeople(kysely, site, mailing) : undefined;
  if (people?.found.length === 0) {
    if (waiting === 0) return endMailing(services, mailing, 'finished');
    return turnPage(services, next, mailing, { delayMs: lookAgainMs });
  }
  if (people === undefined) return turnPage(services, next, mailing, { delayMs: lookAgainMs });
  const prepared = await prepare(services, site, mailing, people.found);
  await turnPage(services, next, mailing, { delayMs: batchEveryMs, prepared, people });
}

interface NextPeople {
  found: FoundPerson[];
  /** Where the walk is after them. */
  walkedTo: number;
  /** Of those who were held back: the ones whom the audience has no more. */
  gone: string[];
}

/** Those whom a stop held back, else the next ones of the audience. */
async function nextPeople(kysely: Kysely<Tables>, site: PublishedSite, mailing: StoredMailing): Promise<NextPeople> {
  const { mailing_id, walked_to, document } = mailing;
  const held = await kysely
    .selectFrom('mailing_recipient')
    .select(['mail_key', 'source_id'])
    .where('mailing_id', '=', mailing_id)
    .where('state', '=', 'held')
    .orderBy('mail_key')
    .limit(batchSize)
    .execute();
  if (held.length > 0) {
    const again = await findAudience(kysely, site, document.audience, { ids: held.map((one) => one.source_id) });
    const keys = new Set(held.map((one) => one.mail_key));
    const found = again.filter(({ mail }) => keys.has(keyOf(mail)));
    const stay = new Set(found.map(({ mail }) => keyOf(mail)));
    return { found, walkedTo: walked_to, gone: [...keys].filter((key) => !stay.has(key)) };
  }
  const found = await findAudience(kysely, site, document.audience, { after: walked_to, most: batchSize });
  return { found, walkedTo: found.at(-1)?.sourceId ?? walked_to, gone: [] };
}

const keyOf = (mail: string): string => mail.toLowerCase();

async function countWaiting(kysely: Kysely<Tables>, mailingId: number): Promise<number> {
  const { rows } = await sql<{ number: number }>`
    select count(*)::integer as number from (
      select from mailing_recipient where mailing_id = ${mailingId} and state = 'waiting' limit ${waitingMax}
    ) as few`.execute(kysely);
  return rows[0]?.number ?? 0;
}

/** Writes the mails of a batch, outside of its transaction: nobody waits for the writing. */
async function prepare(
  services: MailingServices,
  site: PublishedSite,
  { mailing_id, document }: StoredMailing,
  found: readonly FoundPerson[],
): Promise<Prepared[]> {
  const { audience, purpose } = document;
  const isNews = purposeOf(audience.kind, purpose) === 'news';
  const mailingSite = { languages: site.document.languages, isEvent: site.eventId !== undefined };
  const distinct = [...new Map(found.toReversed().map((person) => [keyOf(person.mail), person])).values()];
  const named = distinct
    .filter(({ mail }) => mail !== '')
    .map((person) => ({ ...person, language: languageFor(document, mailingSite, person.language) }))
    .flatMap(({ language, ...person }) => (language === undefined ? [] : [{ ...person, language }]));
  const suppressed = await readSuppressed(services.database.kysely, site, {
    keys: named.map(({ mail }) => keyOf(mail)),
    isNews,
  });
  const judged = named.map((person) => ({
    person,
    suppression: isMailAddress(person.mail) ? suppressed.get(keyOf(person.mail)) : ('badAddress' as const),
  }));
  const facts = await readPeople(
    services,
    site,
    audience.kind,
    judged.filter(({ suppression }) => suppression === undefined).map(({ person }) => person),
  );
  const prepared: Prepared[] = [];
  for (const { person, suppression } of judged) {
    const { mail: to, language, sourceId } = person;
    const mailId = randomUUID();
    const own = facts.get(sourceId);
    // oxlint-disable-next-line no-await-in-loop -- the secret is read once and signing is quick
    const url = isNews ? await stopUrl(services, site, mailId) : undefined;
    const mail =
      suppression === undefined && own !== undefined
        ? mailTo(services, site, document, { to, language, mailId, facts: own, url, about: `mailing/${mailing_id}` })
        : undefined;
    prepared.push({
      person,
      mailKey: keyOf(to),
      language,
      mailId,
      suppression: suppression ?? (mail === undefined ? 'gone' : undefined),
      mail,
    });
  }
  return prepared;
}

function mailTo(
  services: MailingServices,
  site: PublishedSite,
  document: StoredMailing['document'],
  reader: {
    to: string;
    language: LanguageCode;
    mailId: string;
    facts: PersonFacts;
    url: string | undefined;
    about: string;
  },
): Mail {
  const { to, mailId, about, language, facts, url } = reader;
  const written = writeMail(services, site, document, { language, facts, stopUrl: url });
  return { ...written, to, mailId, about: [about] };
}

/** Those of these addresses that get no mail, and why. */
async function readSuppressed(
  kysely: Kysely<Tables>,
  site: PublishedSite,
  { keys, isNews }: { keys: readonly string[]; isNews: boolean },
): Promise<Map<string, Suppression>> {
  const { rows } = await sql<{ mailKey: string; reason: Suppression }>`
    select mail_key as "mailKey", 'bounced' as reason from mail_bounce where mail_key = any(${[...keys]}::text[])
    union all
    select mail_key, 'optedOut' from mailing_opt_out
      where ${isNews}::boolean and realm_key = ${realmKey(site)} and mail_key = any(${[...keys]}::text[])`.execute(
    kysely,
  );
  return new Map(rows.map(({ mailKey, reason }) => [mailKey, reason]));
}

interface PageWork {
  delayMs: number;
  prepared?: readonly Prepared[];
  people?: NextPeople;
}

/** Notes the people of a batch, queues their mails and the next batch: all of it, or nothing. */
async function turnPage(
  { database, mail, clock }: MailingServices,
  next: JobKind<Batch>,
  { mailing_id: mailingId, batch }: StoredMailing,
  { delayMs, prepared = [], people }: PageWork,
): Promise<void> {
  const now = clock();
  await inTransaction(database, async (tx) => {
    const row = await tx
      .selectFrom('mailing')
      .select(['state', 'batch'])
      .where('mailing_id', '=', mailingId)
      .forUpdate()
      .executeTakeFirst();
    // It was stopped meanwhile, or this very batch has been made.
    if (row === undefined || row.batch !== batch || !isGoing(row.state)) return;
    const kept = await keepRecipients(tx, mailingId, prepared, now);
    for (const one of prepared) {
      // oxlint-disable-next-line no-await-in-loop -- one connection has the transaction
      if (one.mail !== undefined && kept.has(one.mailId)) await mail.send(one.mail, { tx });
    }
    if (people !== undefined && people.gone.length > 0) {
      await tx
        .updateTable('mailing_recipient')
        .set({ state: 'suppressed', reason: 'gone', ended_at: new Date(now) })
        .where('mailing_id', '=', mailingId)
        .where('state', '=', 'held')
        .where('mail_key', 'in', people.gone)
        .execute();
    }
    const withoutAddress = people?.found.filter(({ mail: to }) => to === '').length ?? 0;
    await tx
      .updateTable('mailing')
      .set(({ eb }) => ({
        state: 'sending',
        batch: batch + 1,
        without_address: eb('without_address', '+', withoutAddress),
        ...(people !== undefined && { walked_to: people.walkedTo }),
      }))
      .where('mailing_id', '=', mailingId)
      .execute();
    await next.send({ mailingId, batch: batch + 1 }, { tx, startAfter: now + delayMs });
  });
}

/** Notes each address once; answers the mails that are to go. One that was held back is one of them, any other is not. */
async function keepRecipients(
  tx: Kysely<Tables>,
  mailingId: number,
  prepared: readonly Prepared[],
  now: number,
): Promise<Set<string>> {
  if (prepared.length === 0) return new Set();
  const rows = prepared.map(({ person, mailKey, language, mailId, suppression }) => ({
    mail_key: mailKey,
    mail_to: person.mail,
    member_id: person.memberId,
    source_id: person.sourceId,
    language,
    state: suppression === undefined ? 'waiting' : 'suppressed',
    reason: suppression ?? '',
    mail_id: mailId,
  }));
  const { rows: kept } = await sql<{ mailId: string; state: string }>`
    insert into mailing_recipient as known
      (mailing_id, mail_key, mail_to, member_id, source_id, language, state, reason, mail_id, queued_at)
    select ${mailingId}, r.mail_key, r.mail_to, m.member_id, r.source_id, r.language, r.state, r.reason, r.mail_id,
      ${new Date(now)}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (
      mail_key text, mail_to text, member_id integer, source_id integer, language text, state text, reason text,
      mail_id uuid
    ) left join member m on m.member_id = r.member_id
    on conflict (mailing_id, mail_key) do update
      set state = excluded.state, reason = excluded.reason, mail_id = excluded.mail_id, queued_at = excluded.queued_at
      where known.state = 'held'
    returning mail_id as "mailId", state`.execute(tx);
  return new Set(kept.filter(({ state }) => state === 'waiting').map(({ mailId }) => mailId));
}

async function endMailing(
  { database, clock }: MailingServices,
  { mailing_id, batch }: StoredMailing,
  state: 'finished' | 'stopped',
): Promise<void> {
  await database.kysely
    .updateTable('mailing')
    .set({ state, batch: batch + 1, ...(state === 'finished' && { ended_at: new Date(clock()) }) })
    .where('mailing_id', '=', mailing_id)
    .where('batch', '=', batch)
    .where('state', 'in', ['queued', 'sending'])
    .execute();
}

/** After two hours of failures somebody has to look: the mailing rests, and can be resumed. */
export async function giveUp({ database }: MailingServices, mailingId: number): Promise<void> {
  await database.kysely
    .updateTable('mailing')
    .set(({ eb }) => ({ state: 'stopped', batch: eb('batch', '+', 1) }))
    .where('mailing_id', '=', mailingId)
    .where('state', 'in', ['queued', 'sending'])
    .execute();
}
