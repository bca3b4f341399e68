import { formatTime } from '#kernel/period.ts';
import { useTexts } from '#web/site/page-context.ts';
import { timetableGrid } from '../rules/timetable-grid.ts';
import { EntryTicket } from './entry-ticket.tsx';
import { EntryTime } from './entry-time.tsx';
import type { EntriesProps } from './timetable-agenda.tsx';
import { timetableTexts } from './timetable-texts.ts';

interface GridProps extends EntriesProps {
  /** What the table is called: the day. */
  caption: string;
  venues: readonly { id: number; name: string }[];
}

const rowsAnHourMax = 2;
const halfHourMs = 30 * 60_000;

/** A day on a time axis, venues side by side. */
export function TimetableGridView({ times, venues, caption, onOpen }: GridProps) {
  const say = useTexts(timetableTexts);
  const venueIds = venues.map(({ id }) => id);
  const { columns, rows } = timetableGrid(times.flat(), venueIds);
  const [first, second] = rows;
  const isFine = first !== undefined && second !== undefined && (second.at - first.at) * rowsAnHourMax < 2 * halfHourMs;
  return (
    <table className="hb-timetable-grid" data-step={isFine ? 'fine' : 'half'}>
      <caption className="hb-visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col" className="hb-timetable-axis">
            <span className="hb-visually-hidden">{say.time}</span>
          </th>
          {columns.map((column) => (
            <th key={column ?? 'none'} scope="col">
              {venues.find(({ id }) => id === column)?.name ?? say.noVenue}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ at, cells }) => (
          <tr key={at}>
            <th scope="row" className="hb-timetable-axis">
              {at % halfHourMs === 0 ? formatTime(at) : <span className="hb-visually-hidden">{formatTime(at)}</span>}
            </th>
            {cells.map((cell, index) =>
              cell === null ? null : cell === 'free' ? (
                // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- nothing happens here then
                <td key={columns[index] ?? 'none'} />
              ) : (
                <td key={columns[index] ?? 'none'} rowSpan={cell.rows} className="hb-timetable-cell">
                  <div className="hb-timetable-blocks">
                    {cell.entries.map((entry) => (
                      <article key={entry.timetableId} className="hb-timetable-block">
                        <EntryTime entry={entry} />
                        <h3 className="hb-timetable-title">
                          <button
                            type="button"
                            className="hb-timetable-open"
                            aria-haspopup="dialog"
                            onClick={() => onOpen(entry)}
                          >
                            {entry.title}
                          </button>
                        </h3>
                        {entry.category === '' ? null : <p className="hb-timetable-kind">{entry.category}</p>}
                        <EntryTicket entry={entry} onOpen={() => onOpen(entry)} />
                      </article>
                    ))}
                  </div>
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
