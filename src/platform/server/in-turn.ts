export type InTurn<Key> = <Result>(key: Key, work: () => Promise<Result>) => Promise<Result>;

/** Does the work of one key in this process one after the other, in order of arrival; other keys do not wait for it. */
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
