import { type RefObject, useLayoutEffect } from 'react';

/** Tells an element how high the part of the window is that no keyboard covers, and how far it is pushed. */
export function useWindowHeight(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const port = window.visualViewport;
    const told = element.current;
    if (port === null || told === null) return;
    const tell = (): void => {
      // When a visitor zooms with two fingers, the page does not change.
      if (port.scale > 1.05) return;
      told.style.setProperty('--hb-chat-window', `${Math.round(port.height)}px`);
      told.style.setProperty('--hb-chat-offset', `${Math.round(port.offsetTop)}px`);
    };
    tell();
    port.addEventListener('resize', tell);
    port.addEventListener('scroll', tell);
    return () => {
      port.removeEventListener('resize', tell);
      port.removeEventListener('scroll', tell);
    };
  }, [element]);
}
