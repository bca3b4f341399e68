import type { Instant } from '#kernel/clock.ts';
import { isRecord } from '#kernel/is-record.ts';
import { titleOfItem } from '#kernel/item-title.ts';
import type { LocalizedText } from '#kernel/localized-text.ts';
import type { ModuleCode } from '#kernel/module-code.ts';
import { dayMs, parseInstant, startOfTokyoDay } from '#kernel/period.ts';

/** Where the items of a module with times and places say what the grid shows of them. */
export interface GridShape {
  title: readonly string[];
  start: readonly string[];
  end: readonly string[];
  place: readonly string[];
  /** Whether an item may have several places. */
  hasPlaces: boolean;
  /** Whether it may end on the next day. */
  hasNights: boolean;
}

const shapes: Readonly<Record<'timetable' | 'schedule', GridShape>> = {
  timetable: {
    title: ['title'],
    start: ['startAt'],
    end: ['endAt'],
    place: ['venueId'],
    hasPlaces: false,
    hasNights: false,
  },
  schedule: {
    title: ['title', 'value'],
    start: ['held_datetime', 'startDate'],
    end: ['held_datetime', 'endDate'],
    place: ['place', 'ids'],
    hasPlaces: true,
    hasNights: true,
  },
};

/** Undefined: a module without a grid. */
export function gridShapeOf(code: ModuleCode): GridShape | undefined {
  return code === 'timetable' || code === 'schedule' ? shapes[code] : undefined;
}

/** What the grid reads of an item, as it is stored. */
export interface SessionHead {
  detailId: number;
  title?: LocalizedText | undefined;
  start: string;
  end: string;
  placeIds: number[];
}

export function sessionHead(shape: GridShape, detailId: number, item: unknown): SessionHead {
  const place = valueIn(item, shape.place);
  const ids: unknown[] = Array.isArray(place) ? place : [place];
  return {
    detailId,
    title: titleOfItem(item),
    start: textIn(item, shape.start),
    end: textIn(item, shape.end),
    placeIds: [...new Set(ids.filter((id) => typeof id === 'number'))],
  };
}

function valueIn(value: unknown, path: readonly string[]): unknown {
  return path.reduce((within, key) => (isRecord(within) ? within[key] : undefined), value);
}

function textIn(value: unknown, path: readonly string[]): string {
  const text = valueIn(value, path);
  return typeof text === 'string' ? text : '';
}

/** A stretch of time; `to` does not belong to it. */
export interface GridSpan {
  from: Instant;
  to: Instant;
}

/** A session as the grid shows it. */
export interface GridSession {
  id: number;
  title: LocalizedText | undefined;
  /** Undefined where its times cannot be read, or its end is not after its start. */
  span: GridSpan | undefined;
  /** Those of its places that there are. */
  placeIds: readonly number[];
}

export function gridSession(head: SessionHead, places: ReadonlySet<number>): GridSession {
  const [from, to] = [parseInstant(head.start), parseInstant(head.end)];
  return {
    id: head.detailId,
    title: head.title,
    span: from === undefined || to === undefined || to <= from ? undefined : { from, to },
    placeIds: head.placeIds.filter((id) => places.has(id)),
  };
}

/** 00:00 of the day on which it begins. */
export function dayOfSession({ span }: GridSession): Instant | undefined {
  return span && startOfTokyoDay(span.from);
}

/** The latest that a session may end which begins then. */
export function latestEnd(from: Instant, { hasNights }: Pick<GridShape, 'hasNights'>): Instant {
  return hasNights ? from + dayMs : startOfTokyoDay(from) + dayMs;
}
