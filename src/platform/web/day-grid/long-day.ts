import { useSyncExternalStore } from 'react';

/** So many columns of a table can be read side by side; a long day with more is a list on a desktop too. */
export const columnsMax = 12;

const query = '(min-width: 60rem)';

/** The forms of a day that a window shows, where rendering both is too much. The server cannot know: both. */
export function useDayForms(hasTable: boolean, isPrinting: boolean): { table: boolean; list: boolean } {
  const isWide = useSyncExternalStore<boolean | undefined>(
    subscribe,
    () => window.matchMedia(query).matches,
    () => undefined,
  );
  if (!hasTable) return { table: false, list: true };
  // Paper is as narrow as a phone.
  return { table: isWide !== false, list: isWide !== true || isPrinting };
}

function subscribe(listener: () => void): () => void {
  const media = window.matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}
