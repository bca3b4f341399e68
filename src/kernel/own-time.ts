import type { Instant } from './clock.ts';
import type { LanguageCode } from './language.ts';
import { rangeSign } from './range-sign.ts';

/** A time of the event on the visitor's own clock. */
export interface OwnTime {
  start: string;
  end: string;
  /** How many days their date is ahead of the event's; -1 the day before. */
  startDays: number;
  endDays: number;
}

export const tokyoOffsetMinutes = 9 * 60;
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/**
 * The visitor's own times of something, where their offset from UTC differs from Tokyo's that day; undefined where it
 * does not. Offsets are minutes ahead of UTC, asked at each instant, because summer time changes them.
 */
export function ownTime(start: Instant, end: Instant, offsetAt: (instant: Instant) => number): OwnTime | undefined {
  const [startOffset, endOffset] = [offsetAt(start), offsetAt(end)];
  if (startOffset === tokyoOffsetMinutes && endOffset === tokyoOffsetMinutes) return undefined;
  const eventDay = dayNumber(start, tokyoOffsetMinutes);
  return {
    start: clockAt(start, startOffset),
    end: clockAt(end, endOffset),
    startDays: dayNumber(start, startOffset) - eventDay,
    endDays: dayNumber(end, endOffset) - eventDay,
  };
}

const dayNumber = (instant: Instant, offset: number): number => Math.floor((instant + offset * minuteMs) / dayMs);

function clockAt(instant: Instant, offset: number): string {
  return new Date(instant + offset * minuteMs).toISOString().slice(11, 16);
}

interface OwnWords {
  zone(time: string): string;
  /** How many days later, or earlier, a time is. */
  shift(days: number): string;
}

/** A neighbouring day has a name. */
const inDays = (before: string, after: string, unit: string) => (days: number) =>
  `（${days === -1 ? before : days === 1 ? after : `${days > 0 ? '+' : ''}${days}${unit}`}）`;
const words: Readonly<Record<LanguageCode, OwnWords>> = {
  jpn: { zone: (time) => `お住まいの時刻で ${time}`, shift: inDays('前日', '翌日', '日') },
  eng: { zone: (time) => `${time} your time`, shift: (days) => (days > 0 ? ` (+${days})` : ` (−${-days})`) },
  chi: { zone: (time) => `您所在地时间 ${time}`, shift: inDays('前一天', '次日', '天') },
  zhtw: { zone: (time) => `您所在地時間 ${time}`, shift: inDays('前一天', '隔天', '天') },
  kor: {
    zone: (time) => `계신 곳 시간으로 ${time}`,
    shift: (days) => `(${days === -1 ? '전날' : days === 1 ? '다음 날' : `${days > 0 ? '+' : ''}${days}일`})`,
  },
};

/** Own times in words: 17:00–18:30 your time. */
export function saidOwnTime({ start, end, startDays, endDays }: OwnTime, language: LanguageCode): string {
  const { zone, shift } = words[language];
  const shifted = (time: string, days: number): string => (days === 0 ? time : time + shift(days));
  return zone(shifted(start, startDays) + rangeSign[language] + (endDays === startDays ? end : shifted(end, endDays)));
}
