import { isRecord } from '#kernel/is-record.ts';
import { accessLogCap } from '#kernel/limits.ts';
import { type LogRecord, makeLogRecord, type NotedEvent } from './log-record.ts';

/** As many as fit in 64 KB, the most that a browser still sends for a closed page. */
export const batchMax = 40;

/** A record that finds the store full empties it and becomes its first (ambiguity 33). */
export function appendRecord(records: readonly LogRecord[], record: LogRecord): LogRecord[] {
  return records.length >= accessLogCap ? [record] : [...records, record];
}

export function removeAccepted(records: readonly LogRecord[], accepted: readonly string[]): LogRecord[] {
  const keys = new Set(accepted);
  return records.filter(({ log_check_key }) => !keys.has(log_check_key));
}

export function takeBatch(records: readonly LogRecord[]): LogRecord[] {
  return records.slice(0, batchMax);
}

/** The records of a store, also of what a page could only note before it was left. Everything else in it is dropped. */
export function usableRecords(stored: unknown): LogRecord[] {
  if (!Array.isArray(stored)) return [];
  return stored.slice(-accessLogCap).flatMap((row) => {
    if (!hasKey(row)) return [];
    if (!('facts' in row)) return [row];
    const { event, facts, at, log_check_key } = row;
    const isWhole = isRecord(event) && isRecord(facts) && isRecord(facts.site) && Number.isFinite(at);
    return isWhole ? [makeLogRecord(event, facts, at, log_check_key)] : [];
  });
}

function hasKey(value: unknown): value is LogRecord | NotedEvent {
  return isRecord(value) && typeof value['log_check_key'] === 'string' && value['log_check_key'].length === 36;
}
