import { expect, test } from 'vitest';
import { createSafeStorage, type LocalStorage } from '#web/storage/safe-storage.ts';
import { recordVisitedEvent, visitedEvents } from './visited-events.ts';

function storage(stored?: string): { local: LocalStorage; entries: Map<string, string> } {
  const entries = new Map(stored === undefined ? [] : [['eventBrowsingHistory', stored]]);
  const native = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
  return { local: createSafeStorage(() => native), entries };
}

test('local storage key eventBrowsingHistory holds the visited event ids of each portal [FAV-011]', () => {
  const { local, entries } = storage();
  recordVisitedEvent(1, 11, local);
  recordVisitedEvent(1, 12, local);
  recordVisitedEvent(0, 9, local);
  expect(entries.get('eventBrowsingHistory')).toBe('{"0":[9],"1":[12,11]}');
  expect(visitedEvents(1, local)).toEqual([12, 11]);
});

test('a corrupt storage is written anew, one that refuses to be written does no harm', () => {
  const { local } = storage('{"1":"eleven"');
  expect(visitedEvents(1, local)).toEqual([]);
  recordVisitedEvent(1, 11, local);
  expect(visitedEvents(1, local)).toEqual([11]);
  const forbidden = createSafeStorage<'eventBrowsingHistory'>(() => {
    throw new DOMException('denied', 'SecurityError');
  }) as LocalStorage;
  recordVisitedEvent(1, 11, forbidden);
  expect(visitedEvents(1, forbidden)).toEqual([11]);
});
