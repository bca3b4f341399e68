import type { Instant } from '#kernel/clock.ts';
import { dayMs, parseInstant, type Period, tokyoDate } from '#kernel/period.ts';

export interface CalendarEvent {
  /** The event's constant name. Adding it again replaces it. */
  uid: string;
  title: string;
  place: string;
  description: string;
  url: string;
  /** Bounds as stored. A bound without a time means the whole day in Tokyo. */
  period: Period;
  /** When the entry is made. */
  now: Instant;
}

const lineOctets = 75;

/** An iCalendar file (RFC 5545) with one event; undefined without a readable start. */
export function calendarEvent(event: CalendarEvent): string | undefined {
  const dates = datesOf(event.period);
  if (dates === undefined) return undefined;
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Hiroba//Tickets//JA',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${text(event.uid)}`,
    `DTSTAMP:${utc(event.now)}`,
    ...dates,
    `SUMMARY:${text(event.title)}`,
    ...(event.place === '' ? [] : [`LOCATION:${text(event.place)}`]),
    ...(event.description === '' ? [] : [`DESCRIPTION:${text(event.description)}`]),
    ...(event.url === '' ? [] : [`URL:${event.url}`]),
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
}

const isWholeDay = (bound: string | undefined): boolean =>
  bound === undefined || /^\d{4}-\d\d-\d\d$/.test(bound.trim());

function datesOf({ start, end }: Period): string[] | undefined {
  const from = parseInstant(start ?? '');
  if (from === undefined) return undefined;
  const given = parseInstant(end ?? '');
  const to = given === undefined || given < from ? undefined : given;
  if (isWholeDay(start) && isWholeDay(end)) {
    // The end of a day is the beginning of the next one.
    return [`DTSTART;VALUE=DATE:${day(from)}`, `DTEND;VALUE=DATE:${day((to ?? from) + dayMs)}`];
  }
  if (to === undefined) return [`DTSTART:${utc(from)}`];
  return [`DTSTART:${utc(from)}`, `DTEND:${utc(isWholeDay(end) ? to + dayMs : to)}`];
}

const pad = (value: number, width = 2): string => String(value).padStart(width, '0');

function day(instant: Instant): string {
  const date = tokyoDate(instant);
  return `${pad(date.year, 4)}${pad(date.month)}${pad(date.day)}`;
}

/** 20261120T010000Z */
function utc(instant: Instant): string {
  return `${new Date(instant).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

function text(value: string): string {
  return value.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n|\r|\n/g, String.raw`\n`);
}

/** A line has at most 75 octets of UTF-8. A longer one continues after a space, and no character is cut. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character);
    if (octets + size > lineOctets) {
      parts.push(part);
      part = ' ';
      octets = 1;
    }
    part += character;
    octets += size;
  }
  return [...parts, part].join('\r\n');
}

function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x1_0000 ? 3 : 4;
}
