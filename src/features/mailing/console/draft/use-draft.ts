import { useEffect, useState, useSyncExternalStore } from 'react';
import { useConsole } from '#console/console-context.ts';
import type { saveMailing } from '../../contract.ts';
import type { OpenMailing } from '../open-mailing.ts';
import { createDraftKeeper, type DraftKeeper, type DraftState } from './draft-keeper.ts';

/** After the last key. */
const quietMs = 800;

export interface UsedDraft extends DraftState, Pick<DraftKeeper, 'change' | 'save'> {
  /** The edition that is kept by now. */
  newest(): number;
}

/** A draft that is kept a moment after the last key, and when its screen is left. */
export function useDraft(site: string, mailing: OpenMailing): UsedDraft {
  const { api, failureOf } = useConsole();
  const [keeper] = useState(() =>
    createDraftKeeper(mailing, {
      async store(edition, document) {
        const answer = await api.post<typeof saveMailing>('sites/{site}/mails/{mailingId}', {
          params: { site, mailingId: mailing.mailingId },
          body: { edition, document },
        });
        return answer.edition;
      },
      say: (error) => failureOf(error).message,
    }),
  );
  const state = useSyncExternalStore(keeper.listen, keeper.state);
  useEffect(() => {
    if (state.saving.is !== 'typing') return undefined;
    const timer = setTimeout(() => void keeper.save(), quietMs);
    return () => clearTimeout(timer);
  }, [keeper, state]);
  useEffect(() => () => void keeper.save(), [keeper]);
  return { ...state, change: keeper.change, save: keeper.save, newest: () => keeper.state().edition };
}
