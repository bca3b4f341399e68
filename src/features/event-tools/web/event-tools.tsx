import { type ReactNode, useState } from 'react';
import { navigationTexts } from '#features/navigation/web.ts';
import type { Overview } from '#features/site/web.ts';
import { isPlainClick } from '#web/navigation/plain-click.ts';
import { importPart } from '#web/parts/import-part.ts';
import { usePageContext, useTexts } from '#web/site/page-context.ts';
import { useLater } from '#web/site/use-later.ts';
import type { EventTool } from './event-sheet.tsx';

export interface EventTools {
  /** The date as a link to the calendar, the place as one to the map; the words alone where there is nothing to open. */
  linked(tool: 'calendar' | 'map', words: ReactNode): ReactNode;
  /** Calendar, map and share, and the sheet that they open. */
  row: ReactNode;
}

const mapOf = ({ placeName }: Overview): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(placeName)}`;

const loadSheet = async () => {
  const { EventSheet: Part, texts } = await importPart(() => import('./event-sheet.tsx'));
  return { Part, texts };
};

/** What a visitor takes along from an event. Without JavaScript they are plain links; with it they open a sheet. */
export function useEventTools(overview: Overview | undefined, isOver: boolean): EventTools {
  const { site, language } = usePageContext();
  const say = useTexts(navigationTexts);
  const [tool, setTool] = useState<EventTool>();
  const close = (): void => setTool(undefined);
  const Sheet = useLater(tool !== undefined, loadSheet, close);
  const calendarHref =
    isOver || !overview?.startDate
      ? undefined
      : `/web_api/v2/event_calendar/${site.portalId}/${site.eventId}?language=${language}`;
  const link = (name: EventTool, href: string | undefined, className: string, words: ReactNode) => (
    <a
      key={name}
      className={className}
      href={href}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        setTool(name);
      }}
    >
      {words}
    </a>
  );
  const hrefs = { calendar: calendarHref, map: overview?.placeName && (overview.placeMapUrl ?? mapOf(overview)) };
  return {
    linked: (name, words) => (hrefs[name] ? link(name, hrefs[name], 'hb-event-tool-fact', words) : words),
    row: (
      <div className="hb-event-tools">
        {(['calendar', 'map'] as const).map((name) =>
          hrefs[name] ? link(name, hrefs[name], 'hb-event-tool', say[name]) : null,
        )}
        <button type="button" className="hb-event-tool" onClick={() => setTool('share')}>
          {say.share}
        </button>
        {Sheet && overview ? <Sheet {...{ tool, calendarHref, overview }} onClose={close} /> : null}
      </div>
    ),
  };
}
