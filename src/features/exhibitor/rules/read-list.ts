import { type CsvRow, csvRows } from '#kernel/csv-rows.ts';
import type { InvitationRow } from './invitation-rows.ts';

const fields = ['booth', 'company', 'name', 'mail'] as const;

/** The rows of a list that was pasted from a spreadsheet or a CSV file; a first row without a mail address is a heading. */
export function readList(text: string): InvitationRow[] {
  return rowsOf(text).map(({ cells }) => {
    const row: InvitationRow = { booth: '', company: '', name: '', mail: '' };
    for (const [at, field] of fields.entries()) row[field] = (cells[at] ?? '').trim();
    return row;
  });
}

/** The line of the text on which each of these rows begins: the number beside it in a spreadsheet. */
export function linesOfList(text: string): number[] {
  return rowsOf(text).map(({ line }) => line);
}

function rowsOf(text: string): CsvRow[] {
  const rows = csvRows(text, [separatorOf(text)]);
  const [first] = rows;
  const isHeading = first !== undefined && !first.cells.some((cell) => /[@＠]/.test(cell)) && rows.length > 1;
  return rows.slice(isHeading ? 1 : 0);
}

/** What may stand between cells. A tab comes of a spreadsheet; the others may stand within a name. */
const separators = ['\t', ',', ';', '、', '，', '；'];

/** A tab where there is one, else what stands there most often. */
function separatorOf(text: string): string {
  if (text.includes('\t')) return '\t';
  const counts = separators.map((one) => text.split(one).length);
  return separators[counts.indexOf(Math.max(...counts))] ?? ',';
}
