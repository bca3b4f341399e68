import type { Instant } from '#kernel/clock.ts';
import { type CsvRow, csvRows } from '#kernel/csv-rows.ts';
import { linesMax, statementMaxBytes } from '../bank-limits.ts';
import { findColumns } from './statement-columns.ts';
import type { ReadLines } from './statement.ts';
import { readTable } from './table-statement.ts';
import { readZengin, zenginKindOf } from './zengin-statement.ts';

/** Reads bytes as text; undefined: they are none in this encoding. */
export interface Decoders {
  utf8(bytes: Uint8Array): string | undefined;
  shiftJis(bytes: Uint8Array): string;
}

export type ReadStatement =
  | { kind: 'refused'; problem: 'tooLarge' | 'empty' }
  | ({ kind: 'read'; isIncomplete: boolean } & ReadLines)
  /** Nobody knows its columns: somebody has to say which they are. */
  | { kind: 'columns'; rows: readonly CsvRow[] };

/** Outgoing rows are among them. */
const rowsMax = linesMax * 4;

/** Reads a file of a bank: the banks' own format with records of 200 bytes, or a table with headed columns. */
export function readStatement(bytes: Uint8Array, decoders: Decoders, now: Instant): ReadStatement {
  if (bytes.length > statementMaxBytes) return { kind: 'refused', problem: 'tooLarge' };
  if (zenginKindOf(bytes) !== undefined) return { kind: 'read', ...readZengin(bytes, decoders.shiftJis, now) };
  const text = decoders.utf8(bytes) ?? decoders.shiftJis(bytes);
  const rows = csvRows(text, [text.includes('\t') ? '\t' : ','], rowsMax);
  if (rows.length === 0) return { kind: 'refused', problem: 'empty' };
  const found = findColumns(rows.map(({ cells }) => cells));
  if (found === undefined) return { kind: 'columns', rows };
  return { kind: 'read', isIncomplete: false, ...readTable(rows.slice(found.row + 1), found.columns) };
}
