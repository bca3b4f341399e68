import type { Instant } from '#kernel/clock.ts';
import { parseInstant } from '#kernel/period.ts';

export interface Placed {
  columnId: number | null;
  startAt: string;
  endAt: string;
}

/** Entries of one column that stand in one place, because they overlap; `rows` is how long it is. */
interface GridBlock<Entry> {
  entries: Entry[];
  rows: number;
}

interface GridRow<Entry> {
  /** When the row begins. */
  at: Instant;
  /** For each column what begins here, `free` for a row with nothing, null where a block goes on. */
  cells: (GridBlock<Entry> | 'free' | null)[];
}

/** A free stretch of more than an hour, as one row. */
interface FoldedRow {
  at: Instant;
  until: Instant;
}

export interface DayGrid<Entry> {
  /** null: the entries without a column of the list. */
  columns: (number | null)[];
  rows: (GridRow<Entry> | FoldedRow)[];
  /** How much time a row stands for. */
  stepMinutes: number;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** The possible steps. The smallest one limits a day to 288 rows. */
const steps = [30, 15, 10, 5].map((minutes) => minutes * minuteMs);

/** A part of a day that goes on elsewhere. */
export interface GridPart {
  /** When the next part begins: no entry is drawn further, and its text says when it ends. */
  until: Instant | undefined;
}

/**
 * The entries of a day on a time axis, with rows of the longest step that all entries keep to. A part of a day has all
 * columns, so that they are the same in the parts below each other.
 */
export function dayGrid<Entry extends Placed>(
  entries: readonly Entry[],
  columnIds: readonly number[],
  part?: GridPart,
): DayGrid<Entry> {
  const spans = entries.map((entry) => ({ entry, ...spanOf(entry, part?.until) }));
  const used = new Set(
    entries.map(({ columnId }) => (columnId !== null && columnIds.includes(columnId) ? columnId : null)),
  );
  const columns = [...columnIds, null].filter(
    (columnId) => used.has(columnId) || (part !== undefined && columnId !== null),
  );
  const step =
    steps.find((one) => spans.every(({ start, end }) => start % one === 0 && end % one === 0)) ?? 5 * minuteMs;
  const stepMinutes = step / minuteMs;
  if (spans.length === 0) return { columns, rows: [], stepMinutes };
  const first = Math.floor(Math.min(...spans.map(({ start }) => start)) / step);
  const last = Math.ceil(Math.max(...spans.map(({ end }) => end)) / step);
  const blocks = columns.map((column) => {
    const own = spans.filter(({ entry }) => (columns.includes(entry.columnId) ? entry.columnId : null) === column);
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
  return { columns, rows: folded(rows, step), stepMinutes };
}

/** Free rows in a run of more than an hour become one. */
function folded<Entry>(rows: readonly GridRow<Entry>[], step: number): (GridRow<Entry> | FoldedRow)[] {
  const shown: (GridRow<Entry> | FoldedRow)[] = [];
  let free: GridRow<Entry>[] = [];
  const endRun = (): void => {
    const [first] = free;
    if (first !== undefined && free.length * step > hourMs)
      shown.push({ at: first.at, until: first.at + free.length * step });
    else shown.push(...free);
    free = [];
  };
  for (const row of rows) {
    if (row.cells.every((cell) => cell === 'free')) free.push(row);
    else {
      endRun();
      shown.push(row);
    }
  }
  endRun();
  return shown;
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

function spanOf({ startAt, endAt }: Placed, until = Infinity): { start: Instant; end: Instant } {
  const start = parseInstant(startAt) ?? 0;
  return { start, end: Math.max(Math.min(parseInstant(endAt) ?? 0, until), start + 5 * minuteMs) };
}
