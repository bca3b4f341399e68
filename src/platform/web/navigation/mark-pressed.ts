import { isElement } from './element-of.ts';
import type { BrowserRouter } from './router.ts';

/** Marks the link or button whose press leads to a page, until that page is shown. */
export function markPressed(router: Pick<BrowserRouter<unknown>, 'get' | 'subscribe'>): void {
  let marked: Element | undefined;
  const unmark = (): void => {
    marked?.removeAttribute('data-pressed');
    marked = undefined;
  };
  document.addEventListener('click', ({ target }) => {
    const pressed = isElement(target) ? target.closest('a, button') : null;
    if (!pressed || !router.get().isLoading) return;
    unmark();
    pressed.setAttribute('data-pressed', '');
    marked = pressed;
  });
  router.subscribe(() => {
    if (!router.get().isLoading) unmark();
  });
}
