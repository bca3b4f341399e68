import { type ReactNode, useEffect, useRef } from 'react';
import { useConsole } from '#console/console-context.ts';
import { useQuery } from '#console/navigation/use-query.ts';
import type { PartPath } from './part-path.ts';

const names = ['field'] as const;

/** The field that the address leads to (`?field=terms.bodyTerms`); [] for none. */
export function useSought(): PartPath {
  // A search leads from field to field of one form, whose fields are shown anew by themselves alone.
  const { field } = useQuery(names).query;
  return field === '' ? [] : field.split('.');
}

/** Whether the field that is sought is this one or in it. */
export function isUnder(sought: PartPath, path: PartPath): boolean {
  return sought.length > 0 && path.every((key, at) => sought[at] === key);
}

/** What somebody types into comes before what only is pressed. */
const typedInto = 'input:not([type="file"]), textarea, [contenteditable="true"]';
const pressed = 'select, button, summary, input';
/** An editor of a text comes after the form, and moves what is below it. */
const settlesMs = 2_000;

const controlIn = (place: Element): HTMLElement | null =>
  place.querySelector<HTMLElement>(typedInto) ?? place.querySelector<HTMLElement>(pressed);
const bringInSight = (found: HTMLElement): void =>
  found.scrollIntoView({ block: found.offsetHeight > window.innerHeight / 2 ? 'start' : 'center' });

/** Leads once more to the field of the address, after somebody went on from there. */
export function arriveAtSought(): void {
  const found = document.querySelector<HTMLElement>('.hc-sought');
  if (found === null) return;
  bringInSight(found);
  controlIn(found)?.focus({ preventScroll: true });
}

/** A field of a screen written by hand. */
export function SoughtPlace({ path, children }: { path: PartPath; children: ReactNode }) {
  const sought = useSought();
  return isUnder(sought, path) ? <SoughtField language={sought[path.length]}>{children}</SoughtField> : children;
}

/** The field that the address leads to: in sight, marked, and with the focus. */
export function SoughtField({ language, children }: { language?: string | undefined; children: ReactNode }) {
  const { router } = useConsole();
  const whole = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const found = whole.current;
    if (found === null) return undefined;
    let focused: Element | undefined;
    const arrive = (): void => {
      const own = language === undefined ? null : found.querySelector(`[data-language="${language}"]`);
      const control = controlIn(own ?? found);
      bringInSight(found);
      if (control === null || focused?.matches(typedInto) === true) return;
      focused = control;
      control.focus({ preventScroll: true });
    };
    // The page puts the focus on its heading first.
    const frame = requestAnimationFrame(arrive);
    const observer = new ResizeObserver(arrive);
    observer.observe(document.body);
    const changes = new MutationObserver(arrive);
    changes.observe(found, { childList: true, subtree: true });
    const stop = (): void => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      changes.disconnect();
      clearTimeout(timer);
      for (const type of hands) window.removeEventListener(type, stop);
    };
    const timer = window.setTimeout(stop, settlesMs);
    // Whoever has begun to read or type is left alone.
    for (const type of hands) window.addEventListener(type, stop, { passive: true });
    return stop;
  }, [router, language]);
  return (
    <div ref={whole} className="hc-sought">
      {children}
    </div>
  );
}
const hands = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;
