import { type PointerEvent, useEffect, useRef } from 'react';

const heldMs = 450;
/** A finger that moves further scrolls. */
const stillPx = 10;

/** Handlers for an element that a finger or a pen presses long. A mouse has a button for it. */
export function useLongPress(act: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const from = useRef({ x: 0, y: 0 });
  const end = (): void => clearTimeout(timer.current);
  useEffect(() => end, []);
  return {
    onPointerDown({ pointerType, clientX, clientY, target }: PointerEvent<HTMLElement>): void {
      end();
      // A link has a menu of the browser's own.
      if (pointerType === 'mouse' || (target instanceof Element && target.closest('a, button') !== null)) return;
      from.current = { x: clientX, y: clientY };
      timer.current = setTimeout(act, heldMs);
    },
    onPointerMove({ clientX, clientY }: PointerEvent<HTMLElement>): void {
      if (Math.hypot(clientX - from.current.x, clientY - from.current.y) > stillPx) end();
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
