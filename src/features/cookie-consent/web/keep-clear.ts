const asking = 'hb-asking-cookies';
const space = '--hb-cookie-space';
const lift = '--hb-popup-lift';

/**
 * While the strip covers the end of the page, the page can be scrolled further by its height, the strip stands above a
 * bar of actions where it would cover it, and the focused element never stays behind it. Answers a function that ends
 * this.
 */
export function keepClear(strip: HTMLElement): () => void {
  const root = document.documentElement;
  let raised = 0;
  const place = (): void => {
    const { top, bottom, left, right } = strip.getBoundingClientRect();
    const low = { top: top + raised, bottom: bottom + raised, left, right };
    const covered = [...document.querySelectorAll('.hb-action-bar')]
      .map((bar) => bar.getBoundingClientRect())
      .find((bar) => overlap(bar, low));
    raised = covered === undefined ? 0 : Math.ceil(low.bottom - covered.top);
    strip.style.setProperty(lift, `${raised}px`);
    root.style.setProperty(space, `${Math.ceil(window.innerHeight - low.top)}px`);
  };
  const show = ({ target }: FocusEvent): void => {
    if (!(target instanceof HTMLElement) || strip.contains(target)) return;
    const [box, cover] = [target.getBoundingClientRect(), strip.getBoundingClientRect()];
    // An element higher than the room above the strip is visible anyway, such as a whole page that got the focus on
    // opening.
    if (box.height <= cover.top && overlap(box, cover)) target.scrollIntoView({ block: 'center' });
  };
  const observer = new ResizeObserver(place);
  observer.observe(strip);
  // A bar of actions sinks to the end of the window when the page above it grows.
  observer.observe(document.body);
  // A bar of actions comes and goes with what the page holds.
  const changes = new MutationObserver(place);
  changes.observe(document.body, { childList: true, subtree: true });
  root.classList.add(asking);
  window.addEventListener('resize', place);
  window.addEventListener('scroll', place, { passive: true });
  document.addEventListener('focusin', show);
  place();
  return () => {
    observer.disconnect();
    changes.disconnect();
    window.removeEventListener('resize', place);
    window.removeEventListener('scroll', place);
    document.removeEventListener('focusin', show);
    root.classList.remove(asking);
    root.style.removeProperty(space);
  };
}

interface Box {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

export function overlap(a: Box, b: Box): boolean {
  return a.top < b.bottom && b.top < a.bottom && a.left < b.right && b.left < a.right;
}
