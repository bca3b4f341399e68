import type { Instant } from '#kernel/clock.ts';
import { parseInstant } from '#kernel/period.ts';

interface Placed {
  venueId: number | null;
  startAt: string;
  endAt: string;
}

/** Entries of one venue that stand in one place, because they touch; `rows` is how long it is. */
export interface GridBlock<Entry> {
  entries: Entry[];
  rows: number;
}

export interface TimetableGrid<Entry> {
  /** null: the entries without a venue of the list. */
  columns: (number | null)[];
  rows: {
    /** When the row begins. */
    at: Instant;
    /** For each column what begins here, `free` for a row with nothing, null where a block goes on. */
    cells: (GridBlock<Entry> | 'free' | null)[];
  }[];
}

const minuteMs = 60_000;
/** The possible steps. The smallest one limits a day to 288 rows. */
const steps = [30, 15, 10, 5].map((minutes) => minutes * minuteMs);

/** The entries of a day on a time axis: venues as columns, rows of the longest step that all entries keep to. */
export function timetableGrid<Entry extends Placed>(
  entries: readonly Entry[],
  venueIds: readonly number[],
): TimetableGrid<Entry> {
  const spans = entries.map((entry) => ({ entry, ...spanOf(entry) }));
  const used = new Set(entries.map(({ venueId }) => (venueId !== null && venueIds.includes(venueId) ? venueId : null)));
  const columns = [...venueIds, null].filter((venueId) => used.has(venueId));
  if (spans.length === 0) return { columns, rows: [] };
  const step =
    steps.find((one) => spans.every(({ start, end }) => start % one === 0 && end % one === 0)) ?? 5 * minuteMs;
  const first = Math.floor(Math.min(...spans.map(({ start }) => start)) / step);
  const last = Math.ceil(Math.max(...spans.map(({ end }) => end)) / step);
  const blocks = columns.map((column) => {
    const own = spans.filter(({ entry }) => (columns.includes(entry.venueId) ? entry.venueId : null) === column);
    return blocksOf(
      own.map((span) => ({ ...span, from: Math.floor(span.start / step), to: Math.ceil(span.end / step) })),
    );
  });
  const rows = Array.from({ length: last - first }, (_, index) => {
    const row = first + index;
    const cells = blocks.map((own) => {
      const block = own.find(({ from, to }) => from <= row && row < to);
      if (block === undefined) return 'free' as const;
      return block.from === row ? { entries: block.entries, rows: block.to - block.from } : null;
    });
    return { at: row * step, cells };
  });
  return { columns, rows };
}

interface Span<Entry> {
  entry: Entry;
  from: number;
  to: number;
}

/** Spans that overlap become one block. */
function blocksOf<Entry>(spans: readonly Span<Entry>[]): { entries: Entry[]; from: number; to: number }[] {
  const blocks: { entries: Entry[]; from: number; to: number }[] = [];
  for (const { entry, from, to } of spans.toSorted((one, other) => one.from - other.from)) {
    const before = blocks.at(-1);
    if (before !== undefined && from < before.to) {
      before.entries.push(entry);
      before.to = Math.max(before.to, to);
    } else blocks.push({ entries: [entry], from, to });
  }
  return blocks;
}

function spanOf({ startAt, endAt }: Placed): { start: Instant; end: Instant } {
  const start = parseInstant(startAt) ?? 0;
  return { start, end: Math.max(parseInstant(endAt) ?? 0, start + 5 * minuteMs) };
}
