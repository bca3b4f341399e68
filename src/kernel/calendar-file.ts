import type { Instant } from './clock.ts';
import { tokyoDay } from './period.ts';

/** One appointment of a calendar (RFC 5545). Texts are plain; whatever they hold stays inside their property. */
export interface CalendarEntry {
  /** An appointment keeps it for ever, and no other of this server has it: `session-5-1@event-11.hiroba`; a mailed one ends with the host of the site. */
  uid: string;
  /** Grows with every change, so that a calendar takes the newer one; a cancellation is a change. */
  sequence: number;
  changedAt: Instant;
  start: Instant;
  /** The first instant after it; left out where it is not known. */
  end?: Instant | undefined;
  /** Whole days of Tokyo, whatever the zone of who looks. */
  isAllDay?: boolean;
  title: string;
  text?: string | undefined;
  place?: string | undefined;
  url?: string | undefined;
  isCancelled?: boolean;
  /** Who offers it; a mailed calendar has to say it. */
  organizer?: CalendarOrganizer | undefined;
}

export interface CalendarOrganizer {
  name: string;
  /** `mailto:…` or `https://…` */
  address: string;
}

export interface Calendar {
  /** What a calendar that subscribes to it is called. */
  name?: string;
  /** PUBLISH offers appointments, CANCEL takes back those that were sent. */
  method?: 'PUBLISH' | 'CANCEL';
  /** How often one who subscribes may ask anew. */
  refreshMinutes?: number;
  entries: readonly CalendarEntry[];
}

export const calendarType = 'text/calendar; charset=utf-8';
/** The type of a file that a mail offers: mail programs read the method here before they open it. */
export const offeredCalendarType = `${calendarType}; method=PUBLISH`;

const lineOctets = 75;
const newline = '\r\n';

/** A calendar as a file: iCalendar, with times in UTC. */
export function calendarFile({ name, method = 'PUBLISH', refreshMinutes, entries }: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Hiroba//Hiroba//JA',
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    ...(name === undefined ? [] : [`NAME:${escaped(name)}`, `X-WR-CALNAME:${escaped(name)}`]),
    ...(refreshMinutes === undefined
      ? []
      : [`REFRESH-INTERVAL;VALUE=DURATION:PT${refreshMinutes}M`, `X-PUBLISHED-TTL:PT${refreshMinutes}M`]),
    ...entries.flatMap(entryLines),
    'END:VCALENDAR',
  ];
  return lines.map((line) => foldLine(line) + newline).join('');
}

function entryLines(entry: CalendarEntry): string[] {
  const { uid, sequence, changedAt, start, end, isAllDay, title, text, place, url, isCancelled, organizer } = entry;
  const at = (name: string, instant: Instant): string =>
    isAllDay ? `${name};VALUE=DATE:${tokyoDay(instant).replaceAll('-', '')}` : `${name}:${utcTime(instant)}`;
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${utcTime(changedAt)}`,
    `LAST-MODIFIED:${utcTime(changedAt)}`,
    at('DTSTART', start),
    ...(end === undefined ? [] : [at('DTEND', end)]),
    `SUMMARY:${escaped(title)}`,
    ...(organizer === undefined
      ? []
      : [
          `ORGANIZER;CN="${withoutControls(organizer.name).replaceAll('"', "'")}":${withoutControls(organizer.address)}`,
        ]),
    ...(text ? [`DESCRIPTION:${escaped(text)}`] : []),
    ...(place ? [`LOCATION:${escaped(place)}`] : []),
    ...(url ? [`URL:${withoutControls(url)}`] : []),
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
  ];
}

/** 20261120T010000Z */
function utcTime(instant: Instant): string {
  return `${new Date(instant)
    .toISOString()
    .replace(/[-:]/g, '')
    .replace(/\.\d{3}Z$/, '')}Z`;
}

/** A text as the value of a property: of control characters, only line breaks are left, written as \n. */
function escaped(text: string): string {
  return text
    .split(/\r\n|[\r\n\u0085\u2028\u2029]/)
    .map((line) => withoutControls(line).replace(/[\\;,]/g, '\\$&'))
    .join('\\n');
}

function withoutControls(text: string): string {
  return text.replace(/\p{Cc}|[\u2028\u2029]/gu, '').replace(/\p{Cs}/gu, '\ufffd');
}

/** A line goes on after a break and a blank: no part has more than 75 octets, and no letter is cut in two. */
function foldLine(line: string): string {
  let folded = '';
  let room = lineOctets;
  for (const letter of line) {
    const octets = octetsOf(letter);
    if (octets > room) {
      folded += `${newline} `;
      room = lineOctets - 1;
    }
    folded += letter;
    room -= octets;
  }
  return folded;
}

function octetsOf(letter: string): number {
  const code = letter.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x1_0000 ? 3 : 4;
}
