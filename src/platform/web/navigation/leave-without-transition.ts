/**
 * Leaves for a document that has no transition with the site, or would be late for one. `replace`: in the
 * history the document takes the place of this page.
 */
export function leaveWithoutTransition(url: string, how: 'assign' | 'replace' = 'assign'): void {
  window.addEventListener('pageswap', ({ viewTransition }) => viewTransition?.skipTransition(), { once: true });
  window.location[how](url);
}
