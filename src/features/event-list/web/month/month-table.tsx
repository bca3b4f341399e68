import { navigationTexts } from '#features/navigation/web.ts';
import { saidDay } from '#kernel/said-date.ts';
import type { EventBar } from '#features/site/web.ts';
import type { MonthBar, MonthDay, MonthWeek } from '#features/site/rules/month-grid.ts';
import { formatTime, parseInstant } from '#kernel/period.ts';
import { WishLink } from '#web/list/wish-link.tsx';
import { useLanguage, usePageContext, useTexts } from '#web/site/page-context.ts';
import { eventPhase } from '../../rules/event-phase.ts';
import { useEventHref } from '#features/site/web.ts';
import { monthTexts } from './month-texts.ts';

interface MonthTableProps {
  weeks: readonly MonthWeek<EventBar>[];
  weekStart: 0 | 1;
  labelledBy: string;
  /** yyyy-MM-dd, as the day whose events are shown below. */
  today: string;
  shown: string | null;
  hrefOf: (day: string) => string;
  onChoose: (day: string) => void;
}

/** The days of a month. A phone shows which have something, a desktop what it is. */
export function MonthTable({ weeks, weekStart, labelledBy, ...days }: MonthTableProps) {
  const { weekdays } = useTexts(navigationTexts);
  const places = [0, 1, 2, 3, 4, 5, 6];
  return (
    <table className="hb-month-table" aria-labelledby={labelledBy}>
      <thead>
        <tr>
          {places.map((place) => (
            <th key={place} scope="col">
              {weekdays[(place + weekStart) % 7]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week, number) => (
          <tr key={number}>
            {week.map((day, place) =>
              day === undefined ? <NoDay key={place} /> : <DayCell key={place} day={day} {...days} />,
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A day of another month. */
function NoDay() {
  // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- nothing is shown in it
  return <td className="hb-month-none" />;
}

interface DayCellProps extends Pick<MonthTableProps, 'today' | 'shown' | 'hrefOf' | 'onChoose'> {
  day: MonthDay<EventBar>;
}

function DayCell({ day, today, shown, hrefOf, onChoose }: DayCellProps) {
  const say = useTexts(monthTexts);
  const language = useLanguage();
  const { count, bars, goingOn, hidden } = day;
  const words = say.dayWith(saidDay(day.day, language), count);
  const choose = (className: string, text: string | number, label: string) => (
    <WishLink
      className={className}
      href={hrefOf(day.day)}
      onFollow={() => onChoose(day.day)}
      current={day.day === shown}
      label={label}
    >
      {text}
    </WishLink>
  );
  return (
    <td
      className="hb-month-day"
      aria-current={day.day === today ? 'date' : undefined}
      data-busy={Math.min(count, 3) || undefined}
    >
      {count === 0 ? (
        <time className="hb-month-number" dateTime={day.day}>
          {day.number}
        </time>
      ) : (
        choose('hb-month-number', day.number, words)
      )}
      {count === 0 ? null : (
        <ul className="hb-month-bars">
          {bars.map((bar) => (
            <Bar key={bar.event.eventId} bar={bar} />
          ))}
          {goingOn.map(({ eventId, name }) => (
            <li key={eventId} className="hb-visually-hidden">
              {say.goesOn(name)}
            </li>
          ))}
          {hidden === 0 ? null : (
            <li className="hb-month-more">{choose('hb-month-more-link', say.more(hidden), words)}</li>
          )}
        </ul>
      )}
    </td>
  );
}

function Bar({ bar: { event, lane, length, begins, ends } }: { bar: MonthBar<EventBar> }) {
  const { now } = usePageContext();
  const hrefOf = useEventHref();
  const { name, startDate } = event;
  const start = parseInstant(startDate ?? '');
  const hasTime = begins && length === 1 && ends && start !== undefined && (startDate ?? '').length > 10;
  return (
    <li className="hb-month-bar-line" data-lane={lane}>
      <a
        className="hb-month-event"
        href={hrefOf(event)}
        data-days={length}
        data-begins={begins || undefined}
        data-ends={ends || undefined}
        data-over={eventPhase(event, now) === 'ended' || undefined}
      >
        <span className="hb-month-event-name">{hasTime ? `${formatTime(start)} ${name}` : name}</span>
      </a>
    </li>
  );
}
