/** Begins a file in UTF-8, so that spreadsheets read it as such. */
export const byteOrderMark = '\u{feff}';

export const csvType = 'text/csv; charset=utf-8';

/** A table as CSV (RFC 4180), with a byte order mark. */
export function csvText(rows: readonly (readonly string[])[]): string {
  return byteOrderMark + rows.map(csvLine).join('');
}

/** One row of such a table, for a file that is written as it is sent. */
export function csvLine(row: readonly string[]): string {
  return `${row.map(csvField).join(',')}\r\n`;
}

/** A spreadsheet runs a field that begins like a formula: it gets an apostrophe before it, and stays a text. */
const formula = /^[\s\u{feff}]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/u;
const isPlainNumber = (text: string): boolean => /^[+-]?\d+([.,]\d+)*$/.test(text);

function csvField(value: string): string {
  const text = formula.test(value) && !isPlainNumber(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
