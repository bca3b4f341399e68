import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useConsole } from '../console-context.ts';
import type { CallState } from './call-cache.ts';
import type { ConsoleApi } from './console-api.ts';

export interface UsedCall<T> extends CallState<T> {
  again(): Promise<void>;
}

/** What a reader of this key has found, without reading it. */
export function useKnown<T>(key: string): T | undefined {
  const { cache } = useConsole();
  const listen = useCallback((listener: () => void) => cache.listen(key, listener), [cache, key]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- As below.
  return useSyncExternalStore(listen, () => cache.stateOf(key)).data as T | undefined;
}

/** Reads by a call, at each opening of the page; `key` names what is read, `load` how. Two readers of one key share it. */
export function useCall<T>(key: string, load: (api: ConsoleApi) => Promise<T>): UsedCall<T> {
  const { cache, api } = useConsole();
  // The key stands for everything that `load` uses.
  // oxlint-disable-next-line react/exhaustive-deps
  const again = useCallback(() => cache.read(key, () => load(api)), [cache, key, api]);
  const listen = useCallback((listener: () => void) => cache.listen(key, listener), [cache, key]);
  const state = useSyncExternalStore(listen, () => cache.stateOf(key));
  useEffect(() => {
    void again();
  }, [again]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Whoever uses a key reads the same there.
  return { ...(state as CallState<T>), again };
}
