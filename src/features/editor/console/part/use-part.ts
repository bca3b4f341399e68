import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useConsole } from '#console/console-context.ts';
import type { readPart, savePart } from '../../contract.ts';
import type { Json } from '../../rules/part-changes.ts';
import { asChange, asJson } from './as-json.ts';
import { PartKeeper, type PartPorts, type PartState } from './part-keeper.ts';

export interface UsedPart extends PartState {
  keeper: PartKeeper;
}

export interface PartOfSite {
  site: string;
  /** `settings`, `content-3`, `item-3-7` */
  part: string;
  /** What the page has read already. */
  given?: Json;
  check?: PartPorts['check'];
}

/** A part of a draft in a form: it is stored while it is typed, and nothing that was typed is lost. */
export function usePart({ site, part, given, check }: PartOfSite): UsedPart {
  const { api, storage, failureOf, cache } = useConsole();
  const keeper = useMemo(() => {
    const params = { site };
    const key = `consoleTyped/${site}/${part}` as const;
    return new PartKeeper({
      async read() {
        const answer = await api.get<typeof readPart>('sites/{site}/part', { params, query: { part } });
        return { value: asJson(answer.value), typed: answer.typed.map(asChange) };
      },
      async save(changes) {
        const body = { part, changes: changes.map((change) => ({ ...change, path: [...change.path] })) };
        const answer = await api.post<typeof savePart>('sites/{site}/part', { params, body });
        return {
          value: asJson(answer.value),
          issues: answer.issues,
          clashes: answer.clashes.map((clash) => ({ ...asChange(clash), current: asJson(clash.current) })),
        };
      },
      failureOf,
      kept: {
        get: () => storage.get(key),
        set: (text) => storage.set(key, text),
        remove: () => storage.remove(key),
      },
      timers: { set: (work, ms) => window.setTimeout(work, ms), clear: (timer) => window.clearTimeout(Number(timer)) },
      check,
      onSaved() {
        cache.changed(`outline/${site}`);
        cache.changed(`booths/${site}`);
      },
    });
    // What the page had read when it opened begins the form; later answers are the keeper's.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [api, storage, failureOf, cache, site, part]);

  useEffect(() => {
    if (given === undefined) void keeper.read();
    else keeper.begin(given);
    const send = (): void => void keeper.flush();
    const sendHidden = (): void => {
      if (document.visibilityState === 'hidden') send();
    };
    window.addEventListener('online', send);
    document.addEventListener('visibilitychange', sendHidden);
    return () => {
      window.removeEventListener('online', send);
      document.removeEventListener('visibilitychange', sendHidden);
      keeper.end();
    };
    // oxlint-disable-next-line react/exhaustive-deps
  }, [keeper]);

  const listen = useMemo(() => (listener: () => void) => keeper.listen(listener), [keeper]);
  return { ...useSyncExternalStore(listen, () => keeper.state), keeper };
}
