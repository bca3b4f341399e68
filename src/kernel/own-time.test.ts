import { expect, test } from 'vitest';
import type { LanguageCode } from './language.ts';
import { type OwnTime, saidOwnTime } from './own-time.ts';

const own = (startDays: number, endDays: number): OwnTime => ({ start: '21:00', end: '23:00', startDays, endDays });

test.each<[LanguageCode, OwnTime, string]>([
  ['jpn', own(-1, -1), 'お住まいの時刻で 21:00（前日）〜23:00'],
  ['eng', own(-1, -1), '21:00 (−1)–23:00 your time'],
  ['chi', own(0, 1), '您所在地时间 21:00～23:00（次日）'],
  ['zhtw', own(1, 1), '您所在地時間 21:00（隔天）～23:00'],
  ['kor', own(-1, 0), '계신 곳 시간으로 21:00(전날)~23:00'],
  ['jpn', own(0, 2), 'お住まいの時刻で 21:00〜23:00（+2日）'],
])('a visitor in %s reads on which of their days it is (%j)', (language, time, said) => {
  expect(saidOwnTime(time, language)).toBe(said);
});
