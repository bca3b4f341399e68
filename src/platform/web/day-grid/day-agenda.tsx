import { Fragment, type ReactNode } from 'react';
import type { Instant } from '#kernel/clock.ts';
import { formatInstant, formatTime } from '#kernel/period.ts';
import './day-agenda.css';

export interface DayAgendaProps<Entry> {
  /** What begins together stands together. */
  slots: readonly { key: string; at: Instant; entries: readonly Entry[] }[];
  keyOf: (entry: Entry) => number;
  /** A desktop shows what begins together side by side: no table takes the place of the list. */
  isWide?: boolean | undefined;
  /** An entry as an `article` of class `hb-day-entry`. */
  children: (entry: Entry) => ReactNode;
}

/** A day as a list by the times at which something begins; a table beside it takes its place on a desktop. */
export function DayAgenda<Entry>({ slots, keyOf, isWide, children }: DayAgendaProps<Entry>) {
  return (
    <ol className="hb-day-agenda" data-wide={isWide || undefined}>
      {slots.map(({ key, at, entries }) => (
        <li key={key} className="hb-day-slot">
          <time className="hb-day-at" dateTime={formatInstant(at)}>
            {formatTime(at)}
          </time>
          <div className="hb-day-entries">
            {entries.map((entry) => (
              <Fragment key={keyOf(entry)}>{children(entry)}</Fragment>
            ))}
          </div>
        </li>
      ))}
    </ol>
  );
}
