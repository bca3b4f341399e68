export interface HeldPlaces {
  /** Takes a place of a key; false when it holds as many as it may. */
  take(key: string): boolean;
  release(key: string): void;
}

/** How much each key holds at the same time, such as open sockets. */
export function createHeldPlaces(most: number): HeldPlaces {
  const held = new Map<string, number>();
  return {
    take(key) {
      const count = held.get(key) ?? 0;
      if (count >= most) return false;
      held.set(key, count + 1);
      return true;
    },
    release(key) {
      const count = held.get(key) ?? 0;
      if (count > 1) held.set(key, count - 1);
      else held.delete(key);
    },
  };
}
