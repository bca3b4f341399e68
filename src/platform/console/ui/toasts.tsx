import { useCallback, useEffect, useState } from 'react';
import { useWords, type ToastMessage } from '../console-context.ts';
import { kitTexts } from '../kit-texts.ts';

const shownMs = 6_000;

interface Shown extends ToastMessage {
  at: number;
}

/** One message at a time, at the foot of the window; a newer one takes its place. */
export function useToast(): { toast: (message: ToastMessage) => void; shown: Shown | undefined; close: () => void } {
  const [shown, setShown] = useState<Shown>();
  const toast = useCallback((message: ToastMessage) => {
    setShown((before) => ({ ...message, at: (before?.at ?? 0) + 1 }));
  }, []);
  const close = useCallback(() => setShown(undefined), []);
  return { toast, shown, close };
}

export function Toasts({ shown, close }: { shown: Shown | undefined; close: () => void }) {
  const words = useWords(kitTexts);
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (shown === undefined || isHeld) return undefined;
    const timer = window.setTimeout(close, shownMs);
    return () => window.clearTimeout(timer);
  }, [shown, isHeld, close]);
  return (
    <output className="hc-toasts">
      {shown === undefined ? null : (
        // Whoever points at it reads it.
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
        <span
          key={shown.at}
          className="hc-toast"
          onPointerEnter={() => setHeld(true)}
          onPointerLeave={() => setHeld(false)}
          onFocus={() => setHeld(true)}
          onBlur={() => setHeld(false)}
        >
          <span>{shown.text}</span>
          {shown.undo === undefined ? null : (
            <button
              type="button"
              className="hc-toast-undo"
              onClick={() => {
                shown.undo?.();
                close();
              }}
            >
              {words.undo}
            </button>
          )}
        </span>
      )}
    </output>
  );
}
