import { memo } from 'react';
import { parseInstant } from '#kernel/period.ts';
import { DayAgenda } from '#web/day-grid/day-agenda.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { PinIcon } from '#web/ui/icons.tsx';
import { useTexts } from '#web/site/page-context.ts';
import { EntryTicket } from './entry-ticket.tsx';
import { EntryTime } from './entry-time.tsx';
import type { Entry } from './timetable-model.ts';
import { timetableTexts } from './timetable-texts.ts';

export interface EntriesProps {
  times: readonly (readonly Entry[])[];
  /** Has to be the same function as long as it does the same. */
  onOpen: (entry: Entry) => void;
}

interface AgendaProps extends EntriesProps {
  /** Side by side on a desktop: no table stands beside it. */
  isWide?: boolean;
  /** Of a day that goes on elsewhere. */
  isPart?: boolean;
}

/** A day as a list of its entries by starting time. */
export function TimetableAgenda({ times, onOpen, isWide, isPart }: AgendaProps) {
  const say = useTexts(timetableTexts);
  const slots = times.map((entries) => {
    const startAt = entries[0]?.startAt ?? '';
    return { key: `${startAt} ${entries[0]?.timetableId}`, at: parseInstant(startAt) ?? 0, entries };
  });
  return (
    <DayAgenda isWide={isWide} isPart={isPart} nowAt={say.nowAt} slots={slots} keyOf={({ timetableId }) => timetableId}>
      {(entry) => <AgendaEntry entry={entry} onOpen={onOpen} />}
    </DayAgenda>
  );
}

const AgendaEntry = memo(function AgendaEntry({ entry, onOpen }: { entry: Entry; onOpen: (entry: Entry) => void }) {
  const open = (): void => onOpen(entry);
  const { title, description, venue, category } = entry;
  return (
    <article className="hb-day-entry hb-timetable-entry">
      <h4 className="hb-day-title">
        <button type="button" className="hb-timetable-open hb-day-open" aria-haspopup="dialog" onClick={open}>
          {title}
        </button>
      </h4>
      <p className="hb-day-meta">
        <EntryTime entry={entry} />
        {venue === '' ? null : (
          <span className="hb-day-place">
            <PinIcon />
            {venue}
          </span>
        )}
        {category === '' ? null : <Chip>{category}</Chip>}
      </p>
      {description === '' ? null : <p className="hb-timetable-description">{description}</p>}
      <EntryTicket entry={entry} onOpen={open} />
    </article>
  );
});
