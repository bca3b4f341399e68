/** Keeps data of published sites. A revision never changes, so an entry is never wrong, only forgotten. */
export interface PublishedReads {
  get<T>(revision: number, key: string, read: () => Promise<T>): Promise<T>;
  /** What was read before; undefined otherwise, and while it is being read. */
  now<T>(revision: number, key: string): T | undefined;
  size(): number;
}

export function createPublishedReads(entriesMax: number): PublishedReads {
  const entries = new Map<string, Promise<unknown>>();
  const settled = new WeakMap<Promise<unknown>, unknown>();
  return {
    get<T>(revision: number, key: string, read: () => Promise<T>) {
      const name = `${revision} ${key}`;
      const known = entries.get(name);
      if (known !== undefined) {
        entries.delete(name);
        entries.set(name, known);
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Each key is read in one way.
        return known as Promise<T>;
      }
      const reading = read();
      entries.set(name, reading);
      // A failed read is not kept.
      reading.then(
        (value) => settled.set(reading, value),
        () => entries.delete(name),
      );
      if (entries.size > entriesMax) entries.delete(entries.keys().next().value!);
      return reading;
    },
    now<T>(revision: number, key: string) {
      const reading = entries.get(`${revision} ${key}`);
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Each key is read in one way.
      return reading && (settled.get(reading) as T | undefined);
    },
    size: () => entries.size,
  };
}
