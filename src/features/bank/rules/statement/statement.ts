/** Money that came into the account, as a file of the bank has it. */
export interface StatementLine {
  /** 2026-11-20. */
  date: string;
  /** Whole yen, more than none. */
  amount: number;
  /** What the bank wrote of the payer. */
  payer: string;
}

/** What is wrong with a row or a record, by its place in the file, from 1 on. */
export interface LineFault {
  line: number;
  problem: 'date' | 'amount' | 'record';
}

export interface ReadLines {
  lines: StatementLine[];
  faults: LineFault[];
  /** What went out, was cancelled by the bank, or was no payment: nobody paid an order by it. */
  skipped: number;
  /** There are more incoming payments than are read. */
  isCut: boolean;
}

/** A day that the calendar has; undefined for any other. */
export function dayOf(year: number, month: number, day: number): string | undefined {
  const pad = (part: number): string => String(part).padStart(2, '0');
  const date = new Date(Date.UTC(year, month - 1, day));
  const isDay = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isDay && year >= 1990 && year <= 2200 ? `${year}-${pad(month)}-${pad(day)}` : undefined;
}
