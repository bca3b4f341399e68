/**
 * Puts the focus on the heading of a page that has come, so that a screen reader says where the visitor is now. A page
 * that has none yet gets the focus as a whole, and its heading when it comes, unless the visitor has gone on.
 */
export function focusPage(main: HTMLElement): void {
  if (focusHeading(main)) return;
  main.focus({ preventScroll: true });
  const watch = new MutationObserver(() => {
    if (document.activeElement !== main || focusHeading(main)) watch.disconnect();
  });
  watch.observe(main, { childList: true, subtree: true });
}

function focusHeading(main: HTMLElement): boolean {
  const heading = main.querySelector('h1');
  if (heading === null) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}
