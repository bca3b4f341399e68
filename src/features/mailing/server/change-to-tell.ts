import { type Kysely, sql } from 'kysely';
import { type PublishedSite, siteDocumentSchema } from '#features/site/server.ts';
import type { LanguageCode } from '#kernel/language.ts';
import { parseInstant } from '#kernel/period.ts';
import { withZone } from '#kernel/said-deadline.ts';
import { saidDate } from '#kernel/said-date.ts';
import type { StoredJson } from '#server/database/column-types.ts';
import { readStored } from '#server/database/read-stored.ts';
import type { Tables } from '#server/database/tables.ts';
import type { MailingDocument } from '../rules/mailing-document.ts';
import { mailingWords } from './mailing-words.ts';
import { emptyDocument } from './read-mailings.ts';
import { saidDates, saidPlace } from './write-mail.ts';

type Settings = Pick<PublishedSite['document'], 'languages' | 'overview'>;

/** A changed time or place that nobody was told of. */
export interface ChangeToTell {
  /** The publication that made it public. */
  revision: number;
  before: Settings;
  after: Settings;
}

/** What is told of an event when it changes. */
function factsOf({ overview }: Settings): string {
  const { startDate, endDate, doorsOpen, placeName, placeAddress, isOnline } = overview;
  return JSON.stringify([startDate, endDate, doorsOpen, placeName, placeAddress, isOnline]);
}

/**
 * The last change of the time or the place of an event among its kept publications, unless a mail was begun for it;
 * undefined where nobody has a ticket, or the event is over.
 */
export async function findChangeToTell(
  kysely: Kysely<Tables>,
  site: PublishedSite,
  now: number,
): Promise<{ change: ChangeToTell; mailingId: number | undefined } | undefined> {
  const { siteKey, eventId, document } = site;
  const end = parseInstant(document.overview.endDate ?? document.overview.startDate ?? '');
  if (eventId === undefined || (end !== undefined && end < now) || !(await isTicketHeld(kysely, siteKey))) {
    return undefined;
  }
  const { rows } = await sql<{ revision: number; document: StoredJson }>`
    select revision::integer, content -> 'site' as document from site_publication
    where site_key = ${siteKey} order by revision desc`.execute(kysely);
  const versions = rows.flatMap(({ revision, document: stored }) => {
    const read = readStored(siteDocumentSchema, stored).output;
    return read === undefined ? [] : [{ revision, settings: read }];
  });
  const [newest] = versions;
  if (newest === undefined) return undefined;
  const at = versions.findIndex(({ settings }) => factsOf(settings) !== factsOf(newest.settings));
  const before = versions[at];
  const made = versions[at - 1];
  if (before === undefined || made === undefined) return undefined;
  const { rows: begun } = await sql<{ mailingId: number; state: string }>`
    select mailing_id as "mailingId", state from mailing
    where site_key = ${siteKey} and about_revision >= ${made.revision} order by mailing_id desc limit 1`.execute(
    kysely,
  );
  if (begun[0] !== undefined && begun[0].state !== 'draft') return undefined;
  const change = { revision: made.revision, before: before.settings, after: newest.settings };
  return { change, mailingId: begun[0]?.mailingId };
}

async function isTicketHeld(kysely: Kysely<Tables>, siteKey: string): Promise<boolean> {
  const row = await kysely
    .selectFrom('purchased_ticket')
    .select('purchased_ticket_id')
    .where('site_key', '=', siteKey)
    .where(sql<boolean>`state in ('issued', 'canceled')`)
    .where('state', '=', 'issued')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The mail that tells of a change, in every language of the site: what was, and what is now. */
export function mailOfChange({ before, after }: ChangeToTell): MailingDocument {
  const texts = after.languages.map((language) => [language, changeTexts(before, after, language)] as const);
  return {
    ...emptyDocument,
    audience: { kind: 'holders' },
    button: 'page',
    subject: Object.fromEntries(texts.map(([language, { subject }]) => [language, subject])),
    body: Object.fromEntries(texts.map(([language, { body }]) => [language, body])),
  };
}

function changeTexts(before: Settings, after: Settings, language: LanguageCode): { subject: string; body: string } {
  const { change: words } = mailingWords[language];
  const facts = {
    date: (of: Settings) => saidDates(of.overview, language),
    doors: (of: Settings) => withZone(saidDate(of.overview.doorsOpen, language), language),
    place: (of: Settings) => saidPlace(of, language),
  } as const;
  const lines = (['date', 'doors', 'place'] as const).flatMap((fact) => {
    const [was, is] = [facts[fact](before), facts[fact](after)];
    // What an organiser wrote is never read as a placeholder.
    const plain = (said: string): string => said.replace(/[{}｛｝]/gu, '') || words.none;
    return was === is ? [] : [words.line(words.labels[fact], plain(was), plain(is))];
  });
  return { subject: words.subject, body: [words.greeting, words.lead, ...lines, words.end].join('\n\n') };
}
