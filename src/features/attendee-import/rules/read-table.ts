import { csvRows, type CsvRow } from '#kernel/csv-rows.ts';
import { fileColumnsMax, rowsMax } from './import-limits.ts';

export interface ReadTable {
  /** Empty texts where the file has no headings. */
  headers: string[];
  rows: CsvRow[];
}

export type TableProblem = 'empty' | 'noRows' | 'tooManyRows' | 'tooManyColumns';

const separators = [',', '\t', ';'] as const;

/** The rows of a CSV or a TSV. Its first row has the headings, unless it has a mail address already. */
export function readTable(text: string): ReadTable | { problem: TableProblem } {
  const rows = csvRows(text, [separatorOf(text)], rowsMax + 2);
  const [first] = rows;
  if (first === undefined) return { problem: 'empty' };
  const hasHeaders = !first.cells.some((cell) => /[@＠]/.test(cell));
  const data = hasHeaders ? rows.slice(1) : rows;
  if (data.length === 0) return { problem: 'noRows' };
  if (data.length > rowsMax) return { problem: 'tooManyRows' };
  if (first.cells.length > fileColumnsMax) return { problem: 'tooManyColumns' };
  const headers = first.cells.map((cell) => (hasHeaders ? cell.normalize('NFC').trim() : ''));
  return { headers, rows: data.map(({ line, cells }) => ({ line, cells: cells.map(asTyped) })) };
}

/** The sign that stands most often in the first line, outside of quotes. */
function separatorOf(text: string): string {
  const [head = ''] = text.split(/\r?\n/, 1);
  const bare = head.replace(/"[^"]*"/g, '');
  const counts = separators.map((sign) => bare.split(sign).length);
  return separators[counts.indexOf(Math.max(...counts))] ?? ',';
}

/** A file of ours has an apostrophe before what a spreadsheet would take for a formula. */
function asTyped(cell: string): string {
  return /^'\s*[=+\-@＝＋－＠]/u.test(cell) ? cell.slice(1) : cell;
}
