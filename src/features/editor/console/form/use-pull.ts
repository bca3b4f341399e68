import { type PointerEvent as ReactPointerEvent, type RefObject, useRef } from 'react';

/** A place in an element, or a way across it, in per cent of its width and height. */
export interface Percents {
  x: number;
  y: number;
}

interface Pull {
  /** What is measured. */
  frame: RefObject<HTMLElement | null>;
  /** The pointer is down: at this place. */
  onBegin: (at: Percents) => void;
  /** It moved: to this place, by this way since it went down. */
  onPull: (at: Percents, by: Percents) => void;
}

/** The handlers of an element that is pulled by a finger or the mouse over a frame. */
export function usePull({ frame, onBegin, onPull }: Pull) {
  const begun = useRef<Percents>(undefined);
  const placeOf = ({ clientX, clientY }: ReactPointerEvent): Percents => {
    const { left, top, width, height } = frame.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
    const percent = (way: number, whole: number): number => Math.min(Math.max((way / whole) * 100, 0), 100);
    return { x: percent(clientX - left, width), y: percent(clientY - top, height) };
  };
  return {
    onPointerDown(event: ReactPointerEvent<HTMLElement>): void {
      if (event.button !== 0 || !event.isPrimary) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      begun.current = placeOf(event);
      onBegin(begun.current);
    },
    onPointerMove(event: ReactPointerEvent<HTMLElement>): void {
      if (begun.current === undefined) return;
      const at = placeOf(event);
      onPull(at, { x: at.x - begun.current.x, y: at.y - begun.current.y });
    },
    onLostPointerCapture(): void {
      begun.current = undefined;
    },
  };
}
