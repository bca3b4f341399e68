import { useSyncExternalStore } from 'react';

/** The port of this page, which another domain of this server shares; the server's HTML leaves it out. */
export function usePort(): string {
  return useSyncExternalStore(
    neverChanges,
    () => window.location.port,
    () => '',
  );
}

const neverChanges = () => () => undefined;
