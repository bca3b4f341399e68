import { useWords } from '#console/console-context.ts';
import { NumberTable } from '#console/ui/number-table.tsx';
import { TimeBars } from '#console/ui/time-bars.tsx';
import type { AnswerOf } from '#kernel/endpoint.ts';
import type { readNumbers } from '../contract.ts';
import { type ChartName, type ColumnName, drawnColumns, drawnMax } from '../rules/chart.ts';
import { numberTexts } from './number-texts.ts';
import { useSayNumber } from './say-number.ts';

type Chart = AnswerOf<typeof readNumbers>;
type Group = Chart['groups'][number];

interface DrawnChartProps {
  name: ChartName;
  chart: Chart;
}

/** A chart: its groups one below the other, each drawn and as a table. */
export function DrawnChart({ name, chart: { unit, columns, groups } }: DrawnChartProps) {
  const words = useWords(numberTexts);
  const say = useSayNumber();
  const drawn = drawnColumns[name];
  return (
    <div className="hc-chart">
      {groups.map(({ title, rows }, place) => {
        const head = title === null ? undefined : say.label(title, null);
        const shown = unit === null ? rows.slice(0, drawnMax) : rows;
        return (
          // oxlint-disable-next-line react/no-array-index-key -- a group is its place: two questions may have one title
          <section key={place} className="hc-chart-group" aria-label={head ?? words.charts[name]}>
            {head === undefined ? null : <h3 className="hc-chart-title">{head}</h3>}
            {unit === null ? (
              <RankBars columns={columns} rows={shown} drawn={drawn} />
            ) : (
              drawn.map((column) => (
                <TimeChart key={column} column={column} columns={columns} unit={unit} rows={rows} />
              ))
            )}
            {shown.length < rows.length ? <p className="hc-muted">{words.more(rows.length - shown.length)}</p> : null}
            <NumberTable
              heads={[words.row, ...columns.map((column) => words.columns[column])]}
              rows={rows.map(({ label, values }) => ({
                name: say.label(label, unit),
                cells: values.map((value) => value.toLocaleString('en')),
              }))}
              summary={words.table}
            />
          </section>
        );
      })}
    </div>
  );
}

function TimeChart({
  column,
  columns,
  unit,
  rows,
}: {
  column: ColumnName;
  columns: readonly ColumnName[];
  unit: NonNullable<Chart['unit']>;
  rows: Group['rows'];
}) {
  const words = useWords(numberTexts);
  const say = useSayNumber();
  const at = columns.indexOf(column);
  const values = rows.map((row) => row.values[at] ?? 0);
  const [first, last] = [rows[0], rows.at(-1)];
  const ends = [first, last].map((row) => (row === undefined ? '' : say.label(row.label, unit)));
  return (
    <div className="hc-days">
      <p className="hc-chart-sums">
        <span>{words.columns[column]}</span>
        <span>
          {words.sum}{' '}
          {say.value(
            column,
            values.reduce((all, value) => all + value, 0),
          )}
        </span>
        <span>
          {words.most} {say.value(column, Math.max(0, ...values))}
        </span>
      </p>
      <TimeBars values={values} ends={[ends[0] ?? '', ends[1] ?? '']} />
    </div>
  );
}

interface RankBarsProps {
  columns: readonly ColumnName[];
  rows: Group['rows'];
  drawn: readonly ColumnName[];
}

/** A bar for each row and drawn column, with its number. The table says the same. */
function RankBars({ columns, rows, drawn }: RankBarsProps) {
  const words = useWords(numberTexts);
  const say = useSayNumber();
  const places = drawn.map((column) => columns.indexOf(column));
  const most = places.map((at) => Math.max(1, ...rows.map(({ values }) => values[at] ?? 0)));
  return (
    <ul className="hc-ranks">
      {rows.map(({ label, values }, row) => (
        // oxlint-disable-next-line react/no-array-index-key -- two rows may have one label
        <li key={row}>
          <span className="hc-rank-name">{say.label(label, null)}</span>
          {drawn.map((column, nth) => {
            const value = values[places[nth]!] ?? 0;
            return (
              <span key={column} className="hc-rank">
                <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" data-nth={nth}>
                  <rect width={(value / most[nth]!) * 100} height={10} />
                </svg>
                <span className="hc-rank-value">
                  <span className="hc-muted">{words.columns[column]} </span>
                  {say.value(column, value)}
                </span>
              </span>
            );
          })}
        </li>
      ))}
    </ul>
  );
}
