import { sql } from 'kysely';
import { loggableText } from '#kernel/loggable.ts';
import { parseInstant } from '#kernel/period.ts';
import type { Database } from '#server/database/database.ts';
import { keysOf } from '#kernel/keys-of.ts';
import type { StoredLogRecord } from '../contract.ts';
import { loggedUrl } from '../rules/logged-url.ts';

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
}

function rowOf(record: StoredLogRecord, domain: string): Record<Column, unknown> & { log_check_key: string } {
  return {
    ...record,
    log_check_key: record.log_check_key.toLowerCase(),
    // Pages of earlier releases, and programs, send addresses as they are.
    url: record.url && loggedUrl(record.url),
    click_item_value: record.click_item_value && loggableText(record.click_item_value),
    action_time: new Date(parseInstant(record.action_time)!).toISOString(),
    domain,
  };
}
