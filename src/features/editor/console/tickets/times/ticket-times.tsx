import { useCallback, useEffect, useMemo, useState } from 'react';
import { useConsole, useWords } from '#console/console-context.ts';
import { isLocalizedText, localize } from '#kernel/localized-text.ts';
import { eventDays, ticketSpans, timeFaults } from '../../../rules/ticket-times.ts';
import { timeAxis } from '../../../rules/time-axis.ts';
import { useSold } from '../../form/use-sold.ts';
import type { PartKeeper } from '../../part/part-keeper.ts';
import { valueAt } from '../../part/part-path.ts';
import type { Outline } from '../../use-outline.ts';
import { ShortForm } from './short-form.tsx';
import { TimeScale } from './time-scale.tsx';
import { type ShownTicket, TicketLanes } from './ticket-lanes.tsx';
import { TimesTable } from './times-table.tsx';
import { timesTexts } from './times-texts.ts';
import './times.css';

export interface KeptTicket {
  detailId: number;
  keeper: PartKeeper;
}

export interface TicketTimesProps {
  site: string;
  outline: Outline;
  contentId: number;
  /** The parts of the tickets, which the rows of the list keep. */
  tickets: readonly KeptTicket[];
  canEdit: boolean;
}

const lineRem = 5.5;

/** All tickets of a sale on one time line; one of them is chosen, and can be changed. */
export function TicketTimes({ site, outline, contentId, tickets, canEdit }: TicketTimesProps) {
  const { language } = useConsole();
  const words = useWords(timesTexts);
  const parts = useParts(tickets);
  const [chosenId, setChosen] = useState(tickets[0]?.detailId);
  const [now] = useState(() => Date.now());
  const [room, setRoom] = useState(0);
  const measured = useCallback((element: HTMLDivElement | null) => {
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => setRoom(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const event = useMemo(() => eventDays(outline), [outline]);
  const shown = parts.map(({ detailId, keeper, state }): ShownTicket => {
    const title = valueAt(state.value, ['title']);
    return {
      detailId,
      keeper,
      part: { ...state, keeper, name: `item-${contentId}-${detailId}` },
      name: isLocalizedText(title) ? localize(title, language, outline.languages[0] ?? language) : '',
      spans: ticketSpans(state.value),
      faults: timeFaults(state.value, event),
    };
  });
  const fitting = timeAxis(
    shown.flatMap(({ spans }) => spans),
    event,
    now,
  );
  // While an end is moved, the axis stands still below the finger.
  const [held, setHeld] = useState<typeof fitting>();
  const axis = held ?? fitting;
  const chosen = shown.find(({ detailId }) => detailId === chosenId) ?? shown[0];
  const sold = useSold({ site, contentId, part: chosen?.part }, true);
  const most = Math.max(2, Math.floor(room / (lineRem * 16)));
  return (
    <section className="hc-times" aria-label={words.title}>
      <p className="hc-hint">{words.lead}</p>
      <div className="hc-card hc-times-chart">
        <TimeScale ref={measured} {...{ axis, event, now, most }} />
        <ul>
          {shown.map((ticket) => (
            <TicketLanes
              key={ticket.detailId}
              ticket={ticket}
              axis={axis}
              event={event}
              now={now}
              canEdit={canEdit}
              isLocked={sold.isLocked}
              isChosen={ticket === chosen}
              onChoose={() => setChosen(ticket.detailId)}
              onHold={(isHeld) => setHeld(isHeld ? axis : undefined)}
            />
          ))}
        </ul>
        <TimesTable tickets={shown} />
      </div>
      {chosen === undefined ? null : (
        <ShortForm key={chosen.detailId} {...{ site, outline, contentId, canEdit, sold }} ticket={chosen} />
      )}
    </section>
  );
}

/** The parts of tickets as they stand now. */
function useParts(tickets: readonly KeptTicket[]) {
  const [, setRound] = useState(0);
  useEffect(() => {
    const ends = tickets.map(({ keeper }) => keeper.listen(() => setRound((round) => round + 1)));
    return () => {
      for (const end of ends) end();
    };
  }, [tickets]);
  return tickets.map(({ detailId, keeper }) => ({ detailId, keeper, state: keeper.state }));
}
