/** Ends the watch of the page before. */
let unwatch: (() => void) | undefined;

/**
 * Puts the focus on the heading of a page that has come, so that a screen reader says where the visitor is now. A page
 * that has none yet gets the focus as a whole, and its heading when it comes. A heading that gives way to another one
 * hands the focus on. The visitor who has gone on keeps the focus.
 */
export function focusPage(main: HTMLElement): void {
  unwatch?.();
  if (!focusHeading(main)) main.focus({ preventScroll: true });
  let own = document.activeElement;
  const watch = new MutationObserver(() => {
    const now = document.activeElement;
    // An element that leaves the page leaves the focus to the body.
    const isLost = now === document.body && own?.isConnected === false;
    if (now !== own && !isLost) return watch.disconnect();
    if (own !== main && !isLost) return;
    if (!focusHeading(main) && isLost) main.focus({ preventScroll: true });
    own = document.activeElement;
  });
  watch.observe(main, { childList: true, subtree: true });
  unwatch = () => watch.disconnect();
}

function focusHeading(main: HTMLElement): boolean {
  const heading = main.querySelector('h1');
  if (heading === null) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}
