import { previewEvents } from '#kernel/preview-path.ts';

/** How long a page may take to be as long as it was. */
const fillsMs = 8_000;

/** Shows in the frame what was stored: the page itself does, where it stands; one that failed is loaded again. */
export function showStored(frame: HTMLIFrameElement, src: string, onShown: () => void): void {
  const page = frame.contentWindow;
  if (page === null) return;
  page.addEventListener(previewEvents.shown, onShown, { once: true });
  // It is not prevented by a page that takes it over.
  const isLeft = page.dispatchEvent(new Event(previewEvents.stored, { cancelable: true }));
  if (!isLeft) return;
  page.removeEventListener(previewEvents.shown, onShown);
  page.location.replace(againAt(page.location, src));
}

/** The page that the frame shows, as a preview again: the page takes the right to it out of its own address. */
export function againAt({ pathname, search }: Pick<Location, 'pathname' | 'search'>, src: string): string {
  const [path = '', query = ''] = src.split('?');
  const shown = new URLSearchParams(search);
  // A page that is closed at one time may be open at another.
  if (!pathname.startsWith(siteOf(path)) || /\/(error|users\/login)$/.test(pathname)) return src;
  for (const [name, value] of new URLSearchParams(query)) shown.set(name, value);
  return `${pathname}?${shown}`;
}

const siteOf = (path: string): string => path.split('/module/')[0] ?? path;

/** Scrolls to where the page stood, as soon as it is long enough: a draft is filled in the browser. */
export function keepScroll(page: Window, top: number): void {
  if (top === 0) return;
  const root = page.document.documentElement;
  const reach = (): void => {
    page.scrollTo(0, top);
    if (page.scrollY >= top - 1) observer.disconnect();
  };
  const observer = new ResizeObserver(reach);
  observer.observe(root);
  reach();
  window.setTimeout(() => observer.disconnect(), fillsMs);
}
