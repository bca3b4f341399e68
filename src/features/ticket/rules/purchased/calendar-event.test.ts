import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calendarEvent, type CalendarEvent } from './calendar-event.ts';

const now = Date.parse('2026-11-20T10:00:00+09:00');
const event = (more: Partial<CalendarEvent> = {}): string | undefined =>
  calendarEvent({
    uid: 'ticket-7@hiroba.test',
    title: '一般チケット',
    place: '',
    description: '',
    url: '',
    period: { start: '2026-11-21T13:00:00+09:00', end: '2026-11-21T15:00:00+09:00' },
    now,
    ...more,
  });
const lines = (file: string | undefined): string[] => file?.replaceAll('\r\n ', '').split('\r\n') ?? [];
const octets = (line: string): number => new TextEncoder().encode(line).length;

describe('a ticket in a calendar', () => {
  test('begins and ends with its period, in UTC', () => {
    expect(lines(event())).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Hiroba//Hiroba//JA',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:ticket-7@hiroba.test',
      'SEQUENCE:0',
      'DTSTAMP:20261120T010000Z',
      'LAST-MODIFIED:20261120T010000Z',
      'DTSTART:20261121T040000Z',
      'DTEND:20261121T060000Z',
      'SUMMARY:一般チケット',
      'STATUS:CONFIRMED',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  test.each([
    [{ start: '2026-11-21', end: '2026-11-23' }, ['DTSTART;VALUE=DATE:20261121', 'DTEND;VALUE=DATE:20261124']],
    [{ start: '2026-11-21' }, ['DTSTART;VALUE=DATE:20261121', 'DTEND;VALUE=DATE:20261122']],
    [{ start: '2026-11-21 10:00' }, ['DTSTART:20261121T010000Z']],
    [{ start: '2026-11-21 10:00', end: '2026-11-22' }, ['DTSTART:20261121T010000Z', 'DTEND:20261122T150000Z']],
    [{ start: '2026-11-21 10:00', end: '2026-11-20 10:00' }, ['DTSTART:20261121T010000Z']],
  ])('of %j is %j', (period, dates) => {
    expect(lines(event({ period })).filter((line) => /^DT(START|END)/.test(line))).toEqual(dates);
  });

  test.each([{}, { end: '2026-11-21' }, { start: 'soon' }])('there is no event for %j', (period) => {
    expect(event({ period })).toBeUndefined();
  });

  test('no text breaks its line or begins another property, and no line is longer than 75 octets', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 300 }), (title) => {
        const file = event({ title }) ?? '';
        expect(file.split('\r\n').every((line) => octets(line) <= 75)).toBe(true);
        const summary = lines(file).filter((line) => line.startsWith('SUMMARY:'));
        expect(summary).toHaveLength(1);
        const said = summary[0]
          ?.slice('SUMMARY:'.length)
          .replaceAll(/\\(.)/g, (_, sign) => (sign === 'n' ? '\n' : sign));
        expect(said).toBe(title.replaceAll(/\r\n|\r/g, '\n').replaceAll(/(?!\n)\p{Cc}/gu, ''));
        expect(lines(file)).toHaveLength(17);
      }),
    );
  });

  test('has the place and the address of the ticket', () => {
    const file = lines(
      event({ place: '汐見国際展示場, 東1', url: 'https://hiroba.test/web/a?ticket=7', description: 'A;B\nC' }),
    );
    expect(file).toContain(String.raw`LOCATION:汐見国際展示場\, 東1`);
    expect(file).toContain('URL:https://hiroba.test/web/a?ticket=7');
    expect(file).toContain(String.raw`DESCRIPTION:A\;B\nC`);
  });
});
