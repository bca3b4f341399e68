export interface CsvRow {
  /** The line on which it begins, from 1 on. */
  line: number;
  cells: string[];
}

/** The rows of a CSV text that have something in a cell. A quoted cell may have separators and line breaks in it. */
export function csvRows(text: string, separators: readonly string[], most = Infinity): CsvRow[] {
  const plain = text.replace(/^\u{feff}/u, '');
  const rows: CsvRow[] = [];
  let [cells, cell, line, begun, isQuoted]: [string[], string, number, number, boolean] = [[], '', 1, 1, false];
  const endRow = (): void => {
    cells.push(cell);
    if (cells.some((one) => one.trim() !== '')) rows.push({ line: begun, cells });
    [cells, cell] = [[], ''];
  };
  for (let at = 0; at < plain.length && rows.length < most; at += 1) {
    const sign = plain[at]!;
    if (sign === '\n') line += 1;
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (plain[at + 1] === '"') [cell, at] = [`${cell}"`, at + 1];
      else isQuoted = false;
    } else if (sign === '"' && cell.trim() === '') [isQuoted, cell] = [true, ''];
    else if (separators.includes(sign)) {
      cells.push(cell);
      cell = '';
    } else if (sign === '\n') {
      endRow();
      begun = line;
    } else if (sign !== '\r') cell += sign;
  }
  if (rows.length < most) endRow();
  return rows;
}
