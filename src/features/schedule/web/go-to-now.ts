import { entryState } from '#web/navigation/history-entry.ts';

/** In the address of a page that begins at what is on now. */
export const nowHash = '#now';

const shownOf = (scheduleId: number): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(`[data-schedule="${scheduleId}"]`)].find(
    (element) => element.getClientRects().length > 0,
  );

/** Brings a session into view, in the form of the day that is shown here, and gives its link the focus. */
export function goToSession(scheduleId: number, isCalm = isStill()): void {
  const visible = shownOf(scheduleId);
  if (visible === undefined) return;
  visible.scrollIntoView({ block: 'center', behavior: isCalm ? 'instant' : 'smooth' });
  visible.querySelector<HTMLElement>('a')?.focus({ preventScroll: true });
}

const isStill = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * A page that is opened begins at a session that is not in its upper half: at once, and only the first time of an entry
 * of the history, which keeps its own place afterwards. An address with the hash leads there in any case.
 */
export function beginAtNow(scheduleId: number, isDay: boolean): void {
  const isAsked = window.location.hash === nowHash;
  if (isAsked || !isDay || entryState()['beganAtNow'] === true) {
    if (isAsked) goToSession(scheduleId, true);
    return;
  }
  window.history.replaceState({ ...entryState(), beganAtNow: true }, '');
  // The router puts a new page to its top in the same turn.
  queueMicrotask(() => {
    const visible = shownOf(scheduleId);
    if (visible === undefined || window.scrollY > 0) return;
    if (visible.getBoundingClientRect().top < window.innerHeight / 2) return;
    visible.scrollIntoView({ block: 'start', behavior: 'instant' });
  });
}
