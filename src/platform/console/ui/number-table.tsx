import './day-bars.css';

interface NumberTableProps {
  /** Of the rows, then of the cells. */
  heads: readonly string[];
  rows: readonly { name: string; cells: readonly string[] }[];
  /** Opens the table. */
  summary: string;
}

/** The numbers of a chart, behind a press. */
export function NumberTable({ heads, rows, summary }: NumberTableProps) {
  return (
    <details className="hc-number-table">
      <summary>{summary}</summary>
      <div className="hc-days-table">
        <table>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, cells }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {cells.map((cell, at) => (
                  <td key={heads[at + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
