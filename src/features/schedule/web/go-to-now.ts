/** In the address of a page that begins at what is on now. */
export const nowHash = '#now';

/** Brings a session into view, in the form of the day that is shown here, and gives its link the focus. */
export function goToSession(scheduleId: number): void {
  const all = document.querySelectorAll<HTMLElement>(`[data-schedule="${scheduleId}"]`);
  const visible = [...all].find((element) => element.getClientRects().length > 0);
  if (visible === undefined) return;
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  visible.scrollIntoView({ block: 'center', behavior: isCalm ? 'auto' : 'smooth' });
  visible.querySelector<HTMLElement>('a')?.focus({ preventScroll: true });
}
