import { useSyncExternalStore } from 'react';

const narrow = () => window.matchMedia('(max-width: 47.99rem)');

function listen(listener: () => void): () => void {
  const query = narrow();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the window has room for one column alone. */
export function useNarrow(): boolean {
  return useSyncExternalStore(listen, () => narrow().matches);
}
