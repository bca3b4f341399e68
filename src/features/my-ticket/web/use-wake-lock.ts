import { useEffect } from 'react';

/** Keeps the screen on while a code is shown, where the browser can. The browser ends this when the page is hidden. */
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
        // With a low battery, or in a browser that forbids it, the screen goes off as usual.
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
