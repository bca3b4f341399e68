import { Children, type ReactNode, useEffect, useRef, useState } from 'react';
import { classNames } from './class-names.ts';
import { ChevronLeftIcon, ChevronRightIcon } from './icons.tsx';

export interface ScrollRowProps {
  texts: { label: string; previous: string; next: string };
  children: ReactNode;
  /** One item fills the row, as in a carousel of pictures. */
  full?: boolean;
}

/** A browser glides for so long at most; old ones do not say when it ends. */
const glideMs = 1_000;

/** Items in one line that scrolls sideways: by touch, by its buttons, and by the arrow keys when it has the focus. */
export function ScrollRow({ texts, children, full }: ScrollRowProps) {
  const row = useRef<HTMLUListElement>(null);
  const [edge, setEdge] = useState({ start: true, end: false });
  const look = (): void => {
    const list = row.current;
    if (!list) return;
    const start = list.scrollLeft <= 2;
    const end = list.scrollLeft + list.clientWidth >= list.scrollWidth - 2;
    const done = start ? '.hb-scroll-button-previous' : '.hb-scroll-button-next';
    // A button that vanishes would take the focus of the visitor with it.
    if ((start || end) && document.activeElement?.matches(done)) list.focus({ preventScroll: true });
    setEdge((before) => (before.start === start && before.end === end ? before : { start, end }));
  };
  useEffect(() => {
    const list = row.current;
    if (!list) return;
    // Whether there is more to see depends on the width; the first look comes with observing.
    const observer = new ResizeObserver(look);
    observer.observe(list);
    return () => observer.disconnect();
  }, []);
  /** Where the last press leads, while the row still glides there. */
  const aim = useRef<{ left: number; at: number }>(undefined);
  const step = (direction: 1 | -1, { timeStamp }: { timeStamp: number }): void => {
    const list = row.current;
    if (!list) return;
    const from = aim.current && timeStamp - aim.current.at < glideMs ? aim.current.left : list.scrollLeft;
    const left = from + direction * list.clientWidth * (full ? 1 : 0.9);
    aim.current = { left: Math.max(0, Math.min(left, list.scrollWidth - list.clientWidth)), at: timeStamp };
    list.scrollTo({ left });
  };
  return (
    <div className={classNames('hb-scroll-row', full && 'hb-scroll-row-full')}>
      <ul
        className="hb-scroll-row-items"
        ref={row}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label={texts.label}
        onScroll={look}
        onScrollEnd={() => (aim.current = undefined)}
      >
        {Children.map(children, (child) => (
          <li className="hb-scroll-row-item">{child}</li>
        ))}
      </ul>
      <button
        type="button"
        className="hb-scroll-button hb-scroll-button-previous"
        aria-label={texts.previous}
        disabled={edge.start}
        onClick={(event) => step(-1, event)}
      >
        <ChevronLeftIcon />
      </button>
      <button
        type="button"
        className="hb-scroll-button hb-scroll-button-next"
        aria-label={texts.next}
        disabled={edge.end}
        onClick={(event) => step(1, event)}
      >
        <ChevronRightIcon />
      </button>
    </div>
  );
}
