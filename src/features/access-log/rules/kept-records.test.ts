import fc from 'fast-check';
import { expect, test } from 'vitest';
import { accessLogCap } from '#kernel/limits.ts';
import { appendRecord, batchMax, removeAccepted, takeBatch, usableRecords } from './kept-records.ts';
import { type LogRecord, makeLogRecord, type NotedEvent } from './log-record.ts';

function noted(place: number): NotedEvent {
  const facts = {
    site: { portalId: 1, eventId: 11 },
    userId: null,
    anonymousToken: 'a'.repeat(32),
    device: 'tablet',
    url: `https://hiroba.example/?${'x'.repeat(1_000)}`,
    pcode: null,
  };
  const event = { action: 'click', clickItem: 'x', clickItemValue: '広'.repeat(1_000) } as const;
  return { event, facts, at: 0, log_check_key: `00000000-0000-4000-8000-${String(place).padStart(12, '0')}` };
}
function record(place: number): LogRecord {
  const { event, facts, at, log_check_key } = noted(place);
  return makeLogRecord(event, facts, at, log_check_key);
}
const records = (count: number) => Array.from({ length: count }, (_, place) => record(place));
const keysOf = (list: readonly LogRecord[]) => list.map(({ log_check_key }) => log_check_key);

test('a hundredth record is kept; the next one empties the store and becomes its first [LOG-006, LOG-007]', () => {
  const full = appendRecord(records(accessLogCap - 1), record(500));
  expect(full).toHaveLength(100);
  expect(keysOf(appendRecord(full, record(501)))).toEqual([record(501).log_check_key]);
});

test('never more than a hundred are kept, and the newest is always among them [LOG-006]', () => {
  fc.assert(
    fc.property(fc.nat(400), (count) => {
      const kept = records(count).reduce<LogRecord[]>(appendRecord, []);
      expect(kept.length).toBeLessThanOrEqual(accessLogCap);
      if (count > 0) expect(kept.at(-1)).toEqual(record(count - 1));
    }),
    { numRuns: 30 },
  );
});

test('exactly the accepted records are removed, even when unknown keys are answered [LOG-009]', () => {
  const [first, second, third] = records(3) as [LogRecord, LogRecord, LogRecord];
  expect(removeAccepted([first, second, third], [second.log_check_key, 'unknown'])).toEqual([first, third]);
  expect(removeAccepted([first], [])).toEqual([first]);
});

test('a batch of the longest records fits in what a browser still sends for a closed page', () => {
  const batch = takeBatch(records(accessLogCap));
  expect(batch).toHaveLength(batchMax);
  expect(Buffer.byteLength(JSON.stringify(batch))).toBeLessThan(64 * 1024);
});

test('a corrupt store keeps only its valid records', () => {
  const good = record(1);
  for (const corrupt of [undefined, null, 'text', 3, {}]) expect(usableRecords(corrupt)).toEqual([]);
  expect(usableRecords([null, 1, {}, { log_check_key: 'short' }, good])).toEqual([good]);
  expect(usableRecords(records(150))).toHaveLength(100);
});

test('what a page could only note before it was left is a record afterwards', () => {
  expect(usableRecords([record(1), noted(2)])).toEqual([record(1), record(2)]);
  const { log_check_key } = noted(3);
  for (const half of [{ facts: null }, { event: {}, facts: {} }, { ...noted(3), at: 'now' }]) {
    expect(usableRecords([{ log_check_key, ...half }])).toEqual([]);
  }
});
