/** Keeps data of published sites. A revision never changes, so an entry is never wrong, only forgotten. */
export interface PublishedReads {
  get<T>(revision: number, key: string, read: () => Promise<T>): Promise<T>;
  size(): number;
}

export function createPublishedReads(entriesMax: number): PublishedReads {
  const entries = new Map<string, Promise<unknown>>();
  return {
    get<T>(revision: number, key: string, read: () => Promise<T>) {
      const name = `${revision} ${key}`;
      const known = entries.get(name);
      if (known !== undefined) {
        entries.delete(name);
        entries.set(name, known);
        return known as Promise<T>;
      }
      const reading = read();
      entries.set(name, reading);
      // A failed read is not kept.
      reading.catch(() => entries.delete(name));
      if (entries.size > entriesMax) entries.delete(entries.keys().next().value as string);
      return reading;
    },
    size: () => entries.size,
  };
}
