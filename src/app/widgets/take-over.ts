import type { ReactNode } from 'react';
import { createRoot, hydrateRoot, type HydrationOptions, type Root } from 'react-dom/client';

/** What the translations of browsers leave: Chrome in the text itself, Edge at the elements around it. */
const ofTranslation = 'font, [_msttexthash]';
/** What Chrome says of the page, also when it translates while React is at work. */
const translatedPage = '.translated-ltr, .translated-rtl';

/**
 * Begins a root over the server's HTML. Where a browser has translated the HTML, React finds another one than it expects
 * and renders the root afresh; that is no error of the page. Of a page that was rendered afresh no widget has HTML.
 */
export function takeOver(place: Element, content: ReactNode, options: HydrationOptions = {}): Root {
  if (place.firstChild === null) {
    const root = createRoot(place, options);
    root.render(content);
    return root;
  }
  const wasTranslated = place.querySelector(ofTranslation) !== null;
  return hydrateRoot(place, content, {
    ...options,
    onRecoverableError(error, info) {
      if (wasTranslated || document.documentElement.matches(translatedPage)) return;
      (options.onRecoverableError ?? reportError)(error, info);
    },
  });
}
