import { sql } from 'kysely';
import { loggableText } from '#kernel/loggable.ts';
import { parseInstant } from '#kernel/period.ts';
import type { Database } from '#server/database/database.ts';
import { keysOf } from '#kernel/keys-of.ts';
import type { StoredLogRecord } from '../contract.ts';
import type { Instant } from '#kernel/clock.ts';
import { loggedUrl } from '../rules/logged-url.ts';
import { utmSource } from '../rules/utm-source.ts';
import { keepSources, type SeenSource } from './visit-sources.ts';

const columns = {
  log_check_key: 'uuid',
  portal_id: 'integer',
  event_id: 'integer',
  content_id: 'integer',
  detail_id: 'integer',
  client_id: 'integer',
  user_id: 'text',
  is_login: 'boolean',
  anonymous_token: 'text',
  action: 'text',
  page: 'text',
  click_item: 'text',
  click_item_value: 'text',
  type: 'text',
  device: 'text',
  url: 'text',
  action_time: 'timestamptz',
  pcode: 'text',
  domain: 'text',
  utm_source: 'text',
} as const;
type Column = keyof typeof columns;

/**
 * Stores the new records in one statement. Afterwards every record is in the log, once. A record that names a member is
 * proved by a token that only the browser of their session knows.
 */
export async function storeRecords(
  database: Database,
  domain: string,
  records: readonly StoredLogRecord[],
  now: Instant,
): Promise<void> {
  if (records.length === 0) return;
  // One order for all, so that two batches with the same records never deadlock.
  const rows = records
    .map((record) => rowOf(record, domain))
    .sort((a, b) => (a.log_check_key < b.log_check_key ? -1 : 1));
  const names = keysOf(columns);
  const lists = names.map((name) => sql`${rows.map((row) => row[name])}::${sql.raw(columns[name])}[]`);
  const columnNames = sql.join(names.map((name) => sql.ref(name)));
  await sql`insert into access_log (${columnNames}, is_proved)
    select sent.*, exists (select from member_session s where s.member_id::text = sent.user_id
      and s.browser_hash = encode(sha256(convert_to(sent.anonymous_token, 'UTF8')), 'hex'))
    from unnest(${sql.join(lists)}) as sent (${columnNames})
    on conflict (log_check_key) do nothing`.execute(database.kysely);
  await keepSources(database, rows.flatMap(seenSource), now);
}

/** By which source the browser of a record came; none where the record says nothing of it. */
function seenSource({ portal_id, event_id, anonymous_token, utm_source }: StoredRow): SeenSource[] {
  if (portal_id === null || anonymous_token === null || utm_source === null) return [];
  const siteKey = event_id === null ? `portal/${portal_id}` : `event/${event_id}`;
  return [{ siteKey, anonymousToken: anonymous_token, source: utm_source }];
}

type StoredRow = ReturnType<typeof rowOf>;

function rowOf(record: StoredLogRecord, domain: string) {
  const url = record.url && loggedUrl(record.url);
  return {
    ...record,
    log_check_key: record.log_check_key.toLowerCase(),
    // Pages of earlier releases, and programs, send addresses as they are.
    url,
    click_item_value: record.click_item_value && loggableText(record.click_item_value),
    action_time: new Date(parseInstant(record.action_time)!).toISOString(),
    domain,
    utm_source: utmSource(url ?? '') ?? null,
  } satisfies Record<Column, unknown>;
}
