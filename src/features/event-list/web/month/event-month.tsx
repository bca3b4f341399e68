import { type ReactNode, useEffect, useId, useRef } from 'react';
import { saidDay } from '#kernel/said-date.ts';
import { type Days, eventDays, monthOf, shiftMonth } from '#features/site/rules/event-months.ts';
import { monthGrid, weekStartOf } from '#features/site/rules/month-grid.ts';
import { tokyoDay } from '#kernel/period.ts';
import { StayLink } from '#web/list/stay-link.tsx';
import { type PageContext, useLanguage, usePageContext, useTexts } from '#web/site/page-context.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '#web/ui/icons.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { inMonth, isEmptyWish, type SearchWish } from '../../rules/search-wish.ts';
import { EventEntryCard } from '../entry/event-entry-card.tsx';
import { eventListTexts } from '../entry/event-list-texts.ts';
import type { FoundEvents, FoundMonth } from '../entry/read-events.ts';
import { TakenBack } from '../entry/taken-back.tsx';
import { MonthTable } from './month-table.tsx';
import { monthTexts, monthWords } from './month-texts.ts';
import './event-month.css';
import './month-table.css';

interface EventMonthProps {
  wish: SearchWish;
  found: FoundEvents;
  month: FoundMonth;
  hrefOf: (context: PageContext, wish: SearchWish, page?: number) => string;
  onSearch: (wish: SearchWish) => void;
}

/** A month of found events: a table with what takes place on its days, and below it the events of one day. */
export function EventMonth({ wish, found, month: shown, hrefOf, onSearch }: EventMonthProps) {
  const { month, previous, next } = shown;
  const context = usePageContext();
  const say = useTexts(monthTexts);
  const id = useId();
  const today = tokyoDay(context.now);
  const weekStart = weekStartOf(context.language);
  const weeks = monthGrid(shown.bars, shown.days, month, weekStart);
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
            href={hrefOfMonth(monthOf(today))}
            aria-current={month === monthOf(today) ? 'true' : undefined}
          >
            {say.thisMonth}
          </StayLink>
          {steps.slice(1).map(step)}
        </nav>
      </div>
      {found.total === 0 ? (
        <EmptyMonth wish={wish} month={month} near={{ previous, next }} hrefOfMonth={hrefOfMonth}>
          {isEmptyWish(wish) ? null : <TakenBack wish={wish} filters={found.filters} {...{ hrefOf, onSearch }} />}
        </EmptyMonth>
      ) : null}
      <MonthTable
        weeks={weeks}
        weekStart={weekStart}
        labelledBy={id}
        today={today}
        shown={shown.day}
        hrefOf={(day) => `${hrefOf(context, { ...wish, month, day })}${chosenHash}`}
        onChoose={(day) => onSearch({ ...wish, month, day })}
      />
      {shown.day === null ? null : (
        <ChosenDay
          found={found}
          day={shown.day}
          hrefOfPage={(page) => `${hrefOf(context, { ...found.wish, month, day: shown.day ?? '' }, page)}${chosenHash}`}
        />
      )}
    </div>
  );
}

/** Where the page of a day leads to: it stands below all weeks. */
const chosenHash = '#hb-chosen-day';

interface ChosenDayProps {
  found: FoundEvents;
  day: string;
  hrefOfPage: (page: number) => string;
}

function ChosenDay({ found: { wish, events, page, pages }, day, hrefOfPage }: ChosenDayProps) {
  const say = useTexts(eventListTexts);
  const language = useLanguage();
  const id = useId();
  const heading = useChosenInSight(wish.day);
  const ofDay = events.filter(({ overview }) => takesDay(eventDays(overview), day));
  return (
    <section
      id={chosenHash.slice(1)}
      className="hb-month-chosen"
      data-chosen={wish.day === day || undefined}
      aria-labelledby={id}
    >
      <h2 className="hb-month-chosen-title" id={id} aria-live="polite" ref={heading}>
        {saidDay(day, language)}
      </h2>
      <div className="hb-month-chosen-events">
        {ofDay.map((event) => (
          <EventEntryCard key={event.eventId} event={event} heading="h3" compact />
        ))}
      </div>
      <Pagination page={page} pages={pages} hrefOf={hrefOfPage} texts={say.pages} />
    </section>
  );
}

const takesDay = (days: Days | undefined, day: string): boolean =>
  days !== undefined && days.first <= day && day <= days.last;

/** Pressing a day brings its events into sight. */
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
  children: ReactNode;
}

/** Nothing in this month: the way to the next one with something, or back to the last. */
function EmptyMonth({ wish, month, near: { previous, next }, hrefOfMonth, children }: EmptyMonthProps) {
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
      {children}
    </div>
  );
}
