import { type DOMAttributes, useEffect, useRef } from 'react';

/** The one before, or the one after. */
export type Step = -1 | 1;

/** So far a finger moves for a turn, in px; a shorter way is a press. */
const swipePx = 48;
/** A scroll down is no turn, even if the finger moves aside a little. */
const aside = 1.5;

const typed = 'input, select, textarea, [contenteditable]';
const stepOfKey: Readonly<Record<string, Step | undefined>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Turns by the arrow keys, and by a swipe over the element that gets the answer. Undefined: nothing turns. */
export function useTurn(
  turn: ((step: Step) => void) | undefined,
): Required<Pick<DOMAttributes<Element>, 'onTouchStart' | 'onTouchEnd'>> {
  const begun = useRef<{ x: number; y: number }>(undefined);
  useEffect(() => {
    if (turn === undefined) return;
    const onKey = (event: KeyboardEvent): void => {
      const step = stepOfKey[event.key];
      const isMeant = !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey);
      if (step === undefined || !isMeant || event.defaultPrevented) return;
      if (event.target instanceof Element && event.target.closest(typed)) return;
      turn(step);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [turn]);
  return {
    onTouchStart({ touches }) {
      const first = touches[0];
      // Two fingers make the page larger.
      begun.current = first === undefined || touches.length > 1 ? undefined : { x: first.clientX, y: first.clientY };
    },
    onTouchEnd({ changedTouches }) {
      const { current: from } = begun;
      const to = changedTouches[0];
      begun.current = undefined;
      if (from === undefined || to === undefined) return;
      const [x, y] = [to.clientX - from.x, to.clientY - from.y];
      if (Math.abs(x) >= swipePx && Math.abs(x) > aside * Math.abs(y)) turn?.(x < 0 ? 1 : -1);
    },
  };
}
