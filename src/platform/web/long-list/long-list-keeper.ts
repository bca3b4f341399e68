import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { entryKey } from '../navigation/history-entry.ts';
import { keep, type ListDesk, type ListView, type LongListSource } from './list-view.ts';
import { mountedPages } from './mounted-pages.ts';

/** Pages are made ready so far before they are in sight. */
const margin = '800px 0px';
/** A page is where the visitor is once it has come to this line of the window. */
const line = '-30% 0px -70% 0px';
/** Calls at the same time when everything is read. */
const readsMax = 3;

export interface KeeperProps {
  source: LongListSource<unknown>;
  view: ListView<unknown>;
  desk: ListDesk;
  show: (change: (before: ListView<unknown>) => ListView<unknown>) => void;
}

interface Watch {
  ofPages: readonly (IntersectionObserver | ResizeObserver)[];
  ofEdge: IntersectionObserver;
  seen: Set<Element>;
}

const pageOf = (frame: Element): number => Number(frame.getAttribute('data-page'));
const heightOf = (page: Element): number => page.getBoundingClientRect().height;

/** Out of sight a page is only as high as it is taken for. */
function isLaidOut({ firstElementChild: content }: Element): boolean {
  return content !== null && (content.checkVisibility?.({ contentVisibilityAuto: true }) ?? true);
}

export const texts = [];

