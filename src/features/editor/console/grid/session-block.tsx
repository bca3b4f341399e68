import { memo, type KeyboardEvent, type PointerEvent } from 'react';
import { useWords } from '#console/console-context.ts';
import { WarningIcon } from '#console/ui/icon.tsx';
import type { Instant } from '#kernel/clock.ts';
import { gridKeyStep, resizedTo, snapped } from '../../rules/grid-moves.ts';
import { type GridSession, type GridShape, type GridSpan, latestEnd } from '../../rules/grid-session.ts';
import { gridTexts } from './grid-texts.ts';

export interface BlockPresses {
  onOpen: (session: GridSession, isByKey: boolean) => void;
  onTake: (event: PointerEvent<HTMLElement>, session: GridSession, placeId: number | undefined) => void;
  /** A time by the arrows up and down, a column by the others. */
  onStep: (session: GridSession, step: { ms?: number; columns?: -1 | 1 }, placeId: number | undefined) => void;
  onEnd: (session: GridSession, span: GridSpan) => void;
  onRemove: (session: GridSession) => void;
}

interface SessionBlockProps extends BlockPresses {
  session: GridSession & { span: GridSpan };
  placeId: number | undefined;
  title: string;
  times: string;
  /** The title of the one that it shares its place with. */
  clash: string | undefined;
  lane: number;
  lanes: number;
  hours: GridSpan;
  shape: GridShape;
  isChosen: boolean;
  isMoving: boolean;
  /** That there is room for. */
  lines: number;
  canEdit: boolean;
  keysId: string;
}

export const percent = (at: Instant, { from, to }: GridSpan): string => `${((at - from) / (to - from)) * 100}%`;

const columnKeys: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowRight: 1 };

/** A session in its column: moved by the pointer and by keys, opened by a press. */
export const SessionBlock = memo(function SessionBlock(props: SessionBlockProps) {
  const {
    session,
    placeId,
    title,
    times,
    clash,
    lane,
    lanes,
    hours,
    shape,
    isChosen,
    isMoving,
    lines,
    canEdit,
    keysId,
  } = props;
  const { onOpen, onTake, onStep, onEnd, onRemove } = props;
  const words = useWords(gridTexts);
  const { from, to } = session.span;
  const keys = (event: KeyboardEvent): void => {
    if (!canEdit || event.altKey || event.ctrlKey || event.metaKey) return;
    const ms = gridKeyStep(event.key, event.shiftKey);
    const columns = Object.hasOwn(columnKeys, event.key) ? columnKeys[event.key] : undefined;
    if (event.key === 'Delete') onRemove(session);
    else if (ms !== undefined) onStep(session, { ms }, placeId);
    else if (columns !== undefined) onStep(session, { columns }, placeId);
    else return;
    event.preventDefault();
  };
  return (
    <li
      className="hc-grid-item"
      data-is-chosen={isChosen || undefined}
      style={{
        insetBlockStart: percent(from, hours),
        blockSize: percent(hours.from + to - from, hours),
        insetInlineStart: `${(lane / lanes) * 100}%`,
        inlineSize: `${100 / lanes}%`,
      }}
    >
      <button
        type="button"
        className="hc-grid-block"
        data-session={session.id}
        data-place={placeId ?? 0}
        data-is-clash={clash !== undefined || undefined}
        data-is-moving={isMoving || undefined}
        aria-pressed={isChosen}
        aria-describedby={canEdit ? keysId : undefined}
        title={clash === undefined ? `${times} ${title}` : `${times} ${title} (${words.clash(clash)})`}
        onClick={({ detail }) => onOpen(session, detail === 0)}
        onKeyDown={keys}
        onPointerDown={(event) => {
          // A finger scrolls, unless the session was chosen before.
          if (canEdit && (event.pointerType !== 'touch' || isChosen)) onTake(event, session, placeId);
        }}
      >
        <span className="hc-grid-words" data-lines={Math.min(3, lines)} style={{ WebkitLineClamp: lines }}>
          <span className="hc-grid-time">
            {clash === undefined ? null : <WarningIcon />}
            {times}{' '}
          </span>
          <span className="hc-grid-name">{title}</span>
          {clash === undefined ? null : <span className="hc-grid-clash"> {words.clash(clash)}</span>}
        </span>
      </button>
      {isChosen && canEdit ? (
        <EndHandle
          label={words.endOf(title)}
          {...{ session, hours, shape, times }}
          onEnd={(span) => onEnd(session, span)}
        />
      ) : null}
    </li>
  );
});

const minuteMs = 60_000;

/** The end of a session: moved by a finger, by the mouse or by keys. */
function EndHandle({
  session,
  hours,
  shape,
  times,
  label,
  onEnd,
}: Pick<SessionBlockProps, 'session' | 'hours' | 'shape' | 'times'> & {
  label: string;
  onEnd: (span: GridSpan) => void;
}) {
  const { span } = session;
  const inMinutes = (instant: Instant): number => Math.round(instant / minuteMs);
  const end = (at: Instant): void => {
    const next = resizedTo(span, at, shape);
    if (next.to !== span.to) onEnd(next);
  };
  return (
    <div
      // A native range is as long as what it moves on, and its keys know one step alone.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="slider"
      tabIndex={0}
      className="hc-grid-end"
      aria-orientation="vertical"
      aria-label={label}
      aria-valuemin={inMinutes(span.from)}
      aria-valuemax={inMinutes(latestEnd(span.from, shape))}
      aria-valuenow={inMinutes(span.to)}
      aria-valuetext={times}
      onKeyDown={(event) => {
        const step = gridKeyStep(event.key, event.shiftKey);
        if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        end(span.to + step);
      }}
      onPointerDown={(event) => {
        if (event.button === 0) event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={({ currentTarget, pointerId, clientY }) => {
        const box = currentTarget.closest('[data-track]')?.getBoundingClientRect();
        if (box === undefined || !currentTarget.hasPointerCapture(pointerId)) return;
        end(snapped(hours.from + ((clientY - box.top) / box.height) * (hours.to - hours.from)));
      }}
    />
  );
}
