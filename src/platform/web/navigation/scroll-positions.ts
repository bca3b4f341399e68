const storageKey = 'hb-scroll';
const entriesMax = 50;

export interface ScrollPositions {
  keep(key: string, y: number): void;
  of(key: string): number | undefined;
}

/** The scroll positions of the pages of this tab, by history entry; they survive a reload. */
export function createScrollPositions(storage: Pick<Storage, 'getItem' | 'setItem'> | undefined): ScrollPositions {
  let positions = new Map<string, number>();
  try {
    const kept: unknown = JSON.parse(storage?.getItem(storageKey) ?? '[]');
    if (Array.isArray(kept)) positions = new Map(kept.filter(isPosition));
  } catch {
    positions = new Map();
  }
  return {
    keep(key, y) {
      positions.delete(key);
      positions.set(key, Math.round(y));
      if (positions.size > entriesMax) positions.delete(positions.keys().next().value!);
      try {
        storage?.setItem(storageKey, JSON.stringify([...positions]));
      } catch {
        // A full or forbidden storage: positions last as long as the document.
      }
    },
    of: (key) => positions.get(key),
  };
}

function isPosition(entry: unknown): entry is [string, number] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number';
}
