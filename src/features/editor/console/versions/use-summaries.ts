import { useEffect, useState } from 'react';
import { useConsole } from '#console/console-context.ts';
import type { compareVersion } from '../../contract/versions.ts';
import type { Changes } from '../changes/change-list.tsx';
import type { Versions } from './old-version.ts';

type Said = Pick<Changes, 'changes' | 'total'>;

/** What each publication changed, by its revision; they come one after the other, and never change. */
export function useSummaries(site: string, publications: Versions['publications']): ReadonlyMap<number, Said> {
  const { api } = useConsole();
  const [found, setFound] = useState<ReadonlyMap<number, Said>>(new Map());
  // The oldest that is kept has nothing to be compared with.
  const revisions = publications
    .slice(0, -1)
    .map(({ revision }) => revision)
    .join();
  useEffect(() => {
    let isWanted = true;
    const readAll = async (): Promise<void> => {
      for (const revisionId of revisions.split(',').filter(Boolean).map(Number)) {
        if (!isWanted) return;
        const params = { site, revisionId };
        // oxlint-disable-next-line no-await-in-loop -- The list stands there already, and no server has to hurry.
        const said = await api.get<typeof compareVersion>('sites/{site}/versions/{revisionId}/changes', {
          params,
          query: { present: 'before' },
        });
        setFound((before) => new Map(before).set(revisionId, said));
      }
    };
    // The list does without it.
    readAll().catch(() => {});
    return () => {
      isWanted = false;
    };
  }, [api, site, revisions]);
  return found;
}
