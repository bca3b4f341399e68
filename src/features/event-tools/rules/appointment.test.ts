import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatInstant } from '#kernel/period.ts';
import { appointmentOf } from './appointment.ts';

const told = (startDate: string | null, endDate: string | null = null) => ({
  name: '朝市',
  startDate,
  endDate,
  placeName: 'みなと広場',
  placeAddress: '港町5',
});

describe('an event in a calendar', () => {
  test.each([
    ['a start and an end', '2026-12-16T10:00:00+09:00', '2026-12-18T17:00:00+09:00', '2026-12-16T10', '2026-12-18T17'],
    ['no end: an hour', '2026-12-16T10:00:00+09:00', null, '2026-12-16T10', '2026-12-16T11'],
    [
      'an end before its start',
      '2026-12-16T10:00:00+09:00',
      '2026-12-15T10:00:00+09:00',
      '2026-12-16T10',
      '2026-12-16T11',
    ],
    ['an end that is a day', '2026-12-16T10:00:00+09:00', '2026-12-16', '2026-12-16T10', '2026-12-17T00'],
  ])('has %s', (_, startDate, endDate, start, end) => {
    const one = appointmentOf(told(startDate, endDate));
    expect(one?.isAllDay).toBe(false);
    expect(formatInstant(one?.start ?? 0).slice(0, 13)).toBe(start);
    expect(formatInstant(one?.end ?? 0).slice(0, 13)).toBe(end);
    expect(one).toMatchObject({ title: '朝市', place: 'みなと広場 港町5' });
  });

  test.each([
    ['2026-12-16', null, '2026-12-17'],
    ['2026-12-16', '2026-12-18', '2026-12-19'],
    ['2026-12-16', '2026-12-18T17:00:00+09:00', '2026-12-19'],
    ['2026-12-16', '2026-12-01', '2026-12-17'],
  ])('lasts whole days from %s to %s', (startDate, endDate, after) => {
    const one = appointmentOf(told(startDate, endDate));
    expect(one?.isAllDay).toBe(true);
    expect(formatInstant(one?.start ?? 0)).toBe('2026-12-16T00:00:00+09:00');
    expect(formatInstant(one?.end ?? 0)).toBe(`${after}T00:00:00+09:00`);
  });

  test('needs a readable start', () => {
    expect([appointmentOf(told(null)), appointmentOf(told('soon')), appointmentOf(told(''))]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('never ends before it starts', () => {
    const instant = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
    const written = fc
      .tuple(instant, fc.boolean())
      .map(([date, isDay]) => formatInstant(+date).slice(0, isDay ? 10 : 25));
    fc.assert(
      fc.property(written, fc.option(written), (start, end) => {
        const one = appointmentOf(told(start, end));
        expect(one !== undefined && one.end > one.start).toBe(true);
      }),
    );
  });
});
