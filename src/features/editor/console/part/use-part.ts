import { startTransition, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
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
export function usePart(wanted: UsedPartOfSite): UsedPart {
  const keeper = useKeeper(wanted);
  const state = useSyncExternalStore(keeper.listen, () => keeper.state);
  useEditing(keeper, wanted.given);
  return { ...state, keeper, name: wanted.part };
}

/**
 * The same for a screen whose fields all follow what is typed by themselves (`useControl`): the rest of it follows when
 * the letter is painted, which on a slow phone it would hold up.
 */
export function usePartAfterPaint(wanted: UsedPartOfSite): UsedPart {
  const keeper = useKeeper(wanted);
  const [seen, setSeen] = useState({ keeper, state: keeper.state });
  useEffect(() => {
    const look = (): void => startTransition(() => setSeen({ keeper, state: keeper.state }));
    look();
    return keeper.listen(look);
  }, [keeper]);
  useEditing(keeper, wanted.given);
  const { state } = seen.keeper === keeper ? seen : keeper;
  return { ...state, keeper, name: wanted.part };
}

function useKeeper({ site, part, check, code }: UsedPartOfSite): PartKeeper {
  const { api, storage, failureOf, cache } = useConsole();
  return useMemo(
    () =>
      keeperOf(
        { api, storage, failureOf, cache },
        { site, part, ...(check && { check }), ...(code !== undefined && { code }) },
      ),
    // What the page had read when it opened begins the form; later answers are the keeper's.
    // oxlint-disable-next-line react/exhaustive-deps
    [api, storage, failureOf, cache, site, part],
  );
}

function useEditing(keeper: PartKeeper, given: Json | undefined): void {
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
}
