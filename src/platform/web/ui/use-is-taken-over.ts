import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and until the browser has taken over: a form sent before that would leave the page. */
export function useIsTakenOver(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
