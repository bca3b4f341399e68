import { saidDay } from '#kernel/said-date.ts';
import type { ReactNode } from 'react';
import { chosenOf, type ListWish, withChosen } from '#web/list/list-wish.ts';
import { ChipLine } from '#web/list/chip-line.tsx';
import { WishLink } from '#web/list/wish-link.tsx';
import { useLanguage, usePageContext, useTexts } from '#web/site/page-context.ts';
import type { FoundSchedulePage } from './load-schedule-page.ts';
import { scheduleTexts } from './schedule-texts.ts';
import { isSearch, scheduleHref, withDay } from './schedule-wish.ts';

interface LinksProps {
  contentId: number;
  found: FoundSchedulePage;
  onSearch: (wish: ListWish) => void;
}

/** The days; a search has all of them in one. */
export function DayLinks({ contentId, found, onSearch }: LinksProps) {
  const say = useTexts(scheduleTexts);
  const language = useLanguage();
  const { wish, day, answer } = found;
  const searching = isSearch(wish);
  if (answer.days.length < 2 && !searching) return null;
  const link = (date: string | undefined, label: ReactNode) => (
    <DayLink
      key={date ?? 'all'}
      contentId={contentId}
      wish={withDay(wish, date)}
      isCurrent={date === day}
      onSearch={onSearch}
    >
      {label}
    </DayLink>
  );
  return (
    <nav className="hb-tab-list hb-schedule-days" aria-label={say.days}>
      {searching ? link(undefined, say.everyDay) : null}
      {answer.days.map(({ date, count }) =>
        link(
          date,
          <>
            {saidDay(date, language)}
            {searching ? <span className="hb-schedule-count">{count}</span> : null}
          </>,
        ),
      )}
    </nav>
  );
}

interface DayLinkProps {
  contentId: number;
  wish: ListWish;
  isCurrent: boolean;
  onSearch: (wish: ListWish) => void;
  children: ReactNode;
}

function DayLink({ contentId, wish, isCurrent, onSearch, children }: DayLinkProps) {
  const context = usePageContext();
  return (
    <WishLink
      className="hb-tab"
      href={scheduleHref(context, contentId, wish)}
      current={isCurrent}
      onFollow={() => onSearch(wish)}
    >
      {children}
    </WishLink>
  );
}

/** The places, one of which narrows what is shown. */
export function PlaceChips({ contentId, found, onSearch }: LinksProps) {
  const context = usePageContext();
  const say = useTexts(scheduleTexts);
  const { wish, answer } = found;
  const [chosen] = chosenOf(wish, 'place');
  const places = answer.places.filter(({ id, count }) => count > 0 || String(id) === chosen);
  if (places.length < 2) return null;
  const chip = (value: string | undefined, label: string) => {
    const next = withChosen(wish, 'place', value === undefined ? [] : [value]);
    return (
      <li key={value ?? 'all'}>
        <WishLink
          className="hb-filter-chip"
          href={scheduleHref(context, contentId, next)}
          current={value === chosen}
          onFollow={() => onSearch(next)}
        >
          {label}
        </WishLink>
      </li>
    );
  };
  return (
    <ChipLine className="hb-schedule-places" label={say.places}>
      {chip(undefined, say.everyPlace)}
      {places.map(({ id, name }) => chip(String(id), name))}
    </ChipLine>
  );
}
