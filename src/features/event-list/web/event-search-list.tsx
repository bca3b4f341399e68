import { navigationTexts } from '#features/navigation/web.ts';
import { type PageContext, usePageContext, useTexts } from '#web/site/page-context.ts';
import type { LoadArguments, PageHead } from '#web/site/page-module.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';
import { CalendarIcon, SearchIcon } from '#web/ui/icons.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { isEmptyWish, wishOf } from '../rules/search-wish.ts';
import { EventEntryCard } from './event-entry-card.tsx';
import { EventFilter } from './event-filter.tsx';
import { eventListTexts } from './event-list-texts.ts';
import { findEvents, type FoundEvents, type SearchModule } from './read-events.ts';
import { searchHref } from './search-href.ts';
import { useEventSearch } from './use-event-search.ts';
import '#web/list/list.css';

export const texts = [eventListTexts, navigationTexts];

export async function load(context: PageContext, module: SearchModule, { query }: LoadArguments): Promise<FoundEvents> {
  return findEvents(context, module, wishOf(query), query);
}

export function head(_: FoundEvents, module: SearchModule, context: PageContext): PageHead {
  return { title: module.title || eventListTexts.of(context.language).title };
}

export function List({ module, data }: { module: SearchModule; data: FoundEvents }) {
  const say = useTexts(eventListTexts);
  const { wish, found, state, search } = useEventSearch(module, data);
  const { total, page, pages } = found;
  return (
    <PageFrame title={module.title || say.title}>
      <EventFilter module={module} wish={wish} filters={found.filters} onSearch={search} />
      {state === 'failed' ? <Notice kind="error">{say.failed}</Notice> : null}
      <div className="hb-list-results" aria-busy={state === 'searching' || undefined}>
        <output className="hb-list-count">{pages > 1 ? say.foundPage(total, page, pages) : say.found(total)}</output>
        <FoundList module={module} found={found} />
      </div>
    </PageFrame>
  );
}

function FoundList({ module, found }: { module: SearchModule; found: FoundEvents }) {
  const context = usePageContext();
  const say = useTexts(eventListTexts);
  const { events, wish, page, pages } = found;
  if (events.length === 0) {
    return isEmptyWish(wish) ? (
      <EmptyState icon={<CalendarIcon />} title={say.noEvents} text={say.noEventsText} />
    ) : (
      <EmptyState icon={<SearchIcon />} title={say.nothingFound} text={say.nothingFoundText} />
    );
  }
  return (
    <>
      <div className="hb-card-grid">
        {events.map((event) => (
          <EventEntryCard key={event.eventId} event={event} heading="h2" />
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
