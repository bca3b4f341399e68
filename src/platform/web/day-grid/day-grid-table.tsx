import { type CSSProperties, Fragment, type ReactNode, useSyncExternalStore } from 'react';
import { formatTime } from '#kernel/period.ts';
import { useAtServerTime } from '../site/use-server-now.ts';
import { dayGrid, type GridPart, type Placed } from './day-grid.ts';
import './day-grid.css';

interface DayGridTexts {
  /** The head of the column with the times. */
  time: string;
  /** The column of what has none. */
  noColumn: string;
  /** A stretch in which nothing happens. */
  free: (from: string, until: string) => string;
}

export interface DayGridProps<Entry> {
  /** What the table is called: the day. */
  caption: string;
  columns: readonly { id: number; name: string }[];
  entries: readonly Entry[];
  texts: DayGridTexts;
  /** Only a part of a long day. */
  part?: GridPart | undefined;
  /** An entry as an `article` of class `hb-day-grid-entry`, with a key. */
  children: (entry: Entry) => ReactNode;
}

const halfHourMinutes = 30;
const minuteMs = 60_000;
const isHalfHour = (at: number): boolean => at % (halfHourMinutes * minuteMs) === 0;

/** A day on a time axis, places side by side; shown on a desktop beside a list that is shown on a phone. */
export function DayGridTable<Entry extends Placed>({
  caption,
  columns,
  entries,
  texts,
  part,
  children,
}: DayGridProps<Entry>) {
  const grid = dayGrid(
    entries,
    columns.map(({ id }) => id),
    part,
  );
  const headOf = (column: number | null): string => columns.find(({ id }) => id === column)?.name ?? texts.noColumn;
  return (
    <table className="hb-day-grid" data-step={grid.stepMinutes < halfHourMinutes ? 'fine' : 'half'}>
      <caption className="hb-visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col" className="hb-day-grid-axis">
            <span className="hb-visually-hidden">{texts.time}</span>
          </th>
          {grid.columns.map((column) => (
            <th key={column ?? 'none'} scope="col">
              {headOf(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {grid.rows.map((row) => (
          <tr
            key={row.at}
            className={'until' in row ? 'hb-day-grid-fold' : undefined}
            data-between={isHalfHour(row.at) ? undefined : true}
            data-half={row.at % (2 * halfHourMinutes * minuteMs) === 0 || 'until' in row ? undefined : true}
          >
            <th scope="row" className="hb-day-grid-axis">
              <AxisTime at={row.at} />
              <NowLine from={row.at} until={'until' in row ? row.until : row.at + grid.stepMinutes * minuteMs} />
            </th>
            {'until' in row ? (
              <td colSpan={grid.columns.length}>{texts.free(formatTime(row.at), formatTime(row.until))}</td>
            ) : (
              row.cells.map((cell, index) => {
                const key = grid.columns[index] ?? 'none';
                if (cell === null) return null;
                // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- nothing happens here then
                if (cell === 'free') return <td key={key} />;
                return (
                  <td key={key} rowSpan={cell.rows} className="hb-day-grid-cell">
                    <div className="hb-day-grid-entries">
                      {cell.entries.map((entry, place) => (
                        <Fragment key={place}>{children(entry)}</Fragment>
                      ))}
                    </div>
                  </td>
                );
              })
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Hours and half hours are shown; what is between them is only read out. */
function AxisTime({ at }: { at: number }) {
  return isHalfHour(at) ? <time>{formatTime(at)}</time> : <span className="hb-visually-hidden">{formatTime(at)}</span>;
}

interface LineProps {
  from: number;
  until: number;
}

const never = (): (() => void) => () => undefined;

/** The present on the axis, drawn over the row in which it is; the list says it in words. */
function NowLine({ from, until }: LineProps) {
  const place = useAtServerTime((now) =>
    from <= now && now < until ? Math.round(((now - from) / (until - from)) * 100) : undefined,
  );
  // Its place is a style, which the HTML of a server may not have.
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (place === undefined || !isInBrowser) return null;
  return (
    <span
      className="hb-day-grid-now"
      aria-hidden="true"
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- React's type has no custom properties.
      style={{ '--hb-day-grid-now': `${place}%` } as CSSProperties}
    />
  );
}
