import type { SiteFacts } from '../site-state.ts';
import { applyHead } from './apply-head.ts';
import { headOf, type PageLocation } from './head-of.ts';

/** Makes the document's head that of the page navigated to. */
export function showHead(facts: SiteFacts, location: PageLocation): void {
  applyHead(headOf(facts, location), facts.language);
}
