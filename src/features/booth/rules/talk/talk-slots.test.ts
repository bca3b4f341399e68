import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatInstant, parseInstant } from '#kernel/period.ts';
import { deadlineOf, isRequestable, overlaps, slotState, spansOf, type TalkDeadline } from './talk-slots.ts';

const at = (time: string): number => parseInstant(time) as number;

describe('the deadline of a request', () => {
  test.each([
    [{ kind: 'hours', hours: 3 }, '2026-12-16 10:00', '2026-12-16 07:00'],
    [{ kind: 'hours', hours: 0 }, '2026-12-16 10:00', '2026-12-16 10:00'],
    [{ kind: 'days', days: 2, hour: 18 }, '2026-12-16 10:00', '2026-12-14 18:00'],
    [{ kind: 'days', days: 1, hour: 0 }, '2026-12-16 00:30', '2026-12-15 00:00'],
    [{ kind: 'days', days: 0, hour: 9 }, '2026-12-16 23:30', '2026-12-16 09:00'],
  ] as const)('%j of a talk at %s is %s in the time of the event [APPT-004]', (deadline, start, expected) => {
    expect(formatInstant(deadlineOf(deadline, at(start)))).toBe(formatInstant(at(expected)));
  });

  test.each([
    [{ kind: 'hours', hours: 3 }, '2026-12-16 07:00'],
    [{ kind: 'days', days: 2, hour: 18 }, '2026-12-14 18:00'],
  ] as const)('%j is open at its instant and closed after it [APPT-004]', (deadline, last) => {
    const start = at('2026-12-16 10:00');
    expect(isRequestable(deadline, start, at(last))).toBe(true);
    expect(isRequestable(deadline, start, at(last) + 1)).toBe(false);
  });

  test('never reaches into the talk [APPT-004]', () => {
    const late: TalkDeadline = { kind: 'days', days: 0, hour: 23 };
    const start = at('2026-12-16 10:00');
    expect(isRequestable(late, start, start - 1)).toBe(true);
    expect(isRequestable(late, start, start)).toBe(false);
  });
});

describe('a slot', () => {
  const slot = { startsAt: 100, endsAt: 200 };
  const open: TalkDeadline = { kind: 'hours', hours: 0 };

  test('is past, otherwise taken, otherwise closed, otherwise free', () => {
    const held = [{ startsAt: 150, endsAt: 250 }];
    expect(slotState(slot, held, open, 100)).toBe('past');
    expect(slotState(slot, held, open, 99)).toBe('taken');
    expect(slotState(slot, [], { kind: 'hours', hours: 1 }, 99)).toBe('closed');
    expect(slotState(slot, [{ startsAt: 200, endsAt: 300 }], open, 99)).toBe('free');
  });

  test('overlaps another slot exactly if both contain the same moment', () => {
    const span = fc.tuple(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 1, max: 10 }));
    fc.assert(
      fc.property(span, span, ([a, lengthOfA], [b, lengthOfB]) => {
        const one = { startsAt: a, endsAt: a + lengthOfA };
        const other = { startsAt: b, endsAt: b + lengthOfB };
        const shared = Array.from({ length: 31 }, (_, moment) => moment).some(
          (moment) => moment >= a && moment < one.endsAt && moment >= b && moment < other.endsAt,
        );
        expect(overlaps(one, other)).toBe(shared);
        expect(overlaps(other, one)).toBe(shared);
      }),
    );
  });

  test('is sorted by its time', () => {
    const written = [
      { startAt: '2026-12-16 11:00', endAt: '2026-12-16 11:30' },
      { startAt: '2026-12-16 10:00', endAt: '2026-12-16 10:30' },
    ];
    expect(spansOf(written).map(({ startsAt }) => formatInstant(startsAt))).toEqual([
      '2026-12-16T10:00:00+09:00',
      '2026-12-16T11:00:00+09:00',
    ]);
  });
});
