/**
 * So many pages of a long list are in the document at most, beside what is near the window: what was shown stays a while,
 * for the browser's own search and for a visitor who scrolls back.
 */
export const mountedMax = 8;

export interface MountedWish {
  /** What is in the document so far. */
  mounted: ReadonlySet<number>;
  /** What the window is near. */
  near: ReadonlySet<number>;
  /** The page that holds the focus stays. */
  focused?: number | undefined;
}

/** The pages that are in the document from now on: those near the window, and the nearest of those that were there. */
export function mountedPages({ mounted, near, focused }: MountedWish): ReadonlySet<number> {
  if (near.size === 0) return mounted;
  const kept = focused !== undefined && mounted.has(focused) ? [...near, focused] : [...near];
  const middle = (Math.min(...near) + Math.max(...near)) / 2;
  const others = [...mounted]
    .filter((page) => !kept.includes(page))
    .toSorted((one, other) => Math.abs(one - middle) - Math.abs(other - middle))
    .slice(0, Math.max(0, mountedMax - kept.length));
  const next = new Set([...kept, ...others].toSorted((one, other) => one - other));
  const isSame = next.size === mounted.size && [...next].every((page) => mounted.has(page));
  return isSame ? mounted : next;
}
