import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { Instant } from '#kernel/clock.ts';
import { movedTo, snapped, usualMs } from '../../rules/grid-moves.ts';
import type { GridSession, GridShape, GridSpan } from '../../rules/grid-session.ts';

/** Less is a press. */
const leastPixels = 5;
const edgePixels = 40;
const scrollPixels = 14;

/** A session under the pointer, where it would be dropped. */
export interface DraggedSession {
  session: GridSession;
  /** The column that it was taken from. */
  from: number | undefined;
  /** Undefined: it is over no column. */
  over: { placeId: number | undefined; span: GridSpan } | undefined;
}

interface DragPlace {
  /** What scrolls; the columns in it are known by `data-track`. */
  board: RefObject<HTMLElement | null>;
  hours: GridSpan;
  day: Instant;
  shape: GridShape;
  onDrop: (dragged: DraggedSession) => void;
}

/** A session is taken by the pointer, from a column or from beside the grid. Escape lets it go. */
export function useDrag({ board, hours, day, shape, onDrop }: DragPlace) {
  const [dragged, setDragged] = useState<DraggedSession>();
  const stop = useRef<() => void>(undefined);
  /** The press that ends a drag is none. */
  const wasDragged = useRef(false);
  useEffect(() => () => stop.current?.(), []);

  const begin = (event: ReactPointerEvent<HTMLElement>, session: GridSession, from: number | undefined): void => {
    if (event.button !== 0 || stop.current !== undefined) return;
    const start = { x: event.clientX, y: event.clientY };
    // From beside the grid it is taken by its beginning.
    const grip =
      event.currentTarget.dataset['session'] === undefined
        ? 0
        : start.y - event.currentTarget.getBoundingClientRect().top;
    const span = session.span ?? { from: day, to: day + usualMs };
    let latest: DraggedSession | undefined;
    wasDragged.current = false;
    const over = (x: number, y: number): DraggedSession['over'] => {
      const track = trackAt(board.current, x, y);
      if (track === undefined) return undefined;
      const box = track.getBoundingClientRect();
      const at = hours.from + ((y - grip - box.top) / box.height) * (hours.to - hours.from);
      const id = Number(track.dataset['track']);
      return { placeId: id === 0 ? undefined : id, span: movedTo(span, snapped(at), day, shape) };
    };
    const move = (moved: PointerEvent): void => {
      if (latest === undefined && Math.hypot(moved.clientX - start.x, moved.clientY - start.y) < leastPixels) return;
      wasDragged.current = true;
      scrollAt(board.current, moved);
      latest = { session, from, over: over(moved.clientX, moved.clientY) };
      setDragged(latest);
    };
    const end = (): void => {
      if (latest !== undefined) onDrop(latest);
      stop.current?.();
    };
    const giveUp = (): void => stop.current?.();
    const key = (pressed: KeyboardEvent): void => {
      if (pressed.key === 'Escape') giveUp();
    };
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', giveUp);
    window.addEventListener('keydown', key);
    stop.current = () => {
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', giveUp);
      window.removeEventListener('keydown', key);
      stop.current = undefined;
      setDragged(undefined);
      // That press comes before the timer does.
      window.setTimeout(() => (wasDragged.current = false));
    };
  };
  return { dragged, begin, wasDragged };
}

/** The column below a place on the page; beside the columns none. */
function trackAt(board: HTMLElement | null, x: number, y: number): HTMLElement | undefined {
  const box = board?.getBoundingClientRect();
  if (board === null || box === undefined || x < box.left || x > box.right || y < box.top || y > box.bottom)
    return undefined;
  return [...board.querySelectorAll<HTMLElement>('[data-track]')].find((track) => {
    const { left, right } = track.getBoundingClientRect();
    return x >= left && x < right;
  });
}

/** Near an edge, the columns go on. */
function scrollAt(board: HTMLElement | null, { clientX, clientY }: PointerEvent): void {
  const box = board?.getBoundingClientRect();
  if (board === null || box === undefined) return;
  const step = (at: number, from: number, to: number): number =>
    at < from + edgePixels ? -scrollPixels : at > to - edgePixels ? scrollPixels : 0;
  board.scrollBy(step(clientX, box.left, box.right), step(clientY, box.top, box.bottom));
}
