const storageKey = 'hb-reloaded';

/** One reload per address and session: a chunk of an older build is gone, a reload brings the new one (core 4.1). */
export function mayReload(address: string, storage: Pick<Storage, 'getItem' | 'setItem'>): boolean {
  try {
    const reloaded = (storage.getItem(storageKey) ?? '').split('\n');
    if (reloaded.includes(address)) return false;
    storage.setItem(storageKey, [...reloaded, address].slice(-50).join('\n'));
    return true;
  } catch {
    // Without storage a reload could repeat for ever.
    return false;
  }
}

/** The chunk, or a reloaded page. After the reload a failure is a failure. */
export async function orReloadOnce<T>(chunk: Promise<T>): Promise<T> {
  try {
    return await chunk;
  } catch (error) {
    // A visitor who is offline would lose the page that is shown.
    if (typeof window === 'undefined' || !window.navigator.onLine) throw error;
    if (!mayReload(window.location.href, window.sessionStorage)) throw error;
    window.location.reload();
    return new Promise<T>(() => {});
  }
}
