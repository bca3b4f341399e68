import type { LocalStorage } from '#web/storage/safe-storage.ts';
import { readHistory, visitedIn, withVisit } from '../rules/browsing-history.ts';

/** Remembers that a visitor opened an event in its portal. */
export function recordVisitedEvent(portalId: number, eventId: number, local: LocalStorage): void {
  const history = withVisit(readHistory(local.get('eventBrowsingHistory')), portalId, eventId);
  local.set('eventBrowsingHistory', JSON.stringify(history));
}

/** The events a visitor opened in a portal, the newest first. */
export function visitedEvents(portalId: number, local: LocalStorage): readonly number[] {
  return visitedIn(readHistory(local.get('eventBrowsingHistory')), portalId);
}
