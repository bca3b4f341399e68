import { useWords } from '#console/console-context.ts';
import { WarningIcon } from '#console/ui/icon.tsx';
import { formatTime } from '#kernel/period.ts';
import type { GridSession } from '../../rules/grid-session.ts';
import type { GridColumn } from './grid-board.tsx';
import { gridTexts } from './grid-texts.ts';
import type { GridSaid } from './use-grid-said.ts';

interface GridTableProps {
  caption: string;
  columns: readonly GridColumn[];
  said: GridSaid;
  clashes: ReadonlyMap<number, string>;
  onOpen: (session: GridSession) => void;
}

/** The same day as a table: a row for each beginning, a column for each place. */
export function GridTable({ caption, columns, said, clashes, onOpen }: GridTableProps) {
  const words = useWords(gridTexts);
  const begins = [...new Set(columns.flatMap(({ sessions }) => sessions.map(({ span }) => span.from)))].toSorted(
    (one, other) => one - other,
  );
  if (begins.length === 0) return <p className="hc-muted">{words.empty}</p>;
  return (
    // It scrolls where there are many places.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="hc-grid-table" aria-label={caption} tabIndex={0}>
      <table>
        <caption className="hc-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.time}</th>
            {columns.map(({ placeId, name }) => (
              <th key={placeId ?? 0} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {begins.map((at) => (
            <tr key={at}>
              <th scope="row">{formatTime(at)}</th>
              {columns.map(({ placeId, name, sessions }) => (
                <td key={placeId ?? 0} data-column={name}>
                  {sessions
                    .filter(({ span }) => span.from === at)
                    .map((session) => (
                      <button key={session.id} type="button" className="hc-grid-line" onClick={() => onOpen(session)}>
                        {`${said.title(session)} · ${said.times(session.span)}`}
                        {clashes.has(session.id) ? (
                          <span className="hc-grid-clash">
                            <WarningIcon /> {words.clash(clashes.get(session.id) ?? '')}
                          </span>
                        ) : null}
                      </button>
                    ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
