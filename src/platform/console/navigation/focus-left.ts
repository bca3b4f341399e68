import type { ConsoleRouter } from './console-router.ts';

/**
 * Gives the focus to the link by which the organiser left this page, as soon as it is there: a list may still be read.
 * Whoever presses something meanwhile decides for themselves. Answers how to stop.
 */
export function focusLeft(page: HTMLElement, router: Pick<ConsoleRouter, 'left' | 'forgetLeft'>): () => void {
  if (router.left === undefined) return () => {};
  const watch = new MutationObserver(() => look());
  const stop = (): void => {
    watch.disconnect();
    for (const kind of presses) document.removeEventListener(kind, decided, true);
  };
  const decided = (): void => {
    router.forgetLeft();
    stop();
  };
  const look = (): void => {
    const link = router.left === undefined ? undefined : linkTo(page, router.left);
    if (link === undefined) return;
    link.focus();
    decided();
  };
  watch.observe(page, { childList: true, subtree: true });
  for (const kind of presses) document.addEventListener(kind, decided, true);
  look();
  return stop;
}

const presses = ['pointerdown', 'keydown'] as const;

/** The link to an address; one of a field of it, or of a search in it, is the same row. */
function linkTo(page: HTMLElement, address: string): HTMLAnchorElement | undefined {
  const links = [...page.querySelectorAll<HTMLAnchorElement>('a[href]:not(.hc-back)')];
  const pathOf = (href: string | null): string | undefined => href?.split('?')[0];
  return (
    links.find((link) => link.getAttribute('href') === address) ??
    links.find((link) => pathOf(link.getAttribute('href')) === pathOf(address))
  );
}
