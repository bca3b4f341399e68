import { eventDates, navigationTexts } from '#features/navigation/web.ts';
import type { Overview } from '#features/site/web.ts';
import { EventZone } from '#web/site/event-zone.tsx';
import { usePageContext, useTexts } from '#web/site/page-context.ts';
import { appointmentOf, placeLine } from '../rules/appointment.ts';
import { calendarLinks, mapLinks } from '../rules/event-links.ts';
import { eventToolsTexts } from './event-tools-texts.ts';
import { ShareSheet } from './share-sheet.tsx';
import { Copy, Links, Sheet } from './sheet-parts.tsx';

export const texts = [eventToolsTexts];

export type EventTool = 'calendar' | 'map' | 'share';

export interface EventSheetProps {
  tool: EventTool | undefined;
  /** The file of the event. */
  calendarHref: string | undefined;
  overview: Overview;
  onClose: () => void;
}

/** The calendars, the maps or the ways to pass an event on. */
export function EventSheet({ tool, ...props }: EventSheetProps) {
  if (tool === 'calendar') return <CalendarSheet {...props} />;
  if (tool === 'map') return <MapSheet {...props} />;
  if (tool !== 'share') return null;
  return <ShareSheet name={props.overview.name} url={pageAddress()} onClose={props.onClose} />;
}

type SheetProps = Omit<EventSheetProps, 'tool'>;

function CalendarSheet({ overview, calendarHref, onClose }: SheetProps) {
  const say = useTexts(eventToolsTexts);
  const dates = eventDates(overview, useTexts(navigationTexts), usePageContext());
  const appointment = appointmentOf(overview);
  const links = appointment === undefined ? [] : calendarLinks(appointment, pageAddress());
  return (
    <Sheet title={say.calendarTitle} onClose={onClose}>
      <p className="hb-event-sheet-words">
        {dates?.text}
        <EventZone />
      </p>
      <Links links={links.map(({ name, href }) => ({ href, label: say.calendars[name] }))}>
        <li>
          <a href={calendarHref} download="event.ics">
            {say.calendarFile}
          </a>
        </li>
      </Links>
    </Sheet>
  );
}

function MapSheet({ overview, onClose }: SheetProps) {
  const say = useTexts(eventToolsTexts);
  const { placeName, placeAddress } = overview;
  return (
    <Sheet title={say.mapTitle} onClose={onClose}>
      <p className="hb-event-sheet-words">
        {placeName}
        {placeAddress ? <span>{placeAddress}</span> : null}
      </p>
      <Copy text={placeAddress || placeLine(overview)} label={say.copyAddress} />
      <Links links={mapLinks(overview).map(({ name, href }) => ({ href, label: say.maps[name] }))} />
    </Sheet>
  );
}

/** The one address of the page, in the language that is shown; without what only this visitor's address holds. */
function pageAddress(): string {
  return (
    document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? window.location.href.split('?')[0] ?? ''
  );
}
