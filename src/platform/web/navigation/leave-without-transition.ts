/** Leaves for a document that takes no part in the transitions of the site, or would be late for one. */
export function leaveWithoutTransition(url: string): void {
  window.addEventListener('pageswap', ({ viewTransition }) => viewTransition?.skipTransition(), { once: true });
  window.location.assign(url);
}