/** Brings the pages of a long list as the visitor comes near them; only a list with further pages needs its code. */
export function Part({ source, view, desk, show }: KeeperProps) {
  const { name, pages, read, onPlace } = source;
  const { frames, heights } = desk;
  const change = useCallback((more: Partial<ListView<unknown>>) => show((before) => ({ ...before, ...more })), [show]);
  const [wanted, setWanted] = useState<number>();
  const reading = useRef(new Map<number, Promise<unknown>>());
  const latest = useRef({ view, onPlace });
  useLayoutEffect(() => {
    latest.current = { view, onPlace };
  });

  /** Undefined: it could not be read, and the list says so. */
  const get = useCallback(
    (page: number): Promise<unknown> => {
      const known = latest.current.view.held.get(page);
      if (known !== undefined) return Promise.resolve(known);
      const running = reading.current.get(page);
      if (running !== undefined) return running;
      change({ state: 'reading' });
      const run = read(page).then(
        (data) => {
          change({ state: 'still' });
          return data;
        },
        () => change({ state: 'failed' }),
      );
      reading.current.set(page, run);
      void run.finally(() => reading.current.delete(page));
      return run;
    },
    [read, change],
  );
  const take = useCallback(
    async (page: number, place?: (now: ListView<unknown>) => Partial<ListView<unknown>>): Promise<boolean> => {
      const data = await get(page);
      if (data === undefined) return false;
      show((now) => ({ ...now, ...place?.(now), held: new Map(now.held).set(page, data) }));
      return true;
    },
    [get, show],
  );

  const near = useRef(new Set<number>());
  const settle = useCallback((): void => {
    const { mounted, held } = latest.current.view;
    const focused = [...frames].find(([, element]) => element.contains(document.activeElement))?.[0];
    const next = mountedPages({ mounted, near: near.current, focused });
    if (next !== mounted) change({ mounted: next });
    for (const page of near.current) if (!held.has(page)) void take(page);
  }, [take, change, frames]);

  const watch = useRef<Watch>(null);
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return undefined;
    const watchNear = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const { to } = latest.current.view;
          if (target === desk.edge) {
            if (isIntersecting && to < pages) void take(to + 1, (now) => joined(now, to + 1, near.current));
          } else if (isIntersecting) near.current.add(pageOf(target));
          else near.current.delete(pageOf(target));
        }
        settle();
      },
      { rootMargin: margin },
    );
    const watchLine = new IntersectionObserver(
      (entries) => {
        const here = entries.find(({ isIntersecting }) => isIntersecting)?.target;
        if (here === undefined || pageOf(here) === latest.current.view.at) return;
        change({ at: pageOf(here) });
        latest.current.onPlace?.(pageOf(here));
      },
      { rootMargin: line },
    );
    const watchSize = new ResizeObserver((entries) => {
      for (const { target } of entries) if (isLaidOut(target)) heights.set(pageOf(target), heightOf(target));
    });
    watch.current = { ofPages: [watchNear, watchLine, watchSize], ofEdge: watchNear, seen: new Set() };
    return () => {
      watch.current = null;
      for (const one of [watchNear, watchLine, watchSize]) one.disconnect();
    };
  }, [desk, heights, pages, settle, take, change]);

  // Somebody who goes by the keyboard is faster than a window that scrolls to the focus.
  useEffect(() => {
    const come = ({ target }: FocusEvent): void => {
      const last = latest.current.view.to;
      const frame = frames.get(last);
      const isInside = target instanceof Node && target !== frame && frame?.contains(target) === true;
      if (!isInside || last === pages) return;
      void take(last + 1, (now) => joined(now, last + 1, near.current));
    };
    document.addEventListener('focusin', come);
    return () => document.removeEventListener('focusin', come);
  }, [frames, pages, take]);

  const { from, to } = view;
  useEffect(() => {
    if (watch.current === null) return;
    const { ofPages, ofEdge, seen } = watch.current;
    const there = new Set<Element>(frames.values());
    for (const element of seen) {
      if (there.has(element)) continue;
      for (const one of ofPages) one.unobserve(element);
      seen.delete(element);
    }
    for (const page of near.current) if (!frames.has(page)) near.current.delete(page);
    for (const element of there) {
      if (seen.has(element)) continue;
      for (const one of ofPages) one.observe(element);
      seen.add(element);
    }
    // The place under a page that has come may still be in sight: an observer tells only of changes.
    if (desk.edge === null) return;
    ofEdge.unobserve(desk.edge);
    ofEdge.observe(desk.edge);
  }, [desk, frames, from, to, settle, take]);

  // What is not in the document keeps its place, as high as it was.
  useLayoutEffect(() => {
    for (const [page, element] of frames) {
      const isThere = view.isPrinting || (view.mounted.has(page) && view.held.has(page));
      keepHeight(element, heights.get(page), isThere);
    }
  }, [view, frames, heights]);

  useEffect(() => {
    const key = entryKey();
    return () =>
      keep(key, { name, pages, view: { ...latest.current.view, isPrinting: false }, heights, since: Date.now() });
  }, [name, pages, heights]);

  useEffect(() => {
    const begin = (): void => flushSync(() => change({ isPrinting: true }));
    const end = (): void => change({ isPrinting: false });
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, [change]);

  useEffect(() => {
    const element = wanted === undefined ? undefined : frames.get(wanted);
    if (element === undefined) return;
    setWanted(undefined);
    element.scrollIntoView({ block: 'start' });
    element.focus({ preventScroll: true });
  }, [wanted, view, frames]);

  useEffect(
    () =>
      serve(desk, {
        go: async (page) => {
          if (await take(page, (now) => joined(now, page))) setWanted(page);
        },
        print: async () => {
          const held = new Map<number, unknown>();
          for (let next = 1; next <= pages; next += readsMax) {
            const some = Array.from({ length: Math.min(readsMax, pages - next + 1) }, (_, index) => next + index);
            for (const [index, data] of (await Promise.all(some.map(get))).entries()) {
              if (data === undefined) return;
              held.set(next + index, data);
            }
          }
          flushSync(() => change({ from: 1, to: pages, held }));
          window.print();
        },
      }),
    [desk, pages, get, take, change],
  );
  return null;
}

function serve(desk: ListDesk, ways: Pick<ListDesk, 'go' | 'print'>): () => void {
  Object.assign(desk, ways);
  return () => void Object.assign(desk, { go: undefined, print: undefined });
}

/** The list with a page beside those that are there; any other page begins it anew. */
function joined(
  { from, to, mounted }: ListView<unknown>,
  page: number,
  near: Iterable<number> = [],
): Partial<ListView<unknown>> {
  const isBeside = page >= from - 1 && page <= to + 1;
  if (!isBeside) return { from: page, to: page, mounted: new Set([page]) };
  return {
    from: Math.min(from, page),
    to: Math.max(to, page),
    mounted: mountedPages({ mounted, near: new Set([...near, page]) }),
  };
}

/** What is there is as high as it is; out of sight the browser takes it for as high as it was. */
function keepHeight({ style }: HTMLElement, height: number | undefined, isThere: boolean): void {
  const said = height === undefined ? '' : `${height}px`;
  style.blockSize = isThere ? '' : said;
  style.containIntrinsicBlockSize = said === '' ? '' : `auto ${said}`;
}
