import { Fragment, type ReactNode } from 'react';
import type { Instant } from '#kernel/clock.ts';
import { formatInstant, formatTime, tokyoDay } from '#kernel/period.ts';
import { useAtServerTime } from '../site/use-server-now.ts';
import './day-agenda.css';

export interface DayAgendaProps<Entry> {
  /** What begins together stands together. */
  slots: readonly { key: string; at: Instant; entries: readonly Entry[] }[];
  keyOf: (entry: Entry) => number;
  /** A desktop shows what begins together side by side: no table takes the place of the list. */
  isWide?: boolean | undefined;
  /** Of a day that goes on elsewhere: its first and last instants are not those of the day. */
  isPart?: boolean | undefined;
  /** The word for the present time, on the line between what has begun and what comes. */
  nowAt: (time: string) => string;
  /** An entry as an `article` of class `hb-day-entry`, with a heading of the fourth level. */
  children: (entry: Entry) => ReactNode;
}

/** A day as a list by the times at which something begins; a table beside it takes its place on a desktop. */
export function DayAgenda<Entry>({ slots, keyOf, isWide, isPart = false, nowAt, children }: DayAgendaProps<Entry>) {
  const place = useAtServerTime((now) => placeOfNow(slots, now, isPart));
  return (
    <ol className="hb-day-agenda" data-wide={isWide || undefined}>
      {slots.map(({ key, at, entries }, index) => (
        <Fragment key={key}>
          {place === index ? <NowLine nowAt={nowAt} /> : null}
          <li className="hb-day-slot">
            <h3 className="hb-day-at">
              <time dateTime={formatInstant(at)}>{formatTime(at)}</time>
            </h3>
            <ul className="hb-day-entries">
              {entries.map((entry) => (
                <li key={keyOf(entry)}>{children(entry)}</li>
              ))}
            </ul>
          </li>
        </Fragment>
      ))}
      {place === slots.length && slots.length > 0 ? <NowLine nowAt={nowAt} /> : null}
    </ol>
  );
}

/** Before which slot the present stands, on the day of the slots; of a part only between two of its own. */
function placeOfNow(slots: readonly { at: Instant }[], now: Instant, isPart: boolean): number | undefined {
  const [first] = slots;
  if (first === undefined || tokyoDay(first.at) !== tokyoDay(now)) return undefined;
  const coming = slots.findIndex(({ at }) => at > now);
  const place = coming === -1 ? slots.length : coming;
  return isPart && (place === 0 || place === slots.length) ? undefined : place;
}

const minuteMs = 60_000;

function NowLine({ nowAt }: { nowAt: (time: string) => string }) {
  const minute = useAtServerTime((now) => Math.floor(now / minuteMs));
  return (
    <li className="hb-day-now">
      <span>{nowAt(formatTime(minute * minuteMs))}</span>
    </li>
  );
}
