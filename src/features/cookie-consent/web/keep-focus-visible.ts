const asking = 'hb-asking-cookies';
const space = '--hb-cookie-space';

/**
 * While the popup covers the end of the page, the page can be scrolled further by the popup's height, and the focused
 * element never stays behind the popup. Answers a function that ends this.
 */
export function keepFocusVisible(popup: HTMLElement): () => void {
  const root = document.documentElement;
  const measure = (): void => {
    root.style.setProperty(space, `${Math.ceil(window.innerHeight - popup.getBoundingClientRect().top)}px`);
  };
  const show = ({ target }: FocusEvent): void => {
    if (!(target instanceof HTMLElement) || popup.contains(target)) return;
    const [box, cover] = [target.getBoundingClientRect(), popup.getBoundingClientRect()];
    // An element higher than the room above the popup is visible anyway, such as a whole page that got the focus on
    // opening.
    if (box.height <= cover.top && overlap(box, cover)) target.scrollIntoView({ block: 'center' });
  };
  const observer = new ResizeObserver(measure);
  observer.observe(popup);
  root.classList.add(asking);
  window.addEventListener('resize', measure);
  document.addEventListener('focusin', show);
  measure();
  return () => {
    observer.disconnect();
    window.removeEventListener('resize', measure);
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
