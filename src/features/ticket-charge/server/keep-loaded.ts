/** Loads each thing when it is asked for first, once however many ask, and keeps it; what failed is loaded anew. */
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
