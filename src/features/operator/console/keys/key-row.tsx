import { useState } from 'react';
import { useConsole, useWords } from '#console/console-context.ts';
import { useSaidTimes } from '#console/said-times.ts';
import { Button } from '#console/ui/button.tsx';
import { Badge } from '#console/ui/notice.tsx';
import type { AnswerOf } from '#kernel/endpoint.ts';
import type { endApiKey, listApiKeys } from '../../contract/api-keys.ts';
import { useRoleLabels } from '../people/role-labels.ts';
import { keyTexts } from './key-texts.ts';

interface KeyRowProps {
  site: string;
  apiKey: AnswerOf<typeof listApiKeys>['keys'][number];
  onEnded: () => void;
}

/** A key: what it may do, until when, when it was last used, and how it is ended. */
export function KeyRow({ site, apiKey, onEnded }: KeyRowProps) {
  const { api, toast, failureOf } = useConsole();
  const times = useSaidTimes();
  const words = useWords(keyTexts);
  const roles = useRoleLabels();
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const { keyId, name, role, isProven, state, madeBy, expiresAt, usedAt } = apiKey;
  const end = async (): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    try {
      await api.post<typeof endApiKey>('sites/{site}/api-keys/{keyId}/end', { params: { site, keyId }, body: {} });
      toast({ text: words.ended });
      onEnded();
    } catch (error) {
      toast({ text: failureOf(error).message });
    } finally {
      setBusy(false);
    }
  };
  const may = isProven ? [roles[role], words.withProof] : [roles[role]];
  const used = usedAt === null ? words.neverUsed : words.used(times.date(usedAt));
  return (
    <div className="hc-row hc-person">
      <div className="hc-row-text">
        <span className="hc-row-title">
          {name} <Badge kind={state === 'works' ? 'success' : 'plain'}>{words.states[state]}</Badge>
        </span>
        <p className="hc-muted">{[...may, words.until(times.date(expiresAt))].join(' · ')}</p>
        <p className="hc-muted">{[used, words.madeBy(madeBy)].join(' · ')}</p>
        {state === 'makerLeft' ? <span className="hc-person-reset">{words.makerLeftText}</span> : null}
        {state === 'works' || state === 'makerLeft' ? (
          <p className="hc-person-actions">
            <Button
              look={isAsked ? 'danger' : 'quiet'}
              isBusy={isBusy}
              aria-label={isAsked ? undefined : words.endOf(name)}
              onClick={() => (isAsked ? void end() : setAsked(true))}
            >
              {isAsked ? words.reallyEnd : words.end}
            </Button>
          </p>
        ) : null}
      </div>
    </div>
  );
}
