import type { Ref } from 'react';
import { useConsole, useWords } from '#console/console-context.ts';
import type { Instant } from '#kernel/clock.ts';
import type { LanguageCode } from '#kernel/language.ts';
import { formatNormal, formatTime, startOfTokyoDay, tokyoDate } from '#kernel/period.ts';
import { englishMonths, shownDay } from '#kernel/shown-date.ts';
import type { EventDays } from '../../../rules/ticket-times.ts';
import { positionOf, type Tick, ticksOf, type TimeAxis } from '../../../rules/time-axis.ts';
import { timesTexts } from './times-texts.ts';

interface TimeScaleProps {
  ref: Ref<HTMLDivElement>;
  axis: TimeAxis;
  event: EventDays;
  now: Instant;
  /** Lines that there is room for. */
  most: number;
}

/** The days above the bars, and the event's own. */
export function TimeScale({ ref, axis, event, now, most }: TimeScaleProps) {
  const { language } = useConsole();
  const words = useWords(timesTexts);
  const isNow = now > axis.from && now < axis.to;
  return (
    <div className="hc-times-scale" aria-hidden="true">
      <span />
      <div ref={ref} className="hc-times-ticks">
        {ticksOf(axis, most)
          .filter(({ at }) => positionOf(at, axis) < 94)
          .map((tick) => (
            <span key={tick.at} className="hc-times-tick" style={{ insetInlineStart: `${positionOf(tick.at, axis)}%` }}>
              {said(tick, language)}
            </span>
          ))}
        {event.from === undefined ? null : (
          <span className="hc-times-event-name" style={{ insetInlineStart: `${positionOf(event.from, axis)}%` }}>
            {words.event}
          </span>
        )}
        {isNow ? (
          <span className="hc-times-now-name" style={{ insetInlineStart: `${positionOf(now, axis)}%` }}>
            {words.now}
          </span>
        ) : null}
      </div>
    </div>
  );
}

function said({ at, unit }: Tick, language: LanguageCode): string {
  if (unit === 'day' || (unit === 'hour' && at === startOfTokyoDay(at))) return shownDay(at, language);
  if (unit === 'hour') return formatTime(at);
  const { year, month } = tokyoDate(at);
  return language === 'eng' ? `${englishMonths[month - 1]} ${year}` : formatNormal(at).slice(0, 7);
}
