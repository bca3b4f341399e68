import { useState } from 'react';
import { useConsole, useWords } from '#console/console-context.ts';
import type { moveToPortal } from '../../contract/portal.ts';
import { portalTexts } from './portal-texts.ts';

interface Move {
  isBusy: boolean;
  /** Puts an event into a portal; undefined: it stands alone. */
  move: (site: string, portal: string | undefined) => Promise<void>;
}

export function useMove(onDone: () => void): Move {
  const { api, cache, toast, failureOf } = useConsole();
  const words = useWords(portalTexts);
  const [isBusy, setBusy] = useState(false);
  const move = async (site: string, portal: string | undefined): Promise<void> => {
    setBusy(true);
    try {
      await api.post<typeof moveToPortal>('sites/{site}/portal', {
        params: { site },
        body: portal === undefined ? {} : { portal },
      });
      toast({ text: words.done });
    } catch (error) {
      toast({ text: failureOf(error).message });
    }
    for (const key of [`outline/${site}`, `head/${site}`, 'sites/', `part/${site}/settings`]) cache.changed(key);
    setBusy(false);
    onDone();
  };
  return { isBusy, move };
}
