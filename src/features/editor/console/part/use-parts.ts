import { useEffect, useReducer, useState } from 'react';
import { useConsole } from '#console/console-context.ts';
import { keeperOf, sendWhenLeft } from './keeper-of.ts';
import type { PartKeeper } from './part-keeper.ts';
import type { UsedPart } from './use-part.ts';

/** Several parts of a draft on one page, each by its name. A part that was used stays until the page is left. */
export function useParts(site: string, names: readonly string[]): ReadonlyMap<string, UsedPart> {
  const { api, storage, failureOf, cache } = useConsole();
  const [keepers] = useState(() => new Map<string, PartKeeper>());
  const [, changed] = useReducer((count: number) => count + 1, 0);
  const wanted = names.join(' ');

  useEffect(() => {
    const stop = sendWhenLeft(() => {
      for (const keeper of keepers.values()) void keeper.flush();
    });
    return () => {
      stop();
      for (const keeper of keepers.values()) keeper.end();
      keepers.clear();
    };
  }, [keepers]);

  useEffect(() => {
    for (const part of wanted.split(' ').filter((name) => name !== '' && !keepers.has(name))) {
      const keeper = keeperOf({ api, storage, failureOf, cache }, { site, part });
      keeper.listen(changed);
      keepers.set(part, keeper);
      void keeper.read();
    }
  }, [keepers, wanted, api, storage, failureOf, cache, site]);

  return new Map([...keepers].map(([name, keeper]) => [name, { ...keeper.state, keeper, name }]));
}
