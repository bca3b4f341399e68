import { useState } from 'react';
import { useConsole, useWords } from '#console/console-context.ts';
import { Button } from '#console/ui/button.tsx';
import type { discardChanges, restoreKeptDraft } from '../../contract/versions.ts';
import { type Changes, useChangeWords } from '../changes/change-list.tsx';
import { saidSummary } from '../changes/said-summary.ts';
import { ConfirmDialog } from '../content/confirm-dialog.tsx';
import { typedKey } from '../part/keeper-of.ts';
import type { Outline } from '../use-outline.ts';
import { versionTexts } from './version-texts.ts';
import '../part/said-list.css';

interface DiscardChangesProps {
  site: string;
  outline: Outline;
  changes: Changes;
}

/** Without login providers, which are kept beside the documents and stay. */
function undone({ changes, total }: Changes): Pick<Changes, 'changes' | 'total'> {
  const own = changes.filter(({ part, path }) => part !== 'settings' || path[0] !== 'identity');
  return { changes: own, total: total - (changes.length - own.length) };
}

/** Gives up what is not public yet: the draft becomes what is public, and is kept as it was. */
export function DiscardChanges({ site, outline, changes }: DiscardChangesProps) {
  const { api, cache, storage, toast, failureOf } = useConsole();
  const { discard: words } = useWords(versionTexts);
  const changeWords = useChangeWords(outline);
  const [isAsked, setAsked] = useState(false);
  const readAgain = (): void => {
    for (const key of ['outline', 'changes', 'versions', 'faults', 'checks', 'home']) cache.changed(`${key}/${site}`);
    cache.changed('sites/');
  };
  const bringBack = async (keptId: number): Promise<void> => {
    try {
      const params = { site, keptId };
      await api.post<typeof restoreKeptDraft>('sites/{site}/drafts/{keptId}/restore', { params, body: {} });
      readAgain();
    } catch (error) {
      toast({ text: failureOf(error).message });
    }
  };
  const discard = async (): Promise<void> => {
    const { keptId } = await api.post<typeof discardChanges>('sites/{site}/discard', { params: { site }, body: {} });
    for (const { part } of changes.unfinished) storage.remove(typedKey(site, part));
    readAgain();
    toast({ text: words.done, undo: () => void bringBack(keptId) });
  };
  return (
    <>
      <Button onClick={() => setAsked(true)}>{words.open}</Button>
      {isAsked ? (
        <ConfirmDialog
          title={words.title}
          text={words.text}
          button={words.button}
          onConfirm={discard}
          onClose={() => setAsked(false)}
        >
          <ul className="hc-dialog-list">
            {saidSummary(undone(changes), outline.languages, changeWords).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <p className="hc-hint">{words.stays}</p>
          <p className="hc-hint">{words.kept}</p>
        </ConfirmDialog>
      ) : null}
    </>
  );
}
