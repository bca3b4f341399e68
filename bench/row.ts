/** A line of the table that `npm run bench` prints. */
export interface Row {
  name: string;
  figure: string;
  detail?: string;
  target?: string | undefined;
  isMet: boolean;
}

export function formatRows(rows: readonly Row[]): string {
  const width = (column: (row: Row) => string): number => Math.max(...rows.map((row) => column(row).length));
  const [names, figures] = [width(({ name }) => name), width(({ figure }) => figure)];
  return rows
    .map(({ name, figure, detail = '', target, isMet }) => {
      const aim = target === undefined ? '' : `   ${isMet ? 'ok' : 'MISSED'}: ${target}`;
      return `  ${name.padEnd(names)}  ${figure.padEnd(figures)}${aim}${detail === '' ? '' : `   (${detail})`}`;
    })
    .join('\n');
}
