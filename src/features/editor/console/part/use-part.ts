import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useConsole } from '#console/console-context.ts';
import type { Json } from '../../rules/part-changes.ts';
import { keeperOf, type PartOfSite, sendWhenLeft } from './keeper-of.ts';
import type { PartKeeper, PartState } from './part-keeper.ts';

/** The name of a part that no server has yet. */
export const newPart = 'new';

export interface UsedPart extends PartState {
  keeper: PartKeeper;
  /** `settings`, `content-3`, `item-3-7` */
  name: string;
}

interface UsedPartOfSite extends PartOfSite {
  /** What the page has read already. */
  given?: Json;
}

/** A part of a draft in a form: it is stored while it is typed, and nothing that was typed is lost. */
export function usePart({ site, part, given, check }: UsedPartOfSite): UsedPart {
  const { api, storage, failureOf, cache } = useConsole();
  const keeper = useMemo(
    () => keeperOf({ api, storage, failureOf, cache }, { site, part, ...(check && { check }) }),
    // What the page had read when it opened begins the form; later answers are the keeper's.
    // oxlint-disable-next-line react/exhaustive-deps
    [api, storage, failureOf, cache, site, part],
  );

  useEffect(() => {
    if (given === undefined) void keeper.read();
    else keeper.begin(given);
    const stop = sendWhenLeft(() => void keeper.flush());
    return () => {
      stop();
      keeper.end();
    };
    // oxlint-disable-next-line react/exhaustive-deps
  }, [keeper]);

  const listen = useMemo(() => (listener: () => void) => keeper.listen(listener), [keeper]);
  return { ...useSyncExternalStore(listen, () => keeper.state), keeper, name: part };
}
