import * as v from 'valibot';
import { expect, test } from 'vitest';
import { timetableDocuments } from './documents.ts';

const { item, list } = timetableDocuments[0];
const entry = (startAt: string, endAt: string) => ({ detailId: 1, title: { jpn: '講演' }, startAt, endAt });

test.each([
  ['2026-11-20 10:00', '2026-11-20 11:00', true],
  ['2026-11-20T10:00:00+09:00', '2026-11-20T10:05:00+09:00', true],
  ['2026-11-20 22:00', '2026-11-21 00:00', true],
  ['2026-11-20', '2026-11-20 11:00', false],
  ['2026-11-20 11:00', '2026-11-20 10:00', false],
  ['2026-11-20 11:00', '2026-11-20 11:00', false],
  ['2026-11-20 23:00', '2026-11-21 01:00', false],
])('an entry from %s to %s may be written: %s', (startAt, endAt, isAccepted) => {
  expect(v.is(item as v.GenericSchema, entry(startAt, endAt))).toBe(isAccepted);
});

test('a slot names a day, and entries [TIMETABLE-003]', () => {
  const slots = (date: string, ids: number[]) => ({
    timetableSlots: [{ date, timetableTimeSlots: [{ timetableIds: ids }] }],
  });
  expect(v.is(list, slots('2026-11-20', [1]))).toBe(true);
  expect(v.is(list, slots('2026-11-20 10:00', [1]))).toBe(false);
  expect(v.is(list, slots('2026-11-20', []))).toBe(false);
});
