import { type CellFault, createRowReader, type RowReader } from './read-row.ts';
import { type ImportDesk, type ImportPlan, priceIn, ticketIn } from './import-plan.ts';

export interface FileRow {
  /** Its line in the file, from 1 on. */
  line: number;
  /** Those of the columns that are used, in the order of the plan. */
  cells: readonly string[];
  /** It has more cells than the file has headings. */
  isTooWide?: boolean;
}

export type RowProblem = CellFault['problem'] | 'tooWide' | 'twice' | 'referenceTwice' | 'soldOut';

export interface RowFault {
  /** Its place in the file, from 0 on. */
  row: number;
  line: number;
  column: number | null;
  problem: RowProblem;
  limit?: number;
}

export interface CheckedRows {
  faults: RowFault[];
  /** Rows without any fault. */
  good: number;
  tickets: number;
  /** Whole yen, as if all of them were paid. */
  amount: number;
}

/** Checks all rows of a file: each by itself, whether it is there twice, and whether enough tickets are left. */
export function checkRows(rows: readonly FileRow[], plan: ImportPlan, desk: ImportDesk): CheckedRows {
  const reader = createRowReader(plan, desk);
  const columnOf = new Map(plan.columns.map(({ meaning }, place) => [meaning, place] as const));
  const people = new Set<string>();
  const references = new Set<string>();
  const wanted = new Map<string, number>();
  const checked: CheckedRows = { faults: [], good: 0, tickets: 0, amount: 0 };
  for (const [place, { line, cells, isTooWide = false }] of rows.entries()) {
    if (isTooWide) {
      checked.faults.push({ row: place, line, column: null, problem: 'tooWide' });
      continue;
    }
    const found = reader.read(cells);
    const faults = [...found.faults, ...togetherFaults(found)];
    for (const fault of faults) checked.faults.push({ row: place, line, ...fault });
    if (faults.length > 0 || found.row === undefined) continue;
    checked.good += 1;
    checked.tickets += found.row.number;
    checked.amount += found.row.number * (priceIn(desk, found.row.ticket) ?? 0);
  }
  return checked;

  /** What is wrong with a row beside those before it. */
  function togetherFaults({
    row,
    about,
  }: ReturnType<RowReader['read']>): Pick<RowFault, 'column' | 'problem' | 'limit'>[] {
    const faults: Pick<RowFault, 'column' | 'problem' | 'limit'>[] = [];
    const { mail, reference, ticket } = about;
    if (mail !== '' && ticket !== undefined) {
      const person = `${ticket.contentId}/${ticket.ticketId}/${mail.toLowerCase()}`;
      if (people.has(person)) faults.push({ column: columnOf.get('mail') ?? null, problem: 'twice' });
      people.add(person);
    }
    if (reference !== '') {
      if (references.has(reference))
        faults.push({ column: columnOf.get('reference') ?? null, problem: 'referenceTwice' });
      references.add(reference);
    }
    if (row === undefined) return faults;
    const left = ticketIn(desk, row.ticket)?.left ?? null;
    const key = `${row.ticket.contentId}/${row.ticket.ticketId}`;
    const sum = (wanted.get(key) ?? 0) + row.number;
    wanted.set(key, sum);
    if (left !== null && sum > left) {
      faults.push({
        column: columnOf.get('number') ?? columnOf.get('ticket') ?? null,
        problem: 'soldOut',
        limit: left,
      });
    }
    return faults;
  }
}
