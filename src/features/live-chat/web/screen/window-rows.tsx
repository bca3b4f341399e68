import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { listPageSize } from '#kernel/list-pages.ts';
import { longListTexts } from '#web/long-list/long-list-texts.ts';
import { mountedMax, mountedPages } from '#web/long-list/mounted-pages.ts';
import { useTexts } from '#web/site/page-context.ts';
import { Button } from '#web/ui/button.tsx';

export const texts = [longListTexts];

export interface LongRowsProps<Row> {
  className: string;
  rows: readonly Row[];
  /** Rows of the list that the page has not read. */
  left: number;
  /** Reads some of them. */
  onMore: () => Promise<void>;
  /** Other rows are in the document now; has to be the same function as long as the list is the same. */
  onLook?: ((rows: readonly Row[]) => void) | undefined;
  idOf: (row: Row) => number;
  /** A row, a list item of the height of all others. */
  children: (row: Row) => ReactNode;
}

/** Rows that come and go together. */
export const rowsOfPart = 10;
export const mountedRowsMax = rowsOfPart * mountedMax;
/** Rows are made ready so far before they are in sight. */
const marginPx = 600;
/** What is looked at is told when the rows have rested so long: each change is a frame to the server. */
const restMs = 400;

const firstParts: ReadonlySet<number> = new Set(Array.from({ length: listPageSize / rowsOfPart }, (_, part) => part));

/** A run of parts that are in the document, or of parts that only keep their place. */
interface Run {
  from: number;
  to: number;
  isThere: boolean;
}

function runsOf(parts: number, mounted: ReadonlySet<number>): Run[] {
  const runs: Run[] = [];
  for (let part = 0; part < parts; part += 1) {
    const last = runs.at(-1);
    const isThere = mounted.has(part);
    if (last?.isThere === isThere) last.to = part + 1;
    else runs.push({ from: part, to: part + 1, isThere });
  }
  return runs;
}

const rowsIn = (list: HTMLElement | null): HTMLElement[] => [
  ...(list?.querySelectorAll<HTMLElement>(':scope > li:not([data-place])') ?? []),
];

/** Rows have one height, so the first ones tell it. */
function heightOfRow(list: HTMLElement | null): number {
  const [first, ...others] = rowsIn(list).slice(0, rowsOfPart);
  const last = others.at(-1) ?? first;
  if (first === undefined || last === undefined) return 0;
  const height = last.getBoundingClientRect().bottom - first.getBoundingClientRect().top;
  return height / (others.length + 1);
}

/** What scrolls the list: an element around it, or the window. */
function scrollerOf(list: HTMLElement): HTMLElement | null {
  for (let around = list.parentElement; around !== null && around !== document.body; around = around.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(around).overflowY)) return around;
  }
  return null;
}

