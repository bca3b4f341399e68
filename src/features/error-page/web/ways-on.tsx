import { EventEntryCard, eventListTexts, eventPhase } from '#features/event-list/web.ts';
import type { EventEntry, listPortalEvents, SiteInit } from '#features/site/web.ts';
import { keywordMax } from '#kernel/keyword.ts';
import { pageHref, type PageContext, usePageContext, useTexts } from '#web/site/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { SearchIcon } from '#web/ui/icons.tsx';
import { errorPageTexts } from './error-page-texts.ts';

const shownEvents = 3;

/** The next events of the portal, also for a visitor of one of its events. The page is shown without them too. */
export async function loadOtherEvents({ api, init, site, now }: PageContext<SiteInit>): Promise<EventEntry[]> {
  const isAlone = init.event !== undefined && (init.event.portalId === 0 || !init.event.usePortal);
  if (isAlone || init.isLocked || init.isWithdrawn) return [];
  try {
    const { data } = await api.get<typeof listPortalEvents>('portal/{portalId}/events', {
      // The address of an event need not name its portal.
      params: { portalId: init.event?.portalId ?? site.portalId },
    });
    const isOther = ({ eventId, overview }: EventEntry): boolean =>
      eventId !== site.eventId && eventPhase(overview, now) !== 'ended';
    return data.filter(isOther).slice(0, shownEvents);
  } catch {
    return [];
  }
}

/** What may have happened, the search of the site, and other events. */
export function WaysOn({ events }: { events: readonly EventEntry[] }) {
  const say = useTexts(errorPageTexts);
  const saysEvents = useTexts(eventListTexts);
  return (
    <div className="hb-error-on">
      <h2 className="hb-error-reasons-title">{say.reasonsTitle}</h2>
      <ul className="hb-error-reasons">
        {say.reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <Search />
      {events.length > 0 ? (
        <>
          <h2 className="hb-error-events-title">{saysEvents.upcoming}</h2>
          <div className="hb-card-grid">
            {events.map((event) => (
              <EventEntryCard key={event.eventId} event={event} compact />
            ))}
          </div>
        </>
      ) : null}
    </div>
  );
}

/** A plain form of the list of events, where the site has one. */
function Search() {
  const context = usePageContext<SiteInit>();
  const say = useTexts(eventListTexts);
  const module = context.init.modules.find(({ moduleCode }) => moduleCode === 'event_search');
  if (module === undefined) return null;
  const { contentId } = module;
  const [path, keptQuery = ''] = pageHref(context, 'moduleList', { moduleCode: 'event_search', contentId }).split('?');
  return (
    <search>
      <form className="hb-error-search" method="get" action={path}>
        {[...new URLSearchParams(keptQuery)].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className="hb-search">
          <SearchIcon />
          <input
            type="search"
            name="keyword"
            className="hb-input"
            aria-label={say.keyword}
            placeholder={say.keywordExample}
            maxLength={keywordMax}
          />
        </div>
        <Button type="submit" kind="primary">
          {say.submit}
        </Button>
      </form>
    </search>
  );
}
