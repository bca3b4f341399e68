import { linesMax, payerMax } from '../bank-limits.ts';
import { dayOf, type ReadLines } from './statement.ts';
import type { StatementColumns } from './statement-columns.ts';

/** Reads the rows below the heading of a bank's table. A row without an incoming sum tells of other things. */
export function readTable(
  rows: readonly { line: number; cells: readonly string[] }[],
  { date, amount, payer }: StatementColumns,
): ReadLines {
  const read: ReadLines = { lines: [], faults: [], skipped: 0, isCut: false };
  for (const { line, cells } of rows) {
    const cell = (at: number): string => (cells[at] ?? '').normalize('NFKC').trim();
    const sum = readAmount(cell(amount));
    const day = readDay(date.map(cell));
    if (sum === undefined && cell(amount) !== '' && day !== undefined) read.faults.push({ line, problem: 'amount' });
    // Below the last payment some banks write sums or notes.
    else if (sum === undefined || sum <= 0) read.skipped += 1;
    else if (day === undefined) read.faults.push({ line, problem: 'date' });
    else if (read.lines.length >= linesMax) read.isCut = true;
    else {
      const said = payer
        .map((at) => (cells[at] ?? '').trim())
        .filter((part) => part !== '')
        .join(' ');
      read.lines.push({ date: day, amount: sum, payer: said.slice(0, payerMax) });
    }
  }
  return read;
}

/** `¥3,000`, `3000円`, `+3,000`; undefined: no whole yen. */
function readAmount(text: string): number | undefined {
  const plain = text.replace(/[¥\\,\s円]/gu, '').replace(/^\+/, '');
  if (!/^[-−▲△]?\d{1,12}(?:\.0+)?$/u.test(plain)) return undefined;
  const amount = Number(plain.replace(/^[-−▲△]/u, ''));
  return /^[-−▲△]/u.test(plain) ? -amount : amount;
}

/** The first year of an era, less one. */
const eras: Readonly<Record<string, number>> = { 令和: 2018, r: 2018, 平成: 1988, h: 1988 };

/** 2026/11/20, 2026年11月20日, 20261120, 令和8年11月20日, R8.11.20, or its three parts. */
function readDay(parts: readonly string[]): string | undefined {
  const text = parts.length === 3 ? parts.join('/') : (parts[0] ?? '');
  const solid = /^(\d{4})(\d{2})(\d{2})$/.exec(text);
  const found =
    solid ?? /^(令和|平成|[RrHh])?\s*(元|\d{1,4})[年/.-]\s*(\d{1,2})[月/.-]\s*(\d{1,2})(?:日|\b)/u.exec(text);
  if (found === null) return undefined;
  if (solid !== null) return dayOf(Number(solid[1]), Number(solid[2]), Number(solid[3]));
  const [, era, year = '', month, day] = found;
  const counted = year === '元' ? 1 : Number(year);
  const base = era === undefined ? (counted < 100 ? 2000 : 0) : (eras[era.toLowerCase()] ?? 0);
  return dayOf(base + counted, Number(month), Number(day));
}