/** The rows near the window, places for the others, and the way to those that were not read. */
export function Part({ className, rows, left, onMore, onLook, idOf, children }: LongRowsProps<unknown>) {
  const say = useTexts(longListTexts);
  const list = useRef<HTMLUListElement>(null);
  const [mounted, setMounted] = useState(firstParts);
  const [state, setState] = useState<'still' | 'reading' | 'failed'>('still');
  const [isOnButton, setIsOnButton] = useState(false);
  const wanted = useRef<number>(null);
  const parts = Math.ceil(rows.length / rowsOfPart);
  const runs = runsOf(parts, mounted);
  const last = Math.min(runs.findLast(({ isThere }) => isThere)?.to ?? 0, parts) * rowsOfPart;
  const numbers = runs.flatMap(({ from, to, isThere }) =>
    isThere ? rows.slice(from * rowsOfPart, to * rowsOfPart).map((_, index) => from * rowsOfPart + index) : [],
  );
  const hidden = Math.max(0, rows.length - last);

  const mount = useCallback((near: readonly number[]): void => {
    const focused = list.current?.querySelector<HTMLElement>('li:focus-within')?.dataset['part'];
    setMounted((before) =>
      mountedPages({
        mounted: before,
        near: new Set(near),
        focused: focused === undefined ? undefined : Number(focused),
      }),
    );
  }, []);
  const more = useCallback(async (): Promise<void> => {
    setState('reading');
    await onMore().then(
      () => setState('still'),
      () => setState('failed'),
    );
  }, [onMore]);
  const latest = useRef({ more, left, state, parts });
  useLayoutEffect(() => {
    latest.current = { more, left, state, parts };
    const height = heightOfRow(list.current);
    for (const place of list.current?.querySelectorAll<HTMLElement>(':scope > [data-rows]') ?? [])
      place.style.blockSize = `${Number(place.dataset['rows']) * height}px`;
    for (const [index, row] of rowsIn(list.current).entries()) {
      row.dataset['part'] = String(Math.floor(numbers[index]! / rowsOfPart));
    }
    const next = wanted.current === null ? -1 : numbers.indexOf(wanted.current);
    if (next === -1) return;
    wanted.current = null;
    rowsIn(list.current)[next]?.querySelector<HTMLElement>('a, button, input')?.focus();
  });

  // Somebody who goes by the keyboard is faster than an observer.
  useEffect(() => {
    const come = ({ target }: FocusEvent): void => {
      const isInside = target instanceof HTMLElement && list.current?.contains(target) === true;
      const part = isInside ? target.closest<HTMLElement>('[data-part]')?.dataset['part'] : undefined;
      setIsOnButton(isInside && part === undefined);
      if (part === undefined) return;
      const { parts: count, left: unread, state: now, more: read } = latest.current;
      const at = Number(part);
      mount([at - 1, at, at + 1].filter((one) => one >= 0 && one < count));
      if (at >= count - 1 && unread > 0 && now === 'still') void read();
    };
    document.addEventListener('focusin', come);
    return () => document.removeEventListener('focusin', come);
  }, [mount]);

  // After each change of what is there: an observer tells only of changes, and of all that it begins to observe.
  const shape = runs.map(({ from, to, isThere }) => `${from}-${to}-${isThere}`).join(' ');
  useEffect(() => {
    if (list.current === null || typeof IntersectionObserver === 'undefined') return undefined;
    const root = scrollerOf(list.current);
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting, rootBounds, boundingClientRect } of entries) {
          if (!isIntersecting || !(target instanceof HTMLElement)) continue;
          const { rows: kept, from } = target.dataset;
          if (kept !== undefined) {
            const top = rootBounds?.top ?? -marginPx;
            const bottom = rootBounds?.bottom ?? window.innerHeight + marginPx;
            const { top: placeTop, height } = boundingClientRect;
            const each = (height / Number(kept)) * rowsOfPart;
            if (each <= 0) continue;
            const first = Math.max(0, Math.floor((top - placeTop) / each));
            const count = Math.ceil(Number(kept) / rowsOfPart);
            const end = Math.min(count, Math.ceil((bottom - placeTop) / each));
            mount(Array.from({ length: Math.max(0, end - first) }, (_, index) => Number(from) + first + index));
          } else if (latest.current.left > 0 && latest.current.state === 'still') {
            // A visitor on the button presses it.
            if (!target.contains(document.activeElement)) void latest.current.more();
          }
        }
      },
      { root, rootMargin: `${marginPx}px 0px` },
    );
    for (const place of list.current.querySelectorAll(':scope > [data-place]')) observer.observe(place);
    return () => observer.disconnect();
  }, [shape, rows.length, left, mount]);

  const there = numbers.map((number) => rows[number]);
  const ids = there.map(idOf).join(' ');
  const seen = useRef(there);
  useEffect(() => {
    seen.current = there;
  });
  useEffect(() => {
    const timer = window.setTimeout(() => onLook?.(seen.current), restMs);
    return () => window.clearTimeout(timer);
  }, [ids, onLook]);
  useEffect(() => () => onLook?.([]), [onLook]);

  const press = async (): Promise<void> => {
    if (hidden === 0) await more();
    const next = last / rowsOfPart;
    wanted.current = last;
    mount(Array.from({ length: listPageSize / rowsOfPart }, (_, index) => next + index));
  };
  return (
    <ul className={className} ref={list} aria-busy={state === 'reading' || undefined}>
      {runs.map(({ from, to, isThere }) =>
        isThere ? (
          rows.slice(from * rowsOfPart, to * rowsOfPart).map(children)
        ) : (
          <li
            key={`place ${from}`}
            aria-hidden="true"
            data-place=""
            data-from={from}
            data-rows={Math.min(to * rowsOfPart, rows.length) - from * rowsOfPart}
          />
        ),
      )}
      {hidden + left > 0 || isOnButton ? (
        <li key="more" className="hb-chat-rooms-more" data-place="">
          <Button kind="secondary" size="small" busy={state === 'reading'} onClick={() => void press()}>
            {say.later} ({(hidden + left).toLocaleString()})
          </Button>
          {state === 'failed' ? <span role="alert">{say.failed}</span> : null}
        </li>
      ) : null}
    </ul>
  );
}
