import { formatTime, parseInstant } from '#kernel/period.ts';
import { Chip } from '#web/ui/chip.tsx';
import { PinIcon } from '#web/ui/icons.tsx';
import { EntryTicket } from './entry-ticket.tsx';
import { EntryTime } from './entry-time.tsx';
import type { Entry } from './timetable-model.ts';

export interface EntriesProps {
  times: readonly (readonly Entry[])[];
  onOpen: (entry: Entry) => void;
}

/** A day as a list of its entries by starting time. */
export function TimetableAgenda({ times, onOpen }: EntriesProps) {
  return (
    <ol className="hb-timetable-agenda">
      {times.map((time) => {
        const at = time[0]?.startAt ?? '';
        return (
          <li key={`${at} ${time[0]?.timetableId}`} className="hb-timetable-time">
            <time className="hb-timetable-at" dateTime={at}>
              {formatTime(parseInstant(at) ?? 0)}
            </time>
            <div className="hb-timetable-entries">
              {time.map((entry) => (
                <AgendaEntry key={entry.timetableId} entry={entry} onOpen={() => onOpen(entry)} />
              ))}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

function AgendaEntry({ entry, onOpen }: { entry: Entry; onOpen: () => void }) {
  const { title, description, venue, category } = entry;
  return (
    <article className="hb-timetable-entry">
      <p className="hb-timetable-meta">
        <EntryTime entry={entry} />
        {venue === '' ? null : (
          <span className="hb-timetable-venue">
            <PinIcon />
            {venue}
          </span>
        )}
        {category === '' ? null : <Chip>{category}</Chip>}
      </p>
      <h3 className="hb-timetable-title">
        <button type="button" className="hb-timetable-open" aria-haspopup="dialog" onClick={onOpen}>
          {title}
        </button>
      </h3>
      {description === '' ? null : <p className="hb-timetable-description">{description}</p>}
      <EntryTicket entry={entry} onOpen={onOpen} />
    </article>
  );
}
