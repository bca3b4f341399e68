import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Instant } from '#kernel/clock.ts';
import { formatInstant, isWithin, parseInstant, periodState, stateWithin } from '#kernel/period.ts';
import { isNew } from './is-new.ts';
import { newestFirst, publicBounds, type PublicInformation, publishedAt } from './public-informations.ts';

const at = (text: string): number => parseInstant(text) as number;
const information = (more: Partial<PublicInformation> = {}): PublicInformation => ({
  createdAt: '2026-11-01 09:00',
  isImmediatePublished: true,
  publicPeriod: false,
  ...more,
});

const isPublic = (item: PublicInformation, now: Instant): boolean => stateWithin(publicBounds(item), now) === 'within';

describe('an information is public', () => {
  const limited = information({ publicPeriod: true, publicStart: '2026-11-10 10:00', publicEnd: '2026-11-20 18:00' });

  test.each([
    ['2026-11-10 09:59', false],
    ['2026-11-10 10:00', true],
    ['2026-11-15 12:00', true],
    ['2026-11-20 18:00', true],
    ['2026-11-20 18:01', false],
  ])('only inside its public period, both ends included: at %s %s [INFO-002]', (now, expected) => {
    expect(isPublic(limited, at(now))).toBe(expected);
  });

  test('until the end of the day that is named as its end [INFO-002]', () => {
    const item = information({ publicPeriod: true, publicEnd: '2026-11-20' });
    expect(isPublic(item, at('2026-11-20 23:59'))).toBe(true);
    expect(isPublic(item, at('2026-11-21 00:00'))).toBe(false);
  });

  test('always when its period is switched off, with any dates [INFO-002]', () => {
    expect(isPublic({ ...limited, publicPeriod: false }, at('2030-01-01 00:00'))).toBe(true);
  });

  test('from its start on if it is not published at once, even without a period [INFO-005]', () => {
    const item = information({ isImmediatePublished: false, publicStart: '2026-11-10 10:00' });
    expect(isPublic(item, at('2026-11-10 09:59'))).toBe(false);
    expect(isPublic(item, at('2026-11-10 10:00'))).toBe(true);
  });
});

describe('the date of publication', () => {
  test('is that of writing when it is published at once, else the public start [INFO-005]', () => {
    const item = information({ publicStart: '2026-11-10 10:00' });
    expect(publishedAt(item)).toBe('2026-11-01 09:00');
    expect(publishedAt({ ...item, isImmediatePublished: false })).toBe('2026-11-10 10:00');
    expect(publishedAt({ ...item, isImmediatePublished: false, publicStart: undefined })).toBe('2026-11-01 09:00');
  });

  test('marks an information as new for seven days', () => {
    expect(isNew('2026-11-01 09:00', at('2026-11-08 08:59'))).toBe(true);
    expect(isNew('2026-11-01 09:00', at('2026-11-08 09:00'))).toBe(false);
    expect(isNew('no date', at('2026-11-01 09:00'))).toBe(false);
  });
});

describe('the list', () => {
  test('has the newest first, and those of the same moment in the order of the organiser [INFO-005]', () => {
    const items = [
      { id: 1, ...information({ createdAt: '2026-11-02 09:00' }) },
      { id: 2, ...information({ isImmediatePublished: false, publicStart: '2026-11-09 09:00' }) },
      { id: 3, ...information({ createdAt: '2026-11-05 09:00' }) },
      { id: 4, ...information({ createdAt: '2026-11-02T09:00:00+09:00' }) },
    ];
    expect(newestFirst(items).map(({ id }) => id)).toEqual([2, 3, 1, 4]);
  });

  const moment = fc.integer({ min: 1_700_000_000, max: 1_700_000_100 }).map((seconds) => formatInstant(seconds * 1000));
  const item = fc.record({
    createdAt: moment,
    publicStart: fc.option(moment, { nil: undefined }),
    publicEnd: fc.option(moment, { nil: undefined }),
    publicPeriod: fc.boolean(),
    isImmediatePublished: fc.boolean(),
  });

  test('is of items inside their period and after their publication [INFO-002, INFO-005]', () => {
    fc.assert(
      fc.property(item, fc.integer({ min: 1_700_000_000_000, max: 1_700_000_100_000 }), (one, now) => {
        const isInside = !one.publicPeriod || isWithin({ start: one.publicStart, end: one.publicEnd }, now);
        const isPublished = one.isImmediatePublished || periodState({ start: publishedAt(one) }, now) !== 'before';
        expect(isPublic(one, now)).toBe(isInside && isPublished);
      }),
    );
  });

  test('is sorted, of any items [INFO-005]', () => {
    fc.assert(
      fc.property(fc.array(item), (items) => {
        const instants = newestFirst(items).map((one) => at(publishedAt(one)));
        expect(instants).toEqual(instants.toSorted((a, b) => b - a));
        expect(new Set(newestFirst(items))).toEqual(new Set(items));
      }),
    );
  });
});
