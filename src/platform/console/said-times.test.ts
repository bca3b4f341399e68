import { expect, test } from 'vitest';
import { languageCodes } from '#kernel/language.ts';
import { saidTimes } from './said-times.ts';

const inJapan = (): number => 540;
const inSeoul = inJapan;
/** Summer time until the end of October. */
const inBerlin = (instant: number): number => (instant < Date.UTC(2026, 9, 25, 1) ? 120 : 60);

test.each(languageCodes)('in %s a time has its zone where the clock of the reader shows another', (language) => {
  const [here, there] = [saidTimes(language, inJapan), saidTimes(language, inBerlin)];
  const [at, end] = ['2026-11-20 10:00', '2026-11-21 17:00'];
  expect(here.date(at)).not.toContain('UTC');
  expect(there.date(at).startsWith(here.date(at))).toBe(true);
  expect(there.date(at).length).toBeGreaterThan(here.date(at).length);
  expect(there.period(at, end).startsWith(here.period(at, end))).toBe(true);
  expect(there.period(at, end).length).toBeGreaterThan(here.period(at, end).length);
});

test('says the zone once, after the end of a period, and not of whole days or of nothing', () => {
  const { date, period } = saidTimes('eng', inBerlin);
  expect(date('2026-11-20 10:00')).toBe('Fri 20 Nov 2026, 10:00 (Japan time)');
  expect(period('2026-11-20 10:00', '2026-11-20 17:00')).toBe('Fri 20 Nov 2026, 10:00–17:00 (Japan time)');
  expect(period('2026-11-20', '2026-11-21')).toBe('Fri 20 Nov 2026 – Sat 21 Nov');
  expect([date('2026-11-20'), date(''), date(null), date('no date')]).toEqual(['Fri 20 Nov 2026', '', '', '']);
  expect(saidTimes('eng', inSeoul).date('2026-11-20 10:00')).toBe('Fri 20 Nov 2026, 10:00');
});
