import type { GridPart } from '#web/day-grid/day-grid.ts';
import { DayGridTable } from '#web/day-grid/day-grid-table.tsx';
import { useTexts } from '#web/site/page-context.ts';
import { EntryTicket } from './entry-ticket.tsx';
import { EntryTime } from './entry-time.tsx';
import type { EntriesProps } from './timetable-agenda.tsx';
import { timetableTexts } from './timetable-texts.ts';

interface GridProps extends EntriesProps {
  /** What the table is called: the day. */
  caption: string;
  venues: readonly { id: number; name: string }[];
  /** Only a part of a long day. */
  part?: GridPart;
}

/** A day on a time axis, venues side by side. */
export function TimetableDayGrid({ times, venues, caption, part, onOpen }: GridProps) {
  const say = useTexts(timetableTexts);
  const entries = times.flat().map((entry) => ({ ...entry, columnId: entry.venueId }));
  return (
    <DayGridTable
      caption={caption}
      columns={venues}
      entries={entries}
      part={part}
      texts={{ time: say.time, noColumn: say.noVenue, free: say.freeUntil }}
    >
      {(entry) => (
        <article key={entry.timetableId} className="hb-day-grid-entry hb-timetable-block">
          <EntryTime entry={entry} />
          <h3 className="hb-day-title">
            <button
              type="button"
              className="hb-timetable-open hb-day-open"
              aria-haspopup="dialog"
              onClick={() => onOpen(entry)}
            >
              {entry.title}
            </button>
          </h3>
          {entry.category === '' ? null : <p className="hb-timetable-kind">{entry.category}</p>}
          <EntryTicket entry={entry} onOpen={() => onOpen(entry)} />
        </article>
      )}
    </DayGridTable>
  );
}
