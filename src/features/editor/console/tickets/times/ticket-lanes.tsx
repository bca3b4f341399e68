import { useMemo, useRef } from 'react';
import { useWords } from '#console/console-context.ts';
import { wallTimeOf } from '#console/forms/wall-time.ts';
import { WarningIcon } from '#console/ui/icon.tsx';
import type { Instant } from '#kernel/clock.ts';
import { formFields } from '#kernel/console/form-fields.ts';
import type { EventDays, Span, TimeFault } from '../../../rules/ticket-times.ts';
import { positionOf, type TimeAxis } from '../../../rules/time-axis.ts';
import { moduleDocuments } from '../../form/all-schemas.ts';
import type { PartKeeper } from '../../part/part-keeper.ts';
import { valueAt } from '../../part/part-path.ts';
import type { UsedPart } from '../../part/use-part.ts';
import { useSaid } from './said-span.ts';
import { TimeHandle } from './time-handle.tsx';
import { timesTexts } from './times-texts.ts';

export interface ShownTicket {
  detailId: number;
  keeper: PartKeeper;
  part: UsedPart;
  name: string;
  spans: readonly Span[];
  faults: readonly TimeFault[];
}

interface TicketLanesProps {
  ticket: ShownTicket;
  axis: TimeAxis;
  event: EventDays;
  now: Instant;
  isChosen: boolean;
  canEdit: boolean;
  /** The chosen ticket is sold: what that fixes has no end to move. */
  isLocked: boolean;
  onChoose: () => void;
  /** An end is under a finger. */
  onHold: (isHeld: boolean) => void;
}

/** A ticket with a bar for each of its times. Only the chosen one has ends to move. */
export function TicketLanes({
  ticket,
  axis,
  event,
  now,
  isChosen,
  canEdit,
  isLocked,
  onChoose,
  onHold,
}: TicketLanesProps) {
  const words = useWords(timesTexts);
  const said = useSaid();
  const track = useRef<HTMLDivElement>(null);
  const { name, spans, faults, keeper, part } = ticket;
  const isLottery = valueAt(part.value, ['ticketType']) === 'LOTTERY';
  const fixed = useMemo(() => fixedFields(), []);
  const isMoved = (field: readonly string[] | undefined): boolean =>
    isChosen && canEdit && field !== undefined && !(isLocked && fixed.has(field[0] ?? ''));
  const set = (field: readonly string[] | undefined) => (at: Instant) => {
    if (field !== undefined) keeper.edit(field, wallTimeOf(at));
  };
  const between = (from: Instant | undefined, to: Instant | undefined) => {
    const start = positionOf(from ?? axis.from, axis);
    return { insetInlineStart: `${start}%`, inlineSize: `${Math.max(0, positionOf(to ?? axis.to, axis) - start)}%` };
  };
  // A draw without a time has no lane, and is missed all the same.
  const lost = faults.filter(({ span }) => !spans.some(({ kind }) => kind === span));
  return (
    <li className="hc-times-ticket" data-is-chosen={isChosen || undefined}>
      <button type="button" className="hc-times-name" aria-pressed={isChosen} onClick={onChoose}>
        <span className="hc-row-title">{name}</span>
        <span className="hc-muted">{said.facts(part.value)}</span>
      </button>
      {spans.map((span) => {
        const { kind, from, to, fromField, toField } = span;
        const spanName = said.span(kind, isLottery);
        const handle = { axis, track, onHold };
        const wrong = faults.filter((fault) => fault.span === kind);
        return (
          <div key={kind} className="hc-times-lane">
            <span className="hc-times-label">{spanName}</span>
            <div ref={kind === 'sale' ? track : undefined} className="hc-times-track">
              {event.from === undefined ? null : (
                <span className="hc-times-event" style={between(event.from, event.to ?? event.from)} />
              )}
              {now > axis.from && now < axis.to ? (
                <span className="hc-times-now" style={{ insetInlineStart: `${positionOf(now, axis)}%` }} />
              ) : null}
              <span
                className="hc-times-bar"
                data-kind={kind}
                data-is-open-start={from === undefined || undefined}
                data-is-open-end={to === undefined || undefined}
                data-is-wrong={wrong.length > 0 || undefined}
                style={between(from, to)}
              />
              <span className="hc-hidden">{said.period(span)}</span>
              {from !== undefined && isMoved(fromField) ? (
                <TimeHandle
                  {...handle}
                  at={from}
                  label={kind === 'draw' ? words.drawOf(name) : words.from(name, spanName)}
                  onMove={set(fromField)}
                />
              ) : null}
              {to !== undefined && isMoved(toField) ? (
                <TimeHandle {...handle} at={to} label={words.to(name, spanName)} onMove={set(toField)} />
              ) : null}
            </div>
            <Faults faults={wrong} spanName={spanName} />
          </div>
        );
      })}
      <Faults faults={lost} spanName={words.spans.draw} />
    </li>
  );
}

/** The fields of a ticket that are part of what somebody bought. */
function fixedFields(): ReadonlySet<string> {
  const fields = formFields(moduleDocuments.get('ticket')?.item);
  return new Set(fields.filter(({ meaning }) => meaning.fixedOnceSold === true).map(({ key }) => key));
}

function Faults({ faults, spanName }: { faults: readonly TimeFault[]; spanName: string }) {
  const words = useWords(timesTexts);
  return faults.map(({ kind }) => (
    <p key={kind} className="hc-error hc-times-fault">
      <WarningIcon />
      <span>{words.faults[kind](spanName)}</span>
    </p>
  ));
}
