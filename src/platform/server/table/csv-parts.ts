import { byteOrderMark, csvLine } from '#kernel/csv.ts';
import { type Cell, cellText } from '#kernel/table-cell.ts';

/** The rows of a table as they come, some at a time. */
export type Rows = AsyncIterable<readonly (readonly Cell[])[]>;

/** A table as CSV that Excel opens by a double click, written as it is read. */
export async function* csvParts(head: readonly string[], rows: Rows): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  yield encoder.encode(byteOrderMark + csvLine(head));
  for await (const some of rows) yield encoder.encode(some.map((row) => csvLine(row.map(cellText))).join(''));
}
