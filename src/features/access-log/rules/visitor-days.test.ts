import { expect, test } from 'vitest';
import { parseInstant } from '#kernel/period.ts';
import { lastDays } from './visitor-days.ts';

test('the last days end with today in Japan, and a day without records has no visitors', () => {
  const known = { day: '2026-11-20', visitors: 3, views: 9 };
  // Ten at night in London is the next morning in Japan.
  const now = Date.parse('2026-11-20T22:00:00Z');
  expect(lastDays([known, { day: '2026-10-01', visitors: 7, views: 7 }], now, 3)).toEqual([
    { day: '2026-11-19', visitors: 0, views: 0 },
    known,
    { day: '2026-11-21', visitors: 0, views: 0 },
  ]);
  expect(lastDays([], parseInstant('2027-01-01')!, 2).map(({ day }) => day)).toEqual(['2026-12-31', '2027-01-01']);
});
