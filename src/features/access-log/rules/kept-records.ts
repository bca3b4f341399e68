import { accessLogCap } from '#kernel/limits.ts';
import type { LogRecord } from './log-record.ts';

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

/** Reads the records of a store; drops everything else in it. */
export function usableRecords(stored: unknown): LogRecord[] {
  return Array.isArray(stored) ? stored.filter(isRecord).slice(-accessLogCap) : [];
}

function isRecord(value: unknown): value is LogRecord {
  if (typeof value !== 'object' || value === null) return false;
  const { log_check_key: key } = value as Partial<LogRecord>;
  return typeof key === 'string' && key.length === 36;
}
