/** Loads each thing on the first call for it, and keeps it for later calls. After a failure the next call tries anew. */
export function keepLoaded<Thing>(load: (key: string) => Promise<Thing>): (key?: string) => Promise<Thing> {
  const kept = new Map<string, Promise<Thing>>();
  return (key = '') => {
    const known = kept.get(key);
    if (known !== undefined) return known;
    const loading = load(key);
    kept.set(key, loading);
    loading.catch(() => kept.delete(key));
    return loading;
  };
}
