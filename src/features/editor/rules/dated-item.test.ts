import { expect, test } from 'vitest';
import { parseInstant } from '#kernel/period.ts';
import { datedItem } from './dated-item.ts';

const now = parseInstant('2026-12-01 12:00')!;
const [past, future] = ['2026-11-20 09:00', '2026-12-07 09:00'];

test.each([
  ['was written and is shown', { createdAt: past }, { date: past, waits: false }],
  [
    'waits for its start',
    { createdAt: past, publicStart: future, isImmediatePublished: false },
    { date: future, waits: true },
  ],
  ['waits for its period', { createdAt: past, publicStart: future, publicPeriod: true }, { date: past, waits: true }],
  ['has a start that does not count', { createdAt: past, publicStart: future }, { date: past, waits: false }],
  ['has no date', { title: { jpn: '券' } }, undefined],
])('an item that %s', (_, item, expected) => {
  expect(datedItem(item, now)).toEqual(expected);
});
