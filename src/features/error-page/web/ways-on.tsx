import { useId } from 'react';
import { EventEntryCard, eventListTexts, eventPhase } from '#features/event-list/web.ts';
import type { EventEntry, listPortalEvents, readSite, SiteInit } from '#features/site/web.ts';
import { keywordMax } from '#kernel/keyword.ts';
import { canonicalAddress } from '#kernel/site-path.ts';
import { pageHref, type PageContext, usePageContext, useTexts } from '#web/site/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { FieldError, TooLong } from '#web/ui/field.tsx';
import { useLetterLimit } from '#web/ui/use-letter-limit.ts';
import { SearchIcon } from '#web/ui/icons.tsx';
import { Input } from '#web/ui/input.tsx';
import { errorPageTexts } from './error-page-texts.ts';

const shownEvents = 3;

/** What a portal offers to a visitor of it, or of one of its events, who found no page. */
export interface PortalWays {
  /** Its next events. */
  events?: EventEntry[];
  /** Its search, where the event has none of its own. */
  search?: { portalId: number; contentId: number };
}

/** The page is shown without them too. */
export async function loadPortalWays(context: PageContext<SiteInit>): Promise<PortalWays> {
  const { event, isLocked, isWithdrawn } = context.init;
  const isAlone = event !== undefined && (event.portalId === 0 || !event.usePortal);
  if (isAlone || isLocked || isWithdrawn) return {};
  // The address of an event need not name its portal.
  const portalId = event?.portalId ?? context.site.portalId;
  const [events, search] = await Promise.all([
    otherEvents(context, portalId),
    event === undefined || searchOf(context.init) !== undefined ? undefined : portalSearch(context, portalId),
  ]);
  return { ...(events.length > 0 && { events }), ...(search !== undefined && { search }) };
}

async function otherEvents({ api, site, now }: PageContext, portalId: number): Promise<EventEntry[]> {
  try {
    const { data } = await api.get<typeof listPortalEvents>('portal/{portalId}/events', {
      params: { portalId },
      // The next ones come first, and one of them may be this event.
      query: { per_page: shownEvents + 1 },
    });
    const isOther = ({ eventId, overview }: EventEntry): boolean =>
      eventId !== site.eventId && eventPhase(overview, now) !== 'ended';
    return data.filter(isOther).slice(0, shownEvents);
  } catch {
    return [];
  }
}

/** Undefined also on the domain of an event, which does not serve its portal. */
async function portalSearch({ api, hostSite }: PageContext, portalId: number): Promise<PortalWays['search']> {
  if (canonicalAddress(hostSite, { portalId }, '') === undefined) return undefined;
  try {
    const { data } = await api.get<typeof readSite>('seo/{portalId}[/{eventId}]', {
      params: { portalId },
      query: { event_settings: 'none' },
    });
    const contentId = searchOf(data.init);
    return contentId === undefined ? undefined : { portalId, contentId };
  } catch {
    return undefined;
  }
}

function searchOf({ modules }: Pick<SiteInit, 'modules'>): number | undefined {
  return modules.find(({ moduleCode }) => moduleCode === 'event_search')?.contentId;
}

/** What may have happened, the search, and other events. */
export function WaysOn({ events = [], search }: PortalWays) {
  const { init } = usePageContext<SiteInit>();
  const say = useTexts(errorPageTexts);
  const saysEvents = useTexts(eventListTexts);
  return (
    <div className="hb-error-on">
      <h2 className="hb-error-reasons-title">{say.reasonsTitle}</h2>
      <p>{say.noPageAt(init.webSetting.title)}</p>
      <ul className="hb-error-reasons">
        {say.reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <Search ofPortal={search} />
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

/** A plain form of the list of events: that of the site, or else that of its portal. */
function Search({ ofPortal }: { ofPortal: PortalWays['search'] }) {
  const context = usePageContext<SiteInit>();
  const say = useTexts(eventListTexts);
  const id = useId();
  const { above, look } = useLetterLimit(id, keywordMax);
  const own = searchOf(context.init);
  const contentId = own ?? ofPortal?.contentId;
  const address = own === undefined && ofPortal ? canonicalAddress(context.hostSite, ofPortal, '') : context.address;
  if (contentId === undefined || address === undefined) return null;
  const href = pageHref({ ...context, address }, 'moduleList', { moduleCode: 'event_search', contentId });
  const [path, keptQuery = ''] = href.split('?');
  return (
    <search>
      <form className="hb-error-search" method="get" action={path}>
        {[...new URLSearchParams(keptQuery)].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className="hb-search">
          <SearchIcon />
          <Input
            id={id}
            type="search"
            name="keyword"
            className="hb-input"
            aria-label={say.keyword}
            placeholder={say.keywordExample}
            onInput={look}
          />
        </div>
        <Button type="submit" kind="primary">
          {say.submit}
        </Button>
      </form>
      <FieldError id={id} error={above === undefined ? undefined : <TooLong above={above} most={keywordMax} />} />
    </search>
  );
}
