import { useEffect } from 'react';

/** Keeps the screen on while a code is held to a scanner, where the browser can; it lets go when the page is hidden. */
export function useWakeLock(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || !('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | undefined;
    let isGone = false;
    const take = async (): Promise<void> => {
      if (document.visibilityState !== 'visible') return;
      try {
        const taken = await navigator.wakeLock.request('screen');
        if (isGone) await taken.release();
        else lock = taken;
      } catch {
        // A battery that is low, a browser that forbids it: the screen goes off as ever.
      }
    };
    const onVisible = (): void => void take();
    document.addEventListener('visibilitychange', onVisible);
    void take();
    return () => {
      isGone = true;
      document.removeEventListener('visibilitychange', onVisible);
      void lock?.release().catch(() => {});
    };
  }, [isWanted]);
}
