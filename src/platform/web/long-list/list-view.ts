import { entryKey } from '../navigation/history-entry.ts';

/** Where a list comes from. */
export interface LongListSource<Page> {
  /** Names what is listed: with another name it is another list. */
  name: string;
  pages: number;
  /** The page that has come with the document, and its number. Pages count from 1. */
  first: number;
  page: Page;
  /** Reads another page; has to be the same function as long as the list is the same. */
  read: (page: number) => Promise<Page>;
  /** Called when the visitor has come to another page; the address can tell. */
  onPlace?: ((page: number) => void) | undefined;
}

/** What is shown of a list. */
export interface ListView<Page> {
  source: Page;
  /** The pages in a row that have a place in the document. */
  from: number;
  to: number;
  held: ReadonlyMap<number, Page>;
  /** The pages that are in the document. */
  mounted: ReadonlySet<number>;
  /** The page that the visitor is at. */
  at: number;
  isPrinting: boolean;
  state: 'still' | 'reading' | 'failed';
}

/** What a list and its keeper share: the elements, and what the keeper can do once its code is there. */
export interface ListDesk {
  frames: Map<number, HTMLElement>;
  heights: Map<number, number>;
  edge: HTMLElement | null;
  /** Shows a page and gives it the focus; pages beside those that are there join them. */
  go?: ((page: number) => Promise<void>) | undefined;
  /** Reads everything, and prints it. */
  print?: (() => Promise<void>) | undefined;
}

/** What a list was when the visitor left it, so that Back finds it so; by history entry. */
interface Kept {
  name: string;
  pages: number;
  view: ListView<unknown>;
  heights: ReadonlyMap<number, number>;
  since: number;
}

const kept = new Map<string, Kept>();
const keptMax = 10;
const keptMs = 10 * 60_000;

export function begun<Page>(first: number, page: Page): ListView<Page> {
  return {
    source: page,
    from: first,
    to: first,
    held: new Map([[first, page]]),
    mounted: new Set([first]),
    at: first,
    isPrinting: false,
    state: 'still',
  };
}

export function keep(key: string, one: Kept): void {
  kept.delete(key);
  kept.set(key, one);
  const [oldest] = kept.keys();
  if (kept.size > keptMax && oldest !== undefined) kept.delete(oldest);
}

export function keptOf({ name, pages }: LongListSource<unknown>): Kept | undefined {
  const found = typeof window === 'undefined' ? undefined : kept.get(entryKey());
  const isFresh = found?.name === name && found.pages === pages && Date.now() - found.since < keptMs;
  return isFresh ? found : undefined;
}
