import type { Instant } from './clock.ts';

/** Everything an organiser writes and a visitor reads is Tokyo time, which has had no summer time since 1951. */
const tokyoOffsetMs = 9 * 60 * 60 * 1000;
export const dayMs = 24 * 60 * 60 * 1000;

export interface TokyoDate {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
  /** 0 is Sunday. */
  weekday: number;
}

export function tokyoDate(instant: Instant): TokyoDate {
  const shifted = new Date(instant + tokyoOffsetMs);
  return {
    year: shifted.getUTCFullYear(),
    month: shifted.getUTCMonth() + 1,
    day: shifted.getUTCDate(),
    hour: shifted.getUTCHours(),
    minute: shifted.getUTCMinutes(),
    weekday: shifted.getUTCDay(),
  };
}

/** 00:00 in Tokyo of the day that holds the instant. */
export function startOfTokyoDay(instant: Instant): Instant {
  return Math.floor((instant + tokyoOffsetMs) / dayMs) * dayMs - tokyoOffsetMs;
}

const stored = /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)?)?$/;

/** A page reads the same few dates of its documents again and again. */
const read = new Map<string, Instant | undefined>();
const readMax = 1_000;

/** An instant from `2026-11-20T10:00:00+09:00`, `2026-11-20 10:00` or `2026-11-20`; without a zone it is Tokyo time. */
export function parseInstant(text: string): Instant | undefined {
  if (read.has(text)) return read.get(text);
  const instant = readInstant(text);
  if (read.size >= readMax) read.clear();
  read.set(text, instant);
  return instant;
}

function readInstant(text: string): Instant | undefined {
  const match = stored.exec(text.trim());
  if (match === null) return undefined;
  const [, year, month, day, hour = '00', minute = '00', second = '00', zone = '+09:00'] = match;
  const instant = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}${zone}`);
  if (Number.isNaN(instant)) return undefined;
  const sameDay = new Date(Date.parse(`${year}-${month}-${day}T00:00:00Z`)).getUTCDate() === Number(day);
  return sameDay ? instant : undefined;
}

const pad = (value: number, width = 2): string => String(value).padStart(width, '0');

/** The form in which documents store an instant and answers send it. */
export function formatInstant(instant: Instant): string {
  const date = tokyoDate(instant);
  const seconds = new Date(instant).getUTCSeconds();
  return `${pad(date.year, 4)}-${pad(date.month)}-${pad(date.day)}T${pad(date.hour)}:${pad(date.minute)}:${pad(seconds)}+09:00`;
}

const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text.trim());

/** A date as an organiser wrote it, as answers have it: an instant with its zone, and a day without a time as it is. */
export function toldDate(text: string): string {
  const instant = parseInstant(text);
  return instant === undefined || isDay(text) ? text : formatInstant(instant);
}

/** The day in Tokyo as documents store it: yyyy-MM-dd. */
export function tokyoDay(instant: Instant): string {
  return formatInstant(instant).slice(0, 10);
}

/** yyyy.MM.dd HH:mm */
export function formatLong(instant: Instant): string {
  return `${formatNormal(instant)} ${formatTime(instant)}`;
}

/** yyyy.MM.dd */
export function formatNormal(instant: Instant): string {
  const date = tokyoDate(instant);
  return `${pad(date.year, 4)}.${pad(date.month)}.${pad(date.day)}`;
}

/** MM.dd */
export function formatShort(instant: Instant): string {
  const date = tokyoDate(instant);
  return `${pad(date.month)}.${pad(date.day)}`;
}

/** HH:mm */
export function formatTime(instant: Instant): string {
  const date = tokyoDate(instant);
  return `${pad(date.hour)}:${pad(date.minute)}`;
}

export interface Period {
  start?: string | undefined;
  end?: string | undefined;
}

export type PeriodState = 'before' | 'within' | 'after';

/** A period as instants: `from` and `to` belong to it. */
export interface Bounds {
  from: Instant;
  to: Instant;
}

export const boundless: Bounds = { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY };

/** A missing or unreadable bound does not limit the period. */
export function boundsOf({ start, end }: Period): Bounds {
  return {
    from: (start === undefined ? undefined : parseInstant(start)) ?? boundless.from,
    to: (end === undefined ? undefined : endInstant(end)) ?? boundless.to,
  };
}

export function stateWithin({ from, to }: Bounds, now: Instant): PeriodState {
  if (now < from) return 'before';
  return now > to ? 'after' : 'within';
}

export function periodState(period: Period, now: Instant): PeriodState {
  return stateWithin(boundsOf(period), now);
}

export function isWithin(period: Period, now: Instant): boolean {
  return periodState(period, now) === 'within';
}

/** The last instant before a stored end; an end without a time means the whole day. */
export function endInstant(text: string): Instant | undefined {
  const instant = parseInstant(text);
  if (instant === undefined) return undefined;
  return isDay(text) ? instant + dayMs - 1 : instant;
}
