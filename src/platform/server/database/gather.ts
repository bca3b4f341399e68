import { setImmediate as endOfTurn } from 'node:timers/promises';

/** Reads the values of some keys; the map has no entry for a key without a value. */
export type ReadMany<Key, Value> = (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>;

const keysMax = 256;

/**
 * Uses one statement for many callers at the same time: those of one turn of the event loop. A caller who asks during
 * a read goes into the next one. A single caller waits for nobody.
 */
export function gather<Key, Value>(read: ReadMany<Key, Value>): (key: Key) => Promise<Value | undefined> {
  let waiting = new Map<Key, PromiseWithResolvers<Value | undefined>>();
  let isReading = false;

  const work = async (): Promise<void> => {
    isReading = true;
    await endOfTurn();
    while (waiting.size > 0) {
      const taken = new Map([...waiting].slice(0, keysMax));
      waiting = new Map([...waiting].slice(keysMax));
      try {
        const found = await read([...taken.keys()]);
        for (const [key, { resolve }] of taken) resolve(found.get(key));
      } catch (error) {
        for (const { reject } of taken.values()) reject(error);
      }
    }
    isReading = false;
  };

  return (key) => {
    let asked = waiting.get(key);
    if (asked === undefined) waiting.set(key, (asked = Promise.withResolvers()));
    if (!isReading) void work();
    return asked.promise;
  };
}
