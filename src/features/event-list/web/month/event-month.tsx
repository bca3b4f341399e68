import { useEffect, useId, useRef } from 'react';
import { saidDay } from '#kernel/said-date.ts';
import { monthEventsMax, monthOf, shiftMonth } from '#features/site/rules/event-months.ts';
import { tokyoDay } from '#kernel/period.ts';
import { StayLink } from '#web/list/stay-link.tsx';
import { type PageContext, useLanguage, usePageContext, useTexts } from '#web/site/page-context.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '#web/ui/icons.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { dayToShow, monthGrid, weekStartOf } from '../../rules/month-grid.ts';
import { inList, inMonth, isEmptyWish, type SearchWish } from '../../rules/search-wish.ts';
import { EventEntryCard } from '../entry/event-entry-card.tsx';
import type { FoundEvents, FoundMonth } from '../entry/read-events.ts';
import { MonthTable } from './month-table.tsx';
import { monthTexts, monthWords } from './month-texts.ts';
import './event-month.css';
import './month-table.css';

interface EventMonthProps {
  wish: SearchWish;
  found: FoundEvents;
  month: FoundMonth;
  hrefOf: (context: PageContext, wish: SearchWish) => string;
  onSearch: (wish: SearchWish) => void;
}

/** A month of found events: a table with what takes place on its days, and below it the events of one day. */
export function EventMonth({ wish, found, month: { month, previous, next }, hrefOf, onSearch }: EventMonthProps) {
  const context = usePageContext();
  const say = useTexts(monthTexts);
  const language = useLanguage();
  const id = useId();
  const today = tokyoDay(context.now);
  const weekStart = weekStartOf(context.language);
  const weeks = monthGrid(found.events, month, weekStart);
  const days = weeks.flat().filter((day) => day !== undefined);
  const hasChosen = days.some(({ day, events }) => day === wish.day && events.length > 0);
  const shown = hasChosen ? wish.day : dayToShow(weeks, today);
  const chosen = days.find(({ day }) => day === shown);
  const heading = useChosenInSight(wish.day);
  const hrefOfMonth = (one: string): string => hrefOf(context, inMonth(wish, one));
  const steps = [
    { key: 'previous', to: shiftMonth(month, -1), label: say.previous, icon: <ChevronLeftIcon />, near: previous },
    { key: 'next', to: shiftMonth(month, 1), label: say.next, icon: <ChevronRightIcon />, near: next },
  ];
  const step = ({ key, to, label, icon, near }: (typeof steps)[number]) => (
    <StayLink
      key={key}
      className="hb-month-step"
      href={hrefOfMonth(to)}
      aria-label={label}
      // Where nothing lies on this side, a machine need not turn on and on.
      rel={near === null ? 'nofollow' : undefined}
    >
      {icon}
    </StayLink>
  );
  return (
    <div className="hb-month">
      <div className="hb-month-bar">
        <h2 className="hb-month-title" id={id}>
          {monthWords(month, say)}
        </h2>
        <nav className="hb-month-steps" aria-label={say.months}>
          {steps.slice(0, 1).map(step)}
          <StayLink
            className="hb-month-today"
            href={hrefOfMonth('')}
            aria-current={month === monthOf(today) ? 'true' : undefined}
          >
            {say.thisMonth}
          </StayLink>
          {steps.slice(1).map(step)}
        </nav>
      </div>
      {found.total === 0 ? (
        <EmptyMonth wish={wish} month={month} near={{ previous, next }} hrefOfMonth={hrefOfMonth} />
      ) : null}
      {found.total > monthEventsMax ? (
        <Notice>
          {say.cut(found.events.length, found.total)}{' '}
          <a href={hrefOf(context, { ...inList(wish), start: `${month}-01`, end: days.at(-1)?.day ?? '' })}>
            {say.allAsList}
          </a>
        </Notice>
      ) : null}
      <MonthTable
        weeks={weeks}
        weekStart={weekStart}
        labelledBy={id}
        today={today}
        shown={shown}
        hrefOf={(day) => hrefOf(context, { ...wish, month, day })}
        onChoose={(day) => onSearch({ ...wish, month, day })}
      />
      {chosen ? (
        <section className="hb-month-chosen" data-chosen={hasChosen || undefined} aria-labelledby={`${id}-day`}>
          <h2 className="hb-month-chosen-title" id={`${id}-day`} aria-live="polite" ref={heading}>
            {saidDay(chosen.day, language)}
          </h2>
          <div className="hb-month-chosen-events">
            {chosen.events.map((event) => (
              <EventEntryCard key={event.eventId} event={event} heading="h3" compact />
            ))}
          </div>
        </section>
      ) : null}
    </div>
  );
}

/** The events of a day stand below all weeks: pressing it brings them into sight. */
function useChosenInSight(day: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(day);
  useEffect(() => {
    if (day !== '' && day !== shown.current) heading.current?.scrollIntoView({ block: 'nearest' });
    shown.current = day;
  }, [day]);
  return heading;
}

interface EmptyMonthProps {
  wish: SearchWish;
  month: string;
  near: Pick<FoundMonth, 'previous' | 'next'>;
  hrefOfMonth: (month: string) => string;
}

/** Nothing in this month: the way to the next one with something, or back to the last. */
function EmptyMonth({ wish, month, near: { previous, next }, hrefOfMonth }: EmptyMonthProps) {
  const say = useTexts(monthTexts);
  const words = monthWords(month, say);
  const link = (to: string, text: (month: string) => string) => (
    <StayLink className="hb-month-near" href={hrefOfMonth(to)}>
      {text(monthWords(to, say))}
    </StayLink>
  );
  return (
    <div className="hb-month-empty">
      <p>{isEmptyWish(wish) ? say.none(words) : say.noneFound(words)}</p>
      {next === null ? null : link(next, say.toNext)}
      {next === null && previous !== null ? link(previous, say.toPrevious) : null}
    </div>
  );
}
