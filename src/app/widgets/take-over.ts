import type { ReactNode } from 'react';
import { hydrateRoot, type HydrationOptions, type Root } from 'react-dom/client';

/** What the translations of browsers leave: Chrome in the text itself, Edge at the elements around it. */
const ofTranslation = 'font, [_msttexthash]';
/** What Chrome says of the page, also when it translates while React is at work. */
const translatedPage = '.translated-ltr, .translated-rtl';

/**
 * Begins a root over the server's HTML. Where a browser has translated the HTML, React finds another one than it expects
 * and renders the root afresh; that is no error of the page.
 */
export function takeOver(place: Element, content: ReactNode, options: HydrationOptions = {}): Root {
  const wasTranslated = place.querySelector(ofTranslation) !== null;
  return hydrateRoot(place, content, {
    ...options,
    onRecoverableError(error, info) {
      if (wasTranslated || document.documentElement.matches(translatedPage)) return;
      (options.onRecoverableError ?? reportError)(error, info);
    },
  });
}
