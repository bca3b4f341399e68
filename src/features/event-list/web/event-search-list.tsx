import { navigationTexts } from '#features/navigation/web.ts';
import { ViewSwitch } from '#web/list/view-switch.tsx';
import { EventZone } from '#web/site/event-zone.tsx';
import { type PageContext, usePageContext, useTexts } from '#web/site/page-context.ts';
import type { LoadArguments, PageHead } from '#web/site/page-module.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';
import { CalendarIcon, MenuIcon, SearchIcon } from '#web/ui/icons.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { inList, inMonth, isEmptyWish, type SearchWish } from '../rules/search-wish.ts';
import { wishOf } from '../rules/wish-of.ts';
import { EventEntryCard } from './entry/event-entry-card.tsx';
import { EventFilter } from './event-filter.tsx';
import { eventListTexts } from './entry/event-list-texts.ts';
import { EventMonth } from './month/event-month.tsx';
import { TakenBack } from './entry/taken-back.tsx';
import { monthTexts, monthWords } from './month/month-texts.ts';
import { findEvents, type FoundEvents, type SearchModule } from './entry/read-events.ts';
import { searchHref } from './search-href.ts';
import { useEventSearch } from './use-event-search.ts';
import '#web/list/list.css';

export const texts = [eventListTexts, monthTexts, navigationTexts];

export async function load(context: PageContext, module: SearchModule, { query }: LoadArguments): Promise<FoundEvents> {
  return findEvents(context, module, wishOf(query), query);
}

export function head({ month, events }: FoundEvents, module: SearchModule, context: PageContext): PageHead {
  const title = module.title || eventListTexts.of(context.language).title;
  return {
    title: month ? `${monthWords(month.month, monthTexts.of(context.language))} · ${title}` : title,
    names: events.map(({ overview }) => overview.name),
  };
}

export function List({ module, data }: { module: SearchModule; data: FoundEvents }) {
  const say = useTexts(eventListTexts);
  const search = useEventSearch(module, data);
  const { wish, found, state } = search;
  return (
    <PageFrame title={module.title || say.title}>
      <EventFilter module={module} wish={wish} filters={found.filters} onSearch={search.search} />
      {state === 'failed' ? <Notice kind="error">{say.failed}</Notice> : null}
      <div className="hb-list-results" aria-busy={state === 'searching' || undefined}>
        <div className="hb-list-bar">
          <div className="hb-event-count">
            <FoundCount found={found} />
            <EventZone />
          </div>
          <EventViews module={module} wish={wish} />
        </div>
        {found.month ? (
          <EventMonth
            wish={wish}
            found={found}
            month={found.month}
            hrefOf={(context, one, page) => searchHref(context, module, one, page)}
            onSearch={search.search}
          />
        ) : (
          <FoundList module={module} found={found} onSearch={search.search} />
        )}
      </div>
    </PageFrame>
  );
}

function FoundCount({ found: { total, page, pages, month } }: { found: FoundEvents }) {
  const say = useTexts(eventListTexts);
  const words = useTexts(monthTexts);
  return (
    <output className="hb-list-count">
      {/* It stands below as a heading, which nobody is told of when it changes. */}
      {month ? <span className="hb-visually-hidden">{monthWords(month.month, words)} </span> : null}
      {pages > 1 && !month ? say.foundPage(total, page, pages) : say.found(total)}
    </output>
  );
}

function EventViews({ module, wish }: { module: SearchModule; wish: SearchWish }) {
  const context = usePageContext();
  const say = useTexts(monthTexts);
  const hrefOf = (one: SearchWish): string => searchHref(context, module, one);
  return (
    <ViewSwitch
      label={say.views}
      shown={wish.view || 'list'}
      isNamed
      views={[
        { name: 'list', label: say.list, icon: <MenuIcon />, href: hrefOf(inList(wish)) },
        {
          name: 'month',
          label: say.month,
          icon: <CalendarIcon />,
          href: hrefOf(wish.view === 'month' ? wish : inMonth(wish)),
        },
      ]}
    />
  );
}

interface FoundListProps {
  module: SearchModule;
  found: FoundEvents;
  onSearch: (wish: SearchWish) => void;
}

function FoundList({ module, found, onSearch }: FoundListProps) {
  const context = usePageContext();
  const say = useTexts(eventListTexts);
  const { events, wish, page, pages } = found;
  if (events.length === 0) {
    return isEmptyWish(wish) ? (
      <EmptyState icon={<CalendarIcon />} title={say.noEvents} text={say.noEventsText} />
    ) : (
      <EmptyState
        icon={<SearchIcon />}
        title={say.nothingFound}
        text={say.nothingFoundText}
        action={
          <TakenBack
            wish={wish}
            filters={found.filters}
            hrefOf={(one, next) => searchHref(one, module, next)}
            onSearch={onSearch}
          />
        }
      />
    );
  }
  return (
    <>
      <div className="hb-card-grid hb-event-grid">
        {events.map((event, place) => (
          <EventEntryCard key={event.eventId} event={event} heading="h2" isFirst={place === 0} />
        ))}
      </div>
      <Pagination
        page={page}
        pages={pages}
        hrefOf={(one) => searchHref(context, module, wish, one)}
        texts={say.pages}
      />
    </>
  );
}
