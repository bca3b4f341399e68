import type { SiteInit } from '#features/site/web.ts';
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

/** What that event is, beside its door and while it is not known who stands there. */
export function EventAtDoors() {
  const context = usePageContext<SiteInit>();
  const say = useTexts(navigationTexts);
  const event = eventAtDoors(context.init);
  if (event === undefined) return null;
  const { name, cover, placeName } = event.overview;
  const dates = eventDates(event.overview, say, context);
  return (
    <div className="hb-door-event">
      {cover === null ? null : (
        <SitePicture
          picture={cover}
          alt=""
          ratio="16-9"
          sizes="(min-width: 60rem) 38rem, (min-width: 33rem) 29rem, calc(100vw - 3rem)"
        />
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
