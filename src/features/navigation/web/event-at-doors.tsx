import type { Overview, SiteInit } from '#features/site/web.ts';
import { EventZone } from '#web/site/event-zone.tsx';
import { usePageContext, useTexts } from '#web/site/page-context.ts';
import { SitePicture } from '#web/site/site-picture.tsx';
import { CalendarIcon, PinIcon } from '#web/ui/icons.tsx';
import { eventDates } from './event-dates.ts';
import { navigationTexts } from './navigation-texts.ts';
import './event-at-doors.css';

/** The event that asks for a login or a passcode at its start, where its organiser shows what it is. */
export function eventAtDoors({ event, isLocked, login }: SiteInit): SiteInit['event'] {
  const isDoor = isLocked || (login.isEnabled && login.isRequiredAtStartup);
  return isDoor && event?.overviewAtDoors ? event : undefined;
}

/** The site whose pages are open to everybody, with its picture: who comes to its login or registration has seen it. */
function openSite({ event, portal, isLocked, isWithdrawn, login }: SiteInit): Overview | undefined {
  if (isLocked || isWithdrawn || (login.isEnabled && login.isRequiredAtStartup)) return undefined;
  const overview = (event ?? portal)?.overview;
  return overview?.cover ? overview : undefined;
}

/**
 * What the site is, beside its door and while it is not known who stands there. In the hand it stands below the form of a
 * closed site, and not at all where the visitor comes from its pages.
 */
export function EventAtDoors() {
  const context = usePageContext<SiteInit>();
  const say = useTexts(navigationTexts);
  const asked = eventAtDoors(context.init)?.overview;
  const overview = asked ?? openSite(context.init);
  if (overview === undefined) return null;
  const { name, cover, placeName } = overview;
  const dates = eventDates(overview, say, context);
  const inHand = asked ? '(min-width: 33rem) 29rem, calc(100vw - 3rem)' : '1px';
  return (
    <div className="hb-door-event" data-beside={asked ? undefined : ''}>
      {cover === null ? null : (
        <SitePicture picture={cover} alt="" ratio="16-9" sizes={`(min-width: 60rem) 38rem, ${inHand}`} />
      )}
      <p className="hb-door-event-name">{name}</p>
      {dates === undefined ? null : (
        <p className="hb-door-event-fact">
          <CalendarIcon />
          <span>
            <time dateTime={dates.leaf.dateTime}>{dates.text}</time>
            <EventZone />
          </span>
        </p>
      )}
      {placeName === '' ? null : (
        <p className="hb-door-event-fact">
          <PinIcon />
          {placeName}
        </p>
      )}
    </div>
  );
}
