import type { ReactNode } from 'react';
import type { UsedPages } from '../api/use-pages.ts';
import { Button } from './button.tsx';
import { EmptyState, ReadFailed, ReadMore, Skeleton } from './waiting.tsx';

interface FoundListProps<Entry> {
  list: Omit<UsedPages<Entry, unknown>, 'first'>;
  /** How many were found, in words; '' where nothing is to be said. */
  count: string;
  /** Takes away what cuts the list down; undefined: nothing does. */
  onClear: (() => void) | undefined;
  words: Readonly<Record<'clear' | 'none' | 'noneText' | 'noneFound' | 'noneFoundText' | 'more', string>>;
  children: (entries: readonly Entry[]) => ReactNode;
}

/** A list below its search: how many there are, that nothing was found and why, and the pages behind the first. */
export function FoundList<Entry>({ list, count, onClear, words, children }: FoundListProps<Entry>) {
  const { entries, failure, again, readMore } = list;
  const isCutDown = onClear !== undefined;
  return (
    <>
      <div className="hc-list-head">
        <output className="hc-muted">{count}</output>
        {isCutDown ? (
          <Button look="quiet" onClick={onClear}>
            {words.clear}
          </Button>
        ) : null}
      </div>
      {failure !== undefined && entries === undefined ? (
        <ReadFailed failure={failure} onAgain={() => void again()} />
      ) : entries === undefined ? (
        <Skeleton rows={6} />
      ) : entries.length === 0 ? (
        <EmptyState
          title={isCutDown ? words.noneFound : words.none}
          text={isCutDown ? words.noneFoundText : words.noneText}
        />
      ) : (
        children(entries)
      )}
      <ReadMore label={words.more} onRead={readMore} />
    </>
  );
}

/** How many a search found, as far as it was counted; '' before the answer, and where there are none. */
export function saidFound(
  first: { found: number | null; isMoreFound: boolean } | undefined,
  words: { found: (count: number) => string; foundMany: (most: number) => string },
): string {
  if (!first?.found) return '';
  return first.isMoreFound ? words.foundMany(first.found) : words.found(first.found);
}
