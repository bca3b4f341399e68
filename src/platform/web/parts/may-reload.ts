const storageKey = 'hb-reloaded';

/** One reload per address and session: a chunk of an older build is gone, a reload brings the new one (core 4.1). */
export function mayReload(address: string, storageOf: () => Pick<Storage, 'getItem' | 'setItem'>): boolean {
  try {
    const storage = storageOf();
    const reloaded = (storage.getItem(storageKey) ?? '').split('\n');
    if (reloaded.includes(address)) return false;
    storage.setItem(storageKey, [...reloaded, address].slice(-50).join('\n'));
    return true;
  } catch {
    // Without storage a reload could repeat for ever.
    return false;
  }
}
