import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayMs, formatInstant, parseInstant } from '#kernel/period.ts';
import { freeSpan, gridKeyStep, movedTo, resizedTo, snapped, spanAt, spanOfCopy } from './grid-moves.ts';
import type { GridSpan } from './grid-session.ts';

const day = parseInstant('2027-01-30') ?? 0;
const at = (time: string): number => day + (parseInstant(`1970-01-01T${time}:00Z`) ?? Number.NaN);
const span = (text: string): GridSpan => {
  const [from = '', to = ''] = text.split('–');
  return { from: at(from), to: to === '24:00' ? day + dayMs : at(to) };
};
const said = ({ from, to }: GridSpan): string => {
  const clock = (instant: number): string =>
    instant === day + dayMs ? '24:00' : formatInstant(instant).slice(instant > day + dayMs ? 5 : 11, 16);
  return `${clock(from)}–${clock(to)}`;
};
const [days, nights] = [{ hasNights: false }, { hasNights: true }];

test.each([
  ['10:02', '10:00'],
  ['10:03', '10:05'],
  ['10:05', '10:05'],
])('a pointer at %s means %s', (pointed, meant) => {
  expect(snapped(at(pointed))).toBe(at(meant));
});

describe('a session that is moved', () => {
  test.each([
    ['10:00–11:00', '10:05', days, '10:05–11:05'],
    ['10:00–11:00', '23:30', days, '23:00–24:00'],
    ['10:00–11:00', '23:30', nights, '23:30–01-31T00:30'],
    ['00:05–00:10', '00:00', days, '00:00–00:05'],
  ] as const)('%s to %s', (held, to, kind, expected) => {
    expect(said(movedTo(span(held), at(to), day, kind))).toBe(expected);
  });

  test('stays as long as it is and on its day, wherever it is dropped', () => {
    const minutes = fc.integer({ min: -3_000, max: 3_000 });
    fc.assert(
      fc.property(minutes, fc.integer({ min: 1, max: 1_440 }), fc.boolean(), (start, length, hasNights) => {
        const held = { from: day, to: day + length * 60_000 };
        const { from, to } = movedTo(held, day + start * 60_000, day, { hasNights });
        expect(to - from).toBe(length * 60_000);
        expect(from >= day && from < day + dayMs).toBe(true);
        expect(to <= (hasNights ? from : day) + dayMs).toBe(true);
      }),
    );
  });
});

test.each([
  ['10:00–11:00', '11:30', days, '10:00–11:30'],
  ['10:00–11:00', '09:00', days, '10:00–10:05'],
  ['23:00–23:30', '23:59', days, '23:00–23:59'],
] as const)('%s that ends at %s', (held, end, kind, expected) => {
  expect(said(resizedTo(span(held), at(end), kind))).toBe(expected);
});

test('an end on the next day counts where sessions may go on into the night, for 24 hours at most', () => {
  const held = span('23:00–23:30');
  const next = day + 2 * dayMs;
  expect(resizedTo(held, next, days).to).toBe(day + dayMs);
  expect(resizedTo(held, next, nights).to).toBe(held.from + dayMs);
});

test.each([
  ['ArrowDown', false, 5],
  ['ArrowUp', false, -5],
  ['ArrowDown', true, 1],
  ['ArrowUp', true, -1],
  ['PageDown', false, 60],
  ['PageUp', false, -60],
  ['Enter', false, undefined],
  ['toString', false, undefined],
])('the key %s (with Shift: %s) moves by %s minutes', (key, isShift, minutes) => {
  expect(gridKeyStep(key, isShift)).toBe(minutes === undefined ? undefined : minutes * 60_000);
});

describe('a new session', () => {
  test.each([
    ['an hour where there is room', '10:07', [], '10:00–11:00'],
    ['up to the next one', '10:07', ['10:40–11:00'], '10:00–10:40'],
    ['from the end of the one above', '10:12', ['09:00–10:10'], '10:10–11:10'],
    ['up to the end of the day', '23:50', [], '23:45–24:00'],
    ['beside one that is on', '10:20', ['09:00–12:00'], '10:15–11:15'],
  ])('%s', (_, pressed, column, expected) => {
    expect(said(spanAt(at(pressed), column.map(span), day))).toBe(expected);
  });

  test('begins where it was pressed or little before, on that day, over nothing that was above or below the place', () => {
    const minute = fc.integer({ min: 0, max: 1_439 });
    const held = fc.tuple(minute, fc.integer({ min: 1, max: 300 })).map(([from, length]) => ({
      from: day + from * 60_000,
      to: Math.min(day + dayMs, day + (from + length) * 60_000),
    }));
    fc.assert(
      fc.property(minute, fc.array(held, { maxLength: 6 }), (pressed, column) => {
        const place = day + pressed * 60_000;
        const made = spanAt(place, column, day);
        expect(made.from >= day && made.to <= day + dayMs && made.from < made.to).toBe(true);
        expect(place - made.from).toBeLessThan(15 * 60_000);
        const isAtEnd = made.from === day + dayMs - 5 * 60_000;
        for (const one of column.filter(({ to }) => to <= place)) expect(one.to <= made.from || isAtEnd).toBe(true);
        expect(made.to - made.from).toBeLessThanOrEqual(60 * 60_000);
      }),
    );
  });

  test.each([
    ['in an empty column', [], '10:00–11:00'],
    ['before the first', ['11:00–12:00'], '10:00–11:00'],
    ['in a gap', ['10:30–12:00', '13:00–14:00'], '12:00–13:00'],
    ['behind the last', ['09:00–12:00', '12:30–14:00'], '14:00–15:00'],
    ['at the end of a full day', ['00:00–24:00'], '23:00–24:00'],
  ])('by a button stands %s', (_, column, expected) => {
    expect(said(freeSpan(60 * 60_000, column.map(span), span('10:00–17:00')))).toBe(expected);
  });
});

test.each([
  ['10:00–11:00', days, '11:00–12:00'],
  ['23:00–24:00', days, '23:00–24:00'],
  ['22:00–23:30', nights, '23:30–01-31T01:00'],
] as const)('a copy of %s stands behind it', (held, kind, expected) => {
  expect(said(spanOfCopy(span(held), kind))).toBe(expected);
});
