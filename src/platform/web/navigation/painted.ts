const patienceMs = 100;

/**
 * Resolves when the window has painted what it knows now, so that a press is seen before the work behind it begins. A
 * hidden window paints nothing, and the server has no window.
 */
export function painted(): Promise<void> {
  if (typeof window === 'undefined') return Promise.resolve();
  return new Promise((resolve) => {
    window.requestAnimationFrame(() => window.setTimeout(resolve));
    window.setTimeout(resolve, patienceMs);
  });
}
