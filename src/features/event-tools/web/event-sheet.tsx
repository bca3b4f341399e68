import { useEffect, useState } from 'react';
import { eventDates, navigationTexts } from '#features/navigation/web.ts';
import type { Overview } from '#features/site/web.ts';
import { useTexts } from '#web/site/page-context.ts';
import { commonTexts } from '#web/texts/common-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { CheckIcon, LinkIcon } from '#web/ui/icons.tsx';
import { useCopy } from '#web/ui/use-copy.ts';
import { appointmentOf, placeLine } from '../rules/appointment.ts';
import { calendarLinks, mapLinks, shareLinks } from '../rules/event-links.ts';
import { eventToolsTexts } from './event-tools-texts.ts';
import './event-sheet.css';

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
  return tool === 'share' ? <ShareSheet {...props} /> : null;
}

type SheetProps = Omit<EventSheetProps, 'tool'>;

function CalendarSheet({ overview, calendarHref, onClose }: SheetProps) {
  const say = useTexts(eventToolsTexts);
  const dates = eventDates(overview, useTexts(navigationTexts));
  const appointment = appointmentOf(overview);
  const links = appointment === undefined ? [] : calendarLinks(appointment, pageAddress());
  return (
    <Sheet title={say.calendarTitle} onClose={onClose}>
      <p className="hb-event-sheet-words">{dates?.text}</p>
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

/** A phone has a sheet of its own for this, with the people and apps of who shares. */
function ShareSheet({ overview, onClose }: SheetProps) {
  const say = useTexts(eventToolsTexts);
  const [isNative, setIsNative] = useState(hasShareSheet);
  const url = pageAddress();
  const { name } = overview;
  useEffect(() => {
    if (!isNative) return;
    navigator.share({ title: name, url }).then(onClose, (error: unknown) => {
      if (error instanceof DOMException && error.name === 'AbortError') onClose();
      else setIsNative(false);
    });
    // Once for each press.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  if (isNative) return null;
  return (
    <Sheet title={say.shareTitle} onClose={onClose}>
      <p className="hb-event-sheet-words">
        {name}
        <span>{url}</span>
      </p>
      <Copy text={url} label={say.copyLink} />
      <Links links={shareLinks(name, url).map((link) => ({ href: link.href, label: say.shares[link.name] }))} />
    </Sheet>
  );
}

function hasShareSheet(): boolean {
  return typeof navigator.share === 'function' && window.matchMedia('(pointer: coarse)').matches;
}

/** The one address of the page, in the language that is shown; without what only this visitor's address holds. */
function pageAddress(): string {
  return (
    document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? window.location.href.split('?')[0] ?? ''
  );
}

function Sheet({ title, onClose, children }: { title: string; onClose: () => void; children: React.ReactNode }) {
  const common = useTexts(commonTexts);
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={common.close} className="hb-event-sheet">
      {children}
    </Dialog>
  );
}

function Links({ links, children }: { links: readonly { href: string; label: string }[]; children?: React.ReactNode }) {
  return (
    <ul className="hb-event-sheet-links">
      {children}
      {links.map(({ href, label }) => (
        <li key={href}>
          <a href={href} target="_blank" rel="noopener noreferrer">
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Copies a text and says so. In a browser that forbids it, the visitor can select it above. */
function Copy({ text, label }: { text: string; label: string }) {
  const say = useTexts(eventToolsTexts);
  const { isCopied, copy } = useCopy(text);
  return (
    <div>
      <Button wide icon={isCopied ? <CheckIcon /> : <LinkIcon />} onClick={() => void copy()}>
        <span aria-live="polite">{isCopied ? say.copied : label}</span>
      </Button>
      {isCopied === false ? <p role="alert">{say.copyFailed}</p> : null}
    </div>
  );
}
