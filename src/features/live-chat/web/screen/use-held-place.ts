import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** So near the end a reader follows it. */
const nearPx = 48;

/** The first row in sight, and how far from the end of the box it ended when the box was scrolled so. */
interface Held {
  row: Element;
  distance: number;
  scrollTop: number;
}

interface HeldPlace {
  /** The reader has scrolled up. */
  isAway: boolean;
  toEnd(): void;
}

/**
 * Keeps what a reader who has scrolled up is looking at where it is, whatever comes or grows below it. The box scrolls
 * from its bottom, so what comes above moves nothing. It has `overflow-anchor: none`: Safari does not hold a place by
 * itself, and where a browser does, each new row would be made up for twice.
 */
export function useHeldPlace(
  box: RefObject<HTMLElement | null>,
  list: RefObject<HTMLElement | null>,
  rowClass: string,
): HeldPlace {
  const [isAway, setIsAway] = useState(false);
  const keeper = useRef<ReturnType<typeof keepPlace>>(undefined);
  useLayoutEffect(() => {
    if (box.current === null || list.current === null) return undefined;
    const kept = keepPlace(box.current, list.current, rowClass, setIsAway);
    keeper.current = kept;
    return kept.stop;
  }, [box, list, rowClass]);
  useLayoutEffect(() => keeper.current?.hold());
  return { isAway, toEnd: () => keeper.current?.toEnd() };
}

function keepPlace(box: HTMLElement, list: HTMLElement, rowClass: string, tell: (isAway: boolean) => void) {
  let held: Held | undefined;
  const rows = list.getElementsByClassName(rowClass);
  const hold = (): void => {
    if (held?.row.isConnected === true) {
      const grown = distanceOf(held.row, box) - (held.distance + box.scrollTop - held.scrollTop);
      if (Math.abs(grown) >= 1) box.scrollTop -= grown;
    }
    const { scrollTop } = box;
    const isAway = scrollTop < -nearPx;
    const row = isAway ? firstInSight(rows, box) : undefined;
    held = row && { row, distance: distanceOf(row, box), scrollTop };
    tell(isAway);
  };
  box.addEventListener('scroll', hold, { passive: true });
  // A row gets its height when it is drawn for the first time, and a picture when it comes.
  const growth = new ResizeObserver(hold);
  growth.observe(list);
  return {
    hold,
    toEnd(): void {
      held = undefined;
      box.scrollTop = 0;
      tell(false);
    },
    stop(): void {
      box.removeEventListener('scroll', hold);
      growth.disconnect();
    },
  };
}

/** From its end to the end of the box. */
function distanceOf(row: Element, box: Element): number {
  return box.getBoundingClientRect().bottom - row.getBoundingClientRect().bottom;
}

function firstInSight(rows: HTMLCollectionOf<Element>, box: Element): Element | undefined {
  const { top } = box.getBoundingClientRect();
  let [from, to] = [0, rows.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (rows[middle]!.getBoundingClientRect().bottom > top) to = middle;
    else from = middle + 1;
  }
  return rows[from];
}
