import { useCallback, useSyncExternalStore } from 'react';
import { recordOf } from '#kernel/keys-of.ts';
import { useConsole } from '../console-context.ts';

interface UsedQuery<Name extends string> {
  /** What stands in the address; '' for what does not. */
  query: Readonly<Record<Name, string>>;
  /** The address with these changes; what is '' leaves it. */
  hrefWith(changes: Partial<Record<Name, string>>): string;
  /** Goes there. `replace`: the way back does not stop here. */
  change(changes: Partial<Record<Name, string>>, options?: { replace?: boolean }): void;
}

/** What is looked for on a page, in its address: the way back finds it again, and a link shows others the same. */
export function useQuery<Name extends string>(names: readonly Name[]): UsedQuery<Name> {
  const { router } = useConsole();
  const location = useSyncExternalStore(
    useCallback((listener: () => void) => router.listen(listener), [router]),
    () => router.location,
  );
  const given = new URLSearchParams(location.search);
  const hrefWith: UsedQuery<Name>['hrefWith'] = (changes) => {
    const next = new URLSearchParams(router.location.search);
    for (const name of names) {
      const value = changes[name];
      if (value === '') next.delete(name);
      else if (value !== undefined) next.set(name, value);
    }
    const search = next.toString();
    return router.location.pathname + (search === '' ? '' : `?${search}`);
  };
  return {
    query: recordOf(names, (name) => given.get(name) ?? ''),
    hrefWith,
    change: (changes, options) => router.go(hrefWith(changes), options),
  };
}
