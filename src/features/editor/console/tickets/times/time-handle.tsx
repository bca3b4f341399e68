import type { RefObject } from 'react';
import type { Instant } from '#kernel/clock.ts';
import { instantAt, keyStep, positionOf, type TimeAxis } from '../../../rules/time-axis.ts';
import { useSaid } from './said-span.ts';

interface TimeHandleProps {
  at: Instant;
  axis: TimeAxis;
  /** What the handle moves along. */
  track: RefObject<HTMLDivElement | null>;
  label: string;
  onMove: (at: Instant) => void;
  onHold: (isHeld: boolean) => void;
}

const minuteMs = 60_000;

/** An end of a bar: moved by a finger, by the mouse or by keys. */
export function TimeHandle({ at, axis, track, label, onMove, onHold }: TimeHandleProps) {
  const said = useSaid();
  const inMinutes = (instant: Instant): number => Math.round(instant / minuteMs);
  return (
    <div
      // A native range is as long as what it moves on, and its keys know one step alone.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="slider"
      tabIndex={0}
      className="hc-times-handle"
      aria-label={label}
      aria-valuemin={inMinutes(axis.from)}
      aria-valuemax={inMinutes(axis.to)}
      aria-valuenow={inMinutes(at)}
      aria-valuetext={said.date(at)}
      title={said.date(at)}
      style={{ insetInlineStart: `${positionOf(at, axis)}%` }}
      onKeyDown={(event) => {
        const step = keyStep(event.key, event.shiftKey);
        if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        onMove(at + step);
      }}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        onHold(true);
      }}
      onPointerMove={({ currentTarget, pointerId, clientX }) => {
        const box = track.current?.getBoundingClientRect();
        if (box === undefined || !currentTarget.hasPointerCapture(pointerId)) return;
        const next = instantAt((clientX - box.left) / box.width, axis);
        if (next !== at) onMove(next);
      }}
      onLostPointerCapture={() => onHold(false)}
    />
  );
}
