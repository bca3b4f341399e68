import './day-bars.css';

interface DayBarsProps {
  days: readonly { day: string; value: number; cells: readonly string[] }[];
  /** The heads of the table: of the day, then of the cells. */
  heads: readonly string[];
  /** Opens the table. */
  summary: string;
}

const height = 64;
const step = 20;
const gap = 4;

/** A bar for each day. It is a picture; the same numbers stand in a table below it. */
export function DayBars({ days, heads, summary }: DayBarsProps) {
  const most = Math.max(1, ...days.map(({ value }) => value));
  return (
    <div className="hc-days">
      <svg viewBox={`0 0 ${days.length * step - gap} ${height}`} preserveAspectRatio="none" aria-hidden="true">
        {days.map(({ day, value }, at) => {
          const tall = value === 0 ? 1 : Math.max(2, (value / most) * height);
          return <rect key={day} x={at * step} y={height - tall} width={step - gap} height={tall} rx={1} />;
        })}
      </svg>
      <p className="hc-days-ends" aria-hidden="true">
        <span>{days[0]?.day}</span>
        <span>{days.at(-1)?.day}</span>
      </p>
      <details>
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
              {days.toReversed().map(({ day, cells }) => (
                <tr key={day}>
                  <th scope="row">{day}</th>
                  {cells.map((cell, at) => (
                    <td key={heads[at + 1]}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </div>
  );
}
