import { describe, expect, test } from 'vitest';
import type { LanguageCode } from './language.ts';
import { parseInstant } from './period.ts';
import { saidDate, saidPeriod, unbroken } from './said-date.ts';
import { saidDeadline } from './said-deadline.ts';

test.each<[LanguageCode, string, string, string]>([
  ['jpn', '2026年11月20日（金）10:00', '2026年11月20日（金）', '2026年11月20日（金）10:00〜11月22日（日）17:00'],
  ['eng', 'Fri 20 Nov 2026, 10:00', 'Fri 20 Nov 2026', 'Fri 20 Nov 2026, 10:00 – Sun 22 Nov, 17:00'],
  [
    'chi',
    '2026年11月20日（周五）10:00',
    '2026年11月20日（周五）',
    '2026年11月20日（周五）10:00～11月22日（周日）17:00',
  ],
  [
    'zhtw',
    '2026年11月20日（週五）10:00',
    '2026年11月20日（週五）',
    '2026年11月20日（週五）10:00～11月22日（週日）17:00',
  ],
  ['kor', '2026년 11월 20일(금) 10:00', '2026년 11월 20일(금)', '2026년 11월 20일(금) 10:00 ~ 11월 22일(일) 17:00'],
])('a date, a whole day and a period are said in %s', (language, date, day, period) => {
  expect(saidDate('2026-11-20T10:00:00+09:00', language)).toBe(date);
  expect(saidDate('2026-11-20', language)).toBe(day);
  expect(saidPeriod('2026-11-20 10:00', '2026-11-22 17:00', language)).toBe(period);
});

test.each([null, undefined, '', 'soon'])('%s is no date', (stored) => {
  expect(saidDate(stored, 'jpn')).toBe('');
  expect(saidDeadline(stored, 'jpn')).toBe('');
});

test('a deadline names its time zone', () => {
  expect(saidDeadline('2026-11-20 10:00', 'eng')).toBe('Fri 20 Nov 2026, 10:00 (Japan time)');
  expect(saidDeadline('2026-11-20 10:00', 'jpn')).toBe('2026年11月20日（金）10:00（日本時間）');
});

describe('a period', () => {
  test.each([
    ['of one day says the second time alone', '2026-11-20 10:00', '2026-11-20 17:00', 'Fri 20 Nov 2026, 10:00–17:00'],
    ['of one whole day is that day', '2026-11-20', '2026-11-20', 'Fri 20 Nov 2026'],
    ['into another year says both', '2026-12-31', '2027-01-01', 'Thu 31 Dec 2026 – Fri 1 Jan 2027'],
  ])('%s', (_, start, end, words) => {
    expect(saidPeriod(start, end, 'eng')).toBe(words);
  });
});

test.each([
  ['2026-11-26 10:00', '12月31日（木）〜1月1日（金）'],
  ['2027-06-01 10:00', '12月31日（木）〜1月1日（金）'],
  ['2026-06-01 10:00', '2026年12月31日（木）〜2027年1月1日（金）'],
  ['2027-08-01 10:00', '2026年12月31日（木）〜2027年1月1日（金）'],
])('at %s a period around new year is said as %s', (now, words) => {
  expect(saidPeriod('2026-12-31', '2027-01-01', 'jpn', parseInstant(now))).toBe(words);
});

test.each<[LanguageCode, string[]]>([
  ['jpn', ['2026年11月20日（金）10:00〜11月22日（日）17:00']],
  ['eng', ['Fri 20 Nov 2026,', '10:00 –', 'Sun 22 Nov,', '17:00']],
  ['kor', ['2026년 11월 20일(금)', '10:00 ~', '11월 22일(일)', '17:00']],
])('an unbroken period breaks only where a day or a time begins, in %s', (language, lines) => {
  const said = unbroken(saidPeriod('2026-11-20 10:00', '2026-11-22 17:00', language));
  expect(said.replaceAll('\u2060', '').split(' ')).toEqual(lines.map((line) => line.replaceAll(' ', '\u00a0')));
});

test('a line of Japanese may end with the sign of a period, not begin with it', () => {
  const said = unbroken(saidPeriod('2026-11-20 10:00', '2026-11-22 17:00', 'jpn'));
  expect(said).toContain('10:00\u2060〜11\u2060月');
});

test.each<[LanguageCode, string]>([
  ['chi', '（周\u2060五）'],
  ['zhtw', '（週\u2060五）'],
  ['kor', '일\u2060(금)'],
])('an unbroken day keeps its weekday together, in %s', (language, weekday) => {
  expect(unbroken(saidDate('2026-11-20', language))).toContain(weekday);
});

test.each<[LanguageCode, string]>([
  ['jpn', '10:00\u2060〜\u206017:00'],
  ['eng', '10:00–\u206017:00'],
  ['chi', '10:00\u2060～\u206017:00'],
  ['zhtw', '10:00\u2060～\u206017:00'],
  ['kor', '10:00~\u206017:00'],
])('the two times of one day stay together, in %s', (language, times) => {
  const said = unbroken(saidPeriod('2026-11-20 10:00', '2026-11-20 17:00', language));
  expect(said.endsWith(times)).toBe(true);
});
