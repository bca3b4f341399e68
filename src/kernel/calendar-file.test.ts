import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CalendarEntry, calendarFile } from './calendar-file.ts';
import { parseInstant } from './period.ts';

const at = (text: string): number => parseInstant(text) as number;
const entry = (more: Partial<CalendarEntry> = {}): CalendarEntry => ({
  uid: 'session-5-1@event-11.hiroba',
  sequence: 0,
  changedAt: at('2026-11-01 09:00'),
  start: at('2026-11-20 10:00'),
  end: at('2026-11-20 11:30'),
  title: '基調講演',
  ...more,
});

/** Reads a file as a calendar program does: unfolded, property by property. */
function propertiesOf(file: string): [name: string, value: string][] {
  return file
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .filter(Boolean)
    .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]);
}
const valueOf = (file: string, name: string): string | undefined =>
  propertiesOf(file).find(([one]) => one === name)?.[1];
const unescaped = (value: string): string =>
  value.replace(/\\([nN;,\\])/g, (_, sign: string) => (sign.toLowerCase() === 'n' ? '\n' : sign));

describe('a calendar file', () => {
  test('has every appointment with its id, sequence and times in UTC', () => {
    const file = calendarFile({ name: '私の予定', refreshMinutes: 60, entries: [entry({ sequence: 3 })] });
    expect(propertiesOf(file)).toEqual([
      ['BEGIN', 'VCALENDAR'],
      ['VERSION', '2.0'],
      ['PRODID', '-//Hiroba//Hiroba//JA'],
      ['CALSCALE', 'GREGORIAN'],
      ['METHOD', 'PUBLISH'],
      ['NAME', '私の予定'],
      ['X-WR-CALNAME', '私の予定'],
      ['REFRESH-INTERVAL;VALUE=DURATION', 'PT60M'],
      ['X-PUBLISHED-TTL', 'PT60M'],
      ['BEGIN', 'VEVENT'],
      ['UID', 'session-5-1@event-11.hiroba'],
      ['SEQUENCE', '3'],
      ['DTSTAMP', '20261101T000000Z'],
      ['LAST-MODIFIED', '20261101T000000Z'],
      ['DTSTART', '20261120T010000Z'],
      ['DTEND', '20261120T023000Z'],
      ['SUMMARY', '基調講演'],
      ['STATUS', 'CONFIRMED'],
      ['END', 'VEVENT'],
      ['END', 'VCALENDAR'],
    ]);
  });

  test('writes whole days as days of Tokyo', () => {
    const days = { isAllDay: true, start: at('2026-11-20'), end: at('2026-11-22') };
    const file = calendarFile({ entries: [entry(days)] });
    expect(valueOf(file, 'DTSTART;VALUE=DATE')).toBe('20261120');
    expect(valueOf(file, 'DTEND;VALUE=DATE')).toBe('20261122');
  });

  test('says of a withdrawn appointment that it is cancelled', () => {
    const file = calendarFile({ method: 'CANCEL', entries: [entry({ isCancelled: true, sequence: 4 })] });
    expect(valueOf(file, 'METHOD')).toBe('CANCEL');
    expect(valueOf(file, 'STATUS')).toBe('CANCELLED');
    expect(valueOf(file, 'SEQUENCE')).toBe('4');
  });

  test.each([
    ['ホールA, 2階; 奥', 'ホールA\\, 2階\\; 奥'],
    ['一行目\r\n二行目\n三行目\r四行目', '一行目\\n二行目\\n三行目\\n四行目'],
    ['C:\\new', 'C:\\\\new'],
    ['分離\u2028符\u0085号', '分離\\n符\\n号'],
    ['制御\u0000文\u0007字\t', '制御文字'],
  ])('escapes %j', (title, written) => {
    expect(valueOf(calendarFile({ entries: [entry({ title })] }), 'SUMMARY')).toBe(written);
  });

  test('has no place where a text could begin a property of its own', () => {
    const url = 'https://example.jp/a\r\nSTATUS:CANCELLED';
    const file = calendarFile({ entries: [entry({ title: 'x\r\nEND:VEVENT\r\nBEGIN:VALARM', url, uid: 'a\nb' })] });
    expect(propertiesOf(file).filter(([name]) => name === 'STATUS' || name === 'END')).toEqual([
      ['STATUS', 'CONFIRMED'],
      ['END', 'VEVENT'],
      ['END', 'VCALENDAR'],
    ]);
  });

  const text = fc.string({ unit: 'binary', maxLength: 200 });

  test('folds any text so that no line has more than 75 octets and no letter is cut', () => {
    fc.assert(
      fc.property(text, text, text, (title, body, place) => {
        const file = calendarFile({ name: title, entries: [entry({ title, text: body, place })] });
        const octets = new TextEncoder().encode(file);
        expect(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(octets)).toBe(file);
        for (const line of file.split('\r\n')) {
          expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
        }
        expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
      }),
    );
  });

  test('any text can be read back, and the properties around it stay the same', () => {
    const plain = (value: string): string =>
      value
        .split(/\r\n|[\r\n\u0085\u2028\u2029]/)
        .map((line) => line.replace(/\p{Cc}/gu, ''))
        .join('\n');
    const names = propertiesOf(calendarFile({ entries: [entry({ text: 'x' })] })).map(([name]) => name);
    fc.assert(
      fc.property(text, text, (title, body) => {
        const file = calendarFile({ entries: [entry({ title, text: `x${body}` })] });
        expect(propertiesOf(file).map(([name]) => name)).toEqual(names);
        expect(unescaped(valueOf(file, 'SUMMARY') as string)).toBe(plain(title));
        expect(unescaped(valueOf(file, 'DESCRIPTION') as string)).toBe(plain(`x${body}`));
      }),
    );
  });

  test('writes half a surrogate pair as the sign of an unreadable letter', () => {
    const file = calendarFile({ entries: [entry({ title: 'a\ud800b' })] });
    expect(valueOf(file, 'SUMMARY')).toBe('a\ufffdb');
  });
});
