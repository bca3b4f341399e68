import type { SiteInit } from '#features/site/web.ts';
import { EventZone } from '#web/site/event-zone.tsx';
import { usePageContext, useTexts } from '#web/site/page-context.ts';
import { SitePicture } from '#web/site/site-picture.tsx';
import { CalendarIcon, PinIcon } from '#web/ui/icons.tsx';
import { eventDates } from './event-dates.ts';
import { navigationTexts } from './navigation-texts.ts';
import './event-at-doors.css';

/** Of an event that asks for a login or a passcode at its start: what it is, where its organiser shows that. */
export function EventAtDoors() {
  const context = usePageContext<SiteInit>();
  const say = useTexts(navigationTexts);
  const { event, isLocked, login } = context.init;
  const isDoor = isLocked || (login.isEnabled && login.isRequiredAtStartup);
  if (event === undefined || !event.overviewAtDoors || !isDoor) return null;
  const { name, cover, placeName } = event.overview;
  const dates = eventDates(event.overview, say, context);
  return (
    <div className="hb-door-event">
      {cover === null ? null : (
        <SitePicture picture={cover} alt="" ratio="16-9" sizes="(min-width: 40rem) 30rem, 100vw" priority />
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
