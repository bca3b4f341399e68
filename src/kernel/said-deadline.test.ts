import { expect, test } from 'vitest';
import { languageCodes } from './language.ts';
import { saidDeadline, withZone } from './said-deadline.ts';

const at = '2026-11-20T10:00:00+09:00';

test('a deadline names its time zone in every language', () => {
  expect(languageCodes.map((language) => saidDeadline(at, language))).toEqual([
    '2026年11月20日（金）10:00（日本時間）',
    'Fri 20 Nov 2026, 10:00 (Japan time)',
    '2026年11月20日（周五）10:00（日本时间）',
    '2026年11月20日（週五）10:00（日本時間）',
    '2026년 11월 20일(금) 10:00(일본 시간)',
  ]);
  expect(saidDeadline(null, 'eng')).toBe('');
});

test('a time in a mail names it in every language but Japanese', () => {
  expect(withZone('10:00', 'jpn')).toBe('10:00');
  expect(withZone('10:00', 'eng')).toBe('10:00 (Japan time)');
  expect(withZone('', 'eng')).toBe('');
});
