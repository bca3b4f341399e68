export type InTurn<Key> = <Result>(key: Key, work: () => Promise<Result>) => Promise<Result>;

/** Does work of one key after the other in this process, in the order in which it came; other keys do not wait for it. */
export function createInTurn<Key>(): InTurn<Key> {
  const last = new Map<Key, Promise<unknown>>();
  return async (key, work) => {
    const own = (last.get(key) ?? Promise.resolve()).then(work, work);
    last.set(key, own);
    try {
      return await own;
    } finally {
      if (last.get(key) === own) last.delete(key);
    }
  };
}
