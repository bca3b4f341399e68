import type { ReactNode } from 'react';
import { hydrateRoot, type HydrationOptions, type Root } from 'react-dom/client';

/** What the translations of browsers leave: Chrome in the text itself, Edge at the elements around it. */
const ofTranslation = 'font, [_msttexthash]';

/**
 * Begins a root over the server's HTML. Where a browser has translated the HTML, React finds another one than it expects
 * and renders the root afresh; that is no error of the page.
 */
export function takeOver(place: Element, content: ReactNode, options?: HydrationOptions): Root {
  const isTranslated = place.querySelector(ofTranslation) !== null;
  return hydrateRoot(place, content, isTranslated ? { ...options, onRecoverableError: () => undefined } : options);
}
