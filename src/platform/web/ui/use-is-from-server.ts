import { useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the server has rendered this part: true there, and in the browser of what it takes over, as long as it is shown. */
export function useIsFromServer(): boolean {
  const isTakenOver = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [isFromServer] = useState(isTakenOver);
  return isFromServer;
}
