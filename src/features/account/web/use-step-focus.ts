import { useEffect, useRef } from 'react';

/** The box of a step: when the step changes, its first field gets the focus. */
export function useStepFocus(step: string) {
  const box = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    box.current?.querySelector<HTMLElement>('input:not([readonly])')?.focus();
  }, [step]);
  return box;
}
