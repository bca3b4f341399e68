import { browsingHistoryMax, idMax } from '#kernel/limits.ts';

/** The event ids a visitor has opened in each portal, the newest first. */
export type BrowsingHistory = Readonly<Record<string, readonly number[]>>;

/** The history as it is stored; whatever is not of its form is left out. */
export function readHistory(text: string | undefined): BrowsingHistory {
  const stored = parse(text);
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return {};
  return Object.fromEntries(
    Object.entries(stored).flatMap(([portalId, ids]) =>
      /^\d{1,10}$/.test(portalId) && Array.isArray(ids) ? [[portalId, firstOfEach(ids.filter(isId))]] : [],
    ),
  );
}

export function withVisit(history: BrowsingHistory, portalId: number, eventId: number): BrowsingHistory {
  return { ...history, [portalId]: firstOfEach([eventId, ...visitedIn(history, portalId)]) };
}

export function visitedIn(history: BrowsingHistory, portalId: number): readonly number[] {
  return history[portalId] ?? [];
}

function firstOfEach(ids: readonly number[]): number[] {
  return [...new Set(ids)].slice(0, browsingHistoryMax);
}

function isId(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= idMax;
}

function parse(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}
